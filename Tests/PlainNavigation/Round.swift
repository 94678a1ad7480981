/// The life of one window: a list of commands, and at last its close.
package struct Round: CustomStringConvertible {
  package let seed: UInt64
  var commands: [Command]

  package init(seed: UInt64, count: Int) {
    var generator = SeededGenerator(seed: seed)
    self.seed = seed
    commands = (0..<count).map { _ in Command.random(using: &generator) }
  }

  /// Plays it on a window and in the model at once, and stops where they differ.
  @MainActor
  package func play(counting tally: inout Tally) async throws -> Failure? {
    let stage = try Stage()
    defer { stage.leave() }
    var simulation = Simulation()
    var moves: [String] = []
    for command in commands {
      guard let issue = simulation.play(command) else { continue }
      moves.append(describe(issue, simulation.issued))
      tally.note(issue, inside: simulation.issued.values)
      if let failure = await check(issue, simulation, on: stage) {
        return Failure(moves: moves, reason: failure)
      }
    }
    if let failure = stage.replayFailure { return Failure(moves: moves, reason: failure) }
    let end = simulation.close()
    return await check(end, simulation, on: stage)
      .map { Failure(moves: moves + ["close"], reason: $0) }
  }

  @MainActor
  private func check(
    _ issue: Issued, _ simulation: Simulation, on stage: Stage
  ) async -> String? {
    stage.play(issue, inside: simulation.issued)
    await stage.settle(simulation)
    let comparison = Comparison(expected: simulation.records, told: stage.records)
    if let difference = comparison.difference { return difference }
    if stage.arrived != simulation.outcomes.arrived {
      return """
        expected outcomes: \(simulation.outcomes.arrived)
        but there were   : \(stage.arrived)
        """
    }
    let picture = simulation.state.picture
    if !simulation.isClosed, stage.picture != picture {
      return "expected at rest: \(picture)\nbut there was   : \(stage.picture)"
    }
    if !simulation.isClosed, stage.replayedPicture != picture {
      return "expected of the trace: \(picture)\nbut there was        : \(stage.replayedPicture)"
    }
    guard stage.answers.isEmpty else { return nil }
    let leaks = stage.leaks(besides: simulation.present)
    return leaks.isEmpty ? nil : "still alive: \(leaks.sorted())"
  }

  private func describe(_ issue: Issued, _ inside: [Int: Issued]) -> String {
    let head = "\(issue.isForced ? "without guards " : "")\(issue.move.text)"
    let lines = inside.sorted { $0.key < $1.key }.map {
      "  in event \($0.key): \($0.value.isForced ? "without guards " : "")\($0.value.move.text)"
    }
    return ([head] + lines).joined(separator: "\n    ")
  }

  package var description: String { "seed \(seed), \(commands.count) commands" }
}

/// Where a window and the model part.
package struct Failure: CustomStringConvertible {
  let moves: [String]
  let reason: String

  package var description: String {
    moves.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n") + "\n\(reason)"
  }
}

extension Move {
  /// The move as it is written in this source.
  fileprivate var text: String { "\(self)".split(separator: "PlainNavigation.Move").joined() }
}
