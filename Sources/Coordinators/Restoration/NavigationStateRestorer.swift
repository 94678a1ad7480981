/// Restores a saved navigation state, within a transaction.
@MainActor
final class NavigationStateRestorer {
  private(set) var problems: [RestorationProblem] = []

  private let window: Window
  private var path: RestorationPath
  /// The link to the place that a guard of its route has not allowed last.
  private var refused: DeepLink?
  /// The parts of the coordinators that have lines.
  private var parts: [ObjectIdentifier: RestorableParts] = [:]
  /// What waits, the last of it while lines are skipped.
  private(set) var waiting: [WaitingLines] = []
  private var isCollecting = false
  /// The coordinator that the skipped lines are deferred for.
  private var deferring: Coordinator?
  /// Whether the lines name everything that was shown; those that have waited name only themselves.
  private var isComplete = true
  /// Whether the line means a place that is not there yet.
  private var isTooEarly = false

  init(of window: Window) {
    self.window = window
    path = RestorationPath(root: window.rootCoordinator)
  }

  /// Restores everything in a saved text; stops without problems if a guard vetoes it.
  func run(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    guard lines[0] == RestorationText.header else {
      return report(.damaged, line: 0, text: lines[0])
    }
    run(lines)
  }

  /// Restores the lines inside a coordinator that has started now.
  func run(_ deferred: DeferredLines, in child: Coordinator) {
    path = deferred.path.leading(to: child)
    run([""] + deferred.lines + [""])
  }

  /// Restores lines, of which the first is a header and the last is empty if none is cut off.
  private func run(_ lines: [String]) {
    /// The depth of the last line that failed; lines of this depth or deeper are skipped.
    var skippedDepth = Int.max
    for (index, text) in lines.enumerated().dropFirst() where !text.isEmpty {
      // Every line ends with a line feed; without it the last line may be cut off and mean something else.
      guard index < lines.count - 1 else { return report(.damaged, line: index, text: text) }
      if text == RestorationText.waits {
        (path, parts, skippedDepth) = (RestorationPath(root: window.rootCoordinator), [:], .max)
        (isCollecting, deferring, isComplete) = (false, nil, false)
        continue
      }
      let (line, depth) = (RestorationLine(text), RestorationLine.depth(of: text))
      if depth >= skippedDepth {
        if isCollecting { waiting[waiting.count - 1].lines.append(text) }
        deferring?.deferredLines?.lines.append(text)
        continue
      }
      (skippedDepth, isCollecting, deferring) = (.max, false, nil)
      guard let line, path.cut(to: line) else {
        report(.damaged, line: index, text: text)
        // A damaged state loses only itself.
        if !text.drop(while: { $0 == " " }).hasPrefix("state") { skippedDepth = depth }
        continue
      }
      isTooEarly = false
      let reason = restore(line)
      if Engine.shared.isInterrupted {
        (problems, waiting) = ([], [])
        return
      }
      if deferring != nil { skippedDepth = depth + 1 }
      guard let reason else { continue }
      if !isTooEarly { report(reason, line: index, text: problemText(of: line)) }
      switch line.step {
      case .state: continue
      // What `start()` shows does not depend on what it showed before.
      case .part(.type): skippedDepth = depth + 1
      case .part(.route), .tab, .column: skippedDepth = depth
      }
      guard isTooEarly || reason == .notAllowed else { continue }
      isCollecting = true
      waiting.append(
        WaitingLines(
          pathLines: path.lines(to: line), earlierNames: path.earlierNames(than: line),
          lines: [text]))
    }
  }

  /// A damaged line may be long, and may contain what the user has written.
  private static let longestText = 40

  private func report(_ reason: RestorationProblem.Reason, line index: Int, text: String) {
    let place = reason == .notAllowed ? refused : nil
    problems.append(
      RestorationProblem(
        line: index + 1, text: String(text.prefix(Self.longestText)), reason: reason, place: place))
  }

  private func problemText(of line: RestorationLine) -> String {
    switch line.step {
    case .part(.route(let name)): name.link.segments.joined(separator: "/")
    case .part(.type(let name)): name
    case .state: "state of \(path.part.map(name(of:)) ?? "Window")"
    case .tab, .column: line.description
    }
  }

  /// Restores one line.
  ///
  /// - Returns: why it failed; `nil` if it succeeded.
  private func restore(_ line: RestorationLine) -> RestorationProblem.Reason? {
    if case .state(let text, let version) = line.step { return restore(text, version: version) }
    guard let coordinator = path.part as? Coordinator else { return .unknown }
    switch line.step {
    case .tab(let tab, let bar): return select(tab, inBar: bar, of: coordinator)
    case .column(let column, let split): return select(column, inSplit: split, of: coordinator)
    case .part(let name): return restore(name, in: coordinator, for: line)
    case .state: return nil
    }
  }

