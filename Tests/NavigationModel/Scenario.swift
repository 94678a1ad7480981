import TestCases

/// A list of commands for a few windows of one engine, which are closed at the end.
package struct Scenario: CustomStringConvertible {
  package let seed: UInt64
  var commands: [Command]

  /// The number of windows.
  let windowCount: Int

  package init(seed: UInt64, count: Int, windowCount: Int = 2) {
    var generator = SeededGenerator(seed: seed)
    (self.seed, self.windowCount) = (seed, windowCount)
    let isAboutTabs = seed % 3 == 0
    commands = (0..<count).map { _ in
      Command.random(using: &generator, isAboutTabs: isAboutTabs)
    }
    guard isAboutTabs else { return }
    commands.insert(Command(kind: .showTabs, numbers: Array(repeating: 0, count: 6)), at: 0)
  }

  /// Runs the commands on the windows and in the model, and stops at the first difference.
  @MainActor
  package func play(counting statistics: inout ActionStatistics) async throws -> ScenarioFailure? {
    let driver = try WindowDriver(windowCount: windowCount)
    defer { driver.releaseWindows() }
    // The tasks of earlier scenarios end.
    await Task.yield()
    var simulation = Simulation(windowCount: windowCount)
    var actions: [String] = []
    for command in commands {
      let before = simulation.state
      guard let issuedAction = simulation.play(command) else { continue }
      actions.append(describe(issuedAction, simulation.issued))
      statistics.record(issuedAction, inCallbacks: simulation.issued.values)
      statistics.record(simulation.records)
      if let failure = await check(issuedAction, simulation, on: driver) {
        return ScenarioFailure(actions: actions, reason: failure)
      }
      if simulation.isClosed { return nil }
      let rules = ColumnRules(from: before, to: simulation.state)
      let issued = simulation.issued
      if let violation = rules.violation(by: issuedAction, inCallbacks: issued) ?? driver.violation
      {
        return ScenarioFailure(actions: actions, reason: violation)
      }
    }
    for window in simulation.openWindows {
      if let failure = driver.replayFailure ?? stateFailure(of: window, &simulation, on: driver) {
        return ScenarioFailure(actions: actions, reason: failure)
      }
      actions.append("close \(window)")
      let end = simulation.close(window)
      if let failure = await check(end, simulation, on: driver) {
        return ScenarioFailure(actions: actions, reason: failure)
      }
    }
    return nil
  }

  @MainActor
  private func check(
    _ issuedAction: IssuedAction, _ simulation: Simulation, on driver: WindowDriver
  ) async -> String? {
    driver.play(issuedAction, inCallbacks: simulation.issued)
    await driver.waitForTasks(simulation)
    let comparison = EventComparison(expected: simulation.records, actual: driver.records)
    if let difference = comparison.difference { return difference }
    if driver.arrived != simulation.outcomes.arrived {
      return """
        expected outcomes: \(simulation.outcomes.arrived)
        but there were   : \(driver.arrived)
        """
    }
    if let difference = driver.difference(from: simulation.tasks) { return difference }
    let snapshot = simulation.state.snapshot
    if !simulation.isClosed, driver.snapshot != snapshot {
      return "expected snapshot: \(snapshot)\nbut there was    : \(driver.snapshot)"
    }
    for window in simulation.openWindows {
      let (expected, actual) = (
        simulation.state.reportedSnapshot(of: window), driver.replayedSnapshot(of: window)
      )
      if actual != expected { return "expected replay: \(expected)\nbut there was  : \(actual)" }
    }
    for (name, contents) in driver.contents where contents != simulation.state.summary(of: name) {
      return """
        expected contents of \(name): \(simulation.state.summary(of: name))
        but there were: \(contents)
        """
    }
    guard driver.answers.isEmpty else { return nil }
    let leaks = driver.leaks(besides: simulation.expectedAlive)
    return leaks.isEmpty ? nil : "still alive: \(leaks.sorted())"
  }

  /// Saves and restores the navigation state of a window in place; without guards too if one of them refuses that.
  @MainActor
  private func stateFailure(
    of window: Int, _ simulation: inout Simulation, on driver: WindowDriver
  ) -> String? {
    for bypassesGuards in [false, true] {
      let refused = simulation.restoreInPlace(window, bypassesGuards: bypassesGuards)
      if let failure = driver.restoreInPlace(
        window, simulation, refusedTabLine: refused, bypassesGuards: bypassesGuards)
      {
        return failure
      }
      let comparison = EventComparison(expected: simulation.records, actual: driver.records)
      if let difference = comparison.difference { return difference }
      if refused == nil { return nil }
    }
    return nil
  }

  private func describe(
    _ issuedAction: IssuedAction, _ callbackActions: [Int: IssuedAction]
  ) -> String {
    let head = "\(issuedAction.bypassesGuards ? "without guards " : "")\(issuedAction.action.text)"
    let lines = callbackActions.sorted { $0.key < $1.key }.map {
      "  in event \($0.key): \($0.value.bypassesGuards ? "without guards " : "")\($0.value.action.text)"
    }
    return ([head] + lines).joined(separator: "\n    ")
  }

  package var description: String { "seed \(seed), \(commands.count) commands" }
}

/// The first difference between the windows and the model, with the actions that led to it.
package struct ScenarioFailure: CustomStringConvertible {
  let actions: [String]
  let reason: String

  package var description: String {
    actions.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n") + "\n\(reason)"
  }
}

extension Action {
  /// The action as it is written in Swift.
  fileprivate var text: String { "\(self)".split(separator: "NavigationModel.Action").joined() }
}
