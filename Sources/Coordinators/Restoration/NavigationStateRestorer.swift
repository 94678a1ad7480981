/// Restores a saved navigation state, within a transaction.
@MainActor
final class NavigationStateRestorer {
  private(set) var problems: [RestorationProblem] = []
  /// What waits, the last of it while lines are skipped.
  private(set) var waiting: [WaitingLines] = []

  private let window: Window
  /// The root coordinator and the children and screens down to the last restored line.
  private var path: [RestoredPart]
  /// What the skipped lines are kept for; `nil` if they are lost.
  private var reason: ReasonToKeep?
  /// Whether the lines name everything that was shown; those that have waited name only themselves.
  private var isComplete = true

  /// Why lines are kept for later.
  private enum ReasonToKeep {
    /// They wait with the line that they are in.
    case waits
    /// They are inside a coordinator whose tab was not selected yet; its start restores them.
    case startsLater(Coordinator)
  }

  /// Why a line is not restored.
  private struct Failure: Error {
    var reason: RestorationProblem.Reason
    /// The link to the place that a guard of its route does not allow.
    var place: DeepLink?
    /// Whether the line means a place that is not there yet.
    var isTooEarly = false
  }

  init(of window: Window) {
    self.window = window
    path = RestoredPart.path(to: window.rootCoordinator)
  }

  /// Restores everything in a saved text; stops without problems if a guard vetoes it.
  func run(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    guard lines[0] == RestorationText.header else {
      return report(Failure(reason: .damaged), line: 0, text: lines[0])
    }
    run(lines)
  }

  /// Restores the lines inside a coordinator that has started now.
  func run(_ deferred: [String], in child: Coordinator) {
    path = RestoredPart.path(to: child)
    run([""] + RestorationText.indented(deferred, to: path.count - 1) + [""])
  }

  /// Restores lines, of which the first is a header and the last is empty if none is cut off.
  private func run(_ lines: [String]) {
    /// The depth of the last line that failed; lines of this depth or deeper are skipped.
    var skippedDepth = Int.max
    for (index, text) in lines.enumerated().dropFirst() where !text.isEmpty {
      // Every line ends with a line feed; without it the last line may be cut off and mean something else.
      guard index < lines.count - 1 else {
        return report(Failure(reason: .damaged), line: index, text: text)
      }
      if text == RestorationText.waits {
        (path, isComplete) = (RestoredPart.path(to: window.rootCoordinator), false)
        (skippedDepth, reason) = (.max, nil)
        continue
      }
      let depth = RestorationLine.depth(of: text)
      if depth >= skippedDepth {
        keep(text)
        continue
      }
      (skippedDepth, reason) = (.max, nil)
      guard let line = RestorationLine(text), depth < path.count else {
        report(Failure(reason: .damaged), line: index, text: text)
        // A damaged state loses only itself.
        if !text.drop(while: { $0 == " " }).hasPrefix("state") { skippedDepth = depth }
        continue
      }
      path.removeSubrange((depth + 1)...)
      var failure: Failure?
      do throws(Failure) { try restore(line) } catch { failure = error }
      if Engine.shared.isInterrupted {
        (problems, waiting) = ([], [])
        return
      }
      if case .startsLater = reason { skippedDepth = depth + 1 }
      guard let failure else { continue }
      if !failure.isTooEarly { report(failure, line: index, text: problemText(of: line)) }
      switch line.step {
      case .state: continue
      // What `start()` shows does not depend on what it showed before.
      case .part(.type): skippedDepth = depth + 1
      case .part(.route), .tab, .column: skippedDepth = depth
      }
      guard failure.isTooEarly || failure.reason == .notAllowed else { continue }
      reason = .waits
      waiting.append(WaitingLines(line, text, in: path.prefix(depth + 1)))
    }
  }

  /// Keeps a skipped line, if it is not lost.
  private func keep(_ text: String) {
    switch reason {
    case .waits: waiting[waiting.count - 1].lines.append(text)
    case .startsLater(let child): child.deferredLines?.append(text)
    case nil: break
    }
  }

  /// A damaged line may be long, and may contain what the user has written.
  private static let longestText = 40

  private func report(_ failure: Failure, line index: Int, text: String) {
    problems.append(
      RestorationProblem(
        line: index + 1, text: String(text.prefix(Self.longestText)), reason: failure.reason,
        place: failure.place))
  }

  private func problemText(of line: RestorationLine) -> String {
    switch line.step {
    case .part(.route(let link)): link.segments.joined(separator: "/")
    case .part(.type(let name)): name
    case .state: "state of \(path.last?.part.map(name(of:)) ?? "Window")"
    case .tab, .column: line.description
    }
  }