  /// Gives the last part its state.
  private func restore(_ text: String, version: Int) -> RestorationProblem.Reason? {
    guard text.utf8.count <= Window.maximumStateBytes else { return .damaged }
    guard let part = path.part as? any StatePreserving else { return .unknown }
    do {
      try window.transaction { try part.restore(preservedState: text, version: version) }
      return nil
    } catch {
      return .failed("\(error)")
    }
  }

  private func select(
    _ tab: Int, inBar bar: Int, of coordinator: Coordinator
  ) -> RestorationProblem.Reason? {
    let bars = coordinator.tabBars
    guard bars.indices.contains(bar), bars[bar].tabs.indices.contains(tab) else { return .unknown }
    let tab = bars[bar].tabs[tab]
    if let container = tab as? Container, let place = refusedPlace(ofStartIn: container) {
      refused = place
      return .notAllowed
    }
    bars[bar].select(tab)
    return nil
  }

  /// The place of a coordinator that the selection of a tab would start although the guard of its route does not allow it.
  private func refusedPlace(ofStartIn tab: Container) -> DeepLink? {
    for child in tab.unstartedFlows {
      guard let parent = child.parent, let link = parent.link(to: child),
        let route = parent.statedRoutes.route(to: child)
      else { continue }
      let place = path.link.appending(link)
      if !route.isAllowed(place) { return place }
    }
    return nil
  }

  /// Selects a column, unless what it showed has not been restored.
  private func select(
    _ column: Int, inSplit split: Int, of coordinator: Coordinator
  ) -> RestorationProblem.Reason? {
    let splits = coordinator.splitViews
    guard splits.indices.contains(split), splits[split].columns.indices.contains(column) else {
      return .unknown
    }
    let column = splits[split].columns[column]
    if column.topScreen != nil { splits[split].select(column) }
    return nil
  }

  /// Finds or shows the child or screen with a name and appends it to the path.
  private func restore(
    _ name: PartName, in coordinator: Coordinator, for line: RestorationLine
  ) -> RestorationProblem.Reason? {
    let key = ObjectIdentifier(coordinator)
    if appendExisting(name, of: coordinator, for: line) {
      guard case .route(let name) = name else { return deferUntilStart() }
      return deferUntilStart(by: parts[key]?.route(named: name)?.route)
    }
    guard case .route(let routeName) = name else { return .unknown }
    guard let (route, texts) = parts[key]?.route(named: routeName) else { return .unknown }
    if let error = route.malformation(in: coordinator) { return .failed("\(error)") }
    let place = path.link.appending(route.pattern.link(with: texts))
    guard route.isAllowed(place) else {
      refused = place
      return .notAllowed
    }
    do {
      try window.transaction {
        try route.restore(coordinator, texts)
        guard self.appendExisting(name, of: coordinator, for: line), let part = self.path.part
        else {
          throw NothingShown()
        }
        // What `start()` has shown in its place was not there when the state was saved.
        if self.isComplete {
          coordinator.removeAlone(below: part) { self.parts[key]?.isUnused($0) == true }
        }
      }
      return nil
    } catch {
      // What was found in the transaction has left with it.
      parts[key] = nil
      isTooEarly = error as? PlaceError == .notThereYet
      return .failed(error is NothingShown ? "" : "\(error)")
    }
  }

  /// Defers the lines inside the last child of the path if its tab was not selected yet, unless the guards of its route
  /// do not allow them.
  private func deferUntilStart(by route: Route? = nil) -> RestorationProblem.Reason? {
    guard let child = path.part as? Coordinator, child.tabToStartWith != nil else { return nil }
    guard route?.isAllowed(path.link) != false else {
      refused = path.link
      return .notAllowed
    }
    Engine.shared.setDeferredLines(DeferredLines(path: path.withoutParts), of: child)
    deferring = child
    return nil
  }

  private struct NothingShown: Error {}

  /// Appends the first child or screen with a name that no line has used; `false` if there is none.
  private func appendExisting(
    _ name: PartName, of coordinator: Coordinator, for line: RestorationLine
  ) -> Bool {
    let key = ObjectIdentifier(coordinator)
    guard let part = parts[key, default: RestorableParts(of: coordinator)].take(name) else {
      return false
    }
    let link = coordinator.link(to: part)
    path.append(part, link: link.map(path.link.appending), for: line)
    return true
  }
}

extension Route {
  /// Whether all guards allow the route; those that take time do not, until they have been asked.
  fileprivate func isAllowed(_ place: DeepLink) -> Bool {
    decision(about: place) { _, _ in .refused }.allows
  }
}