  /// Restores one line.
  private func restore(_ line: RestorationLine) throws(Failure) {
    if case .state(let text, let version) = line.step {
      return try restore(text, version: version)
    }
    guard let coordinator = path.last?.part as? Coordinator else {
      throw Failure(reason: .unknown)
    }
    switch line.step {
    case .tab(let index, let bar):
      let bar = try element(bar, of: coordinator.tabBars)
      let tab = try element(index, of: bar.tabs)
      for child in (tab as? Container)?.unstartedFlows ?? [] { try checkGuards(ofRouteTo: child) }
      bar.select(tab)
    case .column(let index, let split):
      let split = try element(split, of: coordinator.splitViews)
      let column = try element(index, of: split.columns)
      // Unless what it showed has not been restored.
      if column.topScreen != nil { split.select(column) }
    case .part(let name): try restore(name, in: coordinator, for: line)
    case .state: break
    }
  }

  private func element<Element>(
    _ index: Int, of elements: [Element]
  ) throws(Failure) -> Element {
    guard elements.indices.contains(index) else { throw Failure(reason: .unknown) }
    return elements[index]
  }

  /// Gives the last part its state.
  private func restore(_ text: String, version: Int) throws(Failure) {
    guard text.utf8.count <= Window.maximumStateBytes else { throw Failure(reason: .damaged) }
    guard let part = path.last?.part as? any StatePreserving else {
      throw Failure(reason: .unknown)
    }
    do {
      try window.transaction { try part.restore(preservedState: text, version: version) }
    } catch {
      throw Failure(reason: .failed("\(error)"))
    }
  }

  /// Finds or shows the child or screen with a name and appends it to the path.
  private func restore(
    _ name: PartName, in coordinator: Coordinator, for line: RestorationLine
  ) throws(Failure) {
    let level = path.count - 1
    path[level].count(name)
    if appendExisting(name, for: line) { return try deferUntilStart() }
    guard case .route(let link) = name, let (route, texts) = path[level].route(named: link)
    else { throw Failure(reason: .unknown) }
    if let error = route.malformation(in: coordinator) {
      throw Failure(reason: .failed("\(error)"))
    }
    try checkGuards(of: route, at: coordinator.link.appending(route.pattern.link(with: texts)))
    do {
      try window.transaction {
        try route.restore(coordinator, texts)
        guard self.appendExisting(name, for: line), let part = self.path.last?.part else {
          throw NothingShown()
        }
        // What `start()` has shown in its place was not there when the state was saved.
        if self.isComplete, self.path[level].hasUnused {
          coordinator.removeAlone(below: part) { self.path[level].discardUnused($0) }
        }
      }
    } catch {
      // What was found in the transaction has left with it.
      path[level].forgetParts()
      throw Failure(
        reason: .failed(error is NothingShown ? "" : "\(error)"),
        isTooEarly: error as? PlaceError == .notThereYet)
    }
  }

  private struct NothingShown: Error {}

  /// Defers the lines inside the last child of the path if its tab was not selected yet, unless the guards of its route
  /// do not allow them.
  private func deferUntilStart() throws(Failure) {
    guard let child = path.last?.part as? Coordinator, child.tabToStartWith != nil else { return }
    try checkGuards(ofRouteTo: child)
    Engine.shared.set(\.deferredLines, of: child, to: [])
    reason = .startsLater(child)
  }

  private func checkGuards(ofRouteTo child: Coordinator) throws(Failure) {
    guard let route = child.parent?.statedRoutes.route(to: child) else { return }
    try checkGuards(of: route, at: child.link)
  }

  /// Throws unless all guards of a route allow its place; those that take time do not, until they have decided.
  private func checkGuards(of route: Route, at place: @autoclosure () -> DeepLink) throws(Failure) {
    if route.guards.isEmpty { return }
    let place = place()
    guard route.decision(about: place, slowDecision: { _, _ in .refused }).allows else {
      throw Failure(reason: .notAllowed, place: place)
    }
  }

  /// Appends the first child or screen with a name that no line has used; `false` if there is none.
  private func appendExisting(_ name: PartName, for line: RestorationLine) -> Bool {
    let level = path.count - 1
    guard let part = path[level].take(name) else { return false }
    path.append(RestoredPart(part, line: line, number: path[level].counts[name] ?? 1))
    return true
  }
}

extension Engine {
  /// Restores what was saved inside a coordinator that has started with its tab.
  func restoreDeferredLines(of child: Coordinator) {
    guard let lines = child.deferredLines, let window = child.window else { return }
    let restorer = NavigationStateRestorer(of: window)
    restorer.run(lines, in: child)
    restorer.problems.report(in: window.state)
    window.replaceWaitingLines([], with: restorer.waiting)
    // After the commit, since a start that is rolled back is tried again.
    enqueue { [weak child] in child?.deferredLines = nil }
  }
}
