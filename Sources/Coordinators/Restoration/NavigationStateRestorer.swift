/// Restores a saved navigation state, within a transaction.
@MainActor
final class NavigationStateRestorer {
  private(set) var problems: [RestorationProblem] = []

  private let window: Window
  /// The coordinators from the root to the last restored line, by depth; `nil` for a screen.
  private var path: [Coordinator?]
  /// The links to these coordinators and screens.
  private var links = [DeepLink([])]
  /// The link to the place that a guard of its route has not allowed last.
  private var refused: DeepLink?
  /// The parts of the coordinators that have lines.
  private var parts: [ObjectIdentifier: RestorableParts] = [:]

  init(of window: Window) {
    self.window = window
    path = [window.rootCoordinator]
  }

  /// Restores everything in a saved text; stops without problems if a guard vetoes it.
  func run(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    guard lines.first == RestorationLine.header else {
      return report(.damaged, line: 0, text: lines.first ?? "")
    }
    /// The depth of the last line that failed; lines of this depth or deeper are skipped.
    var skippedDepth = Int.max
    for (index, text) in lines.enumerated().dropFirst() where !text.isEmpty {
      // Every line ends with a line feed; without it the last line may be cut off and mean something else.
      guard index < lines.count - 1, let line = RestorationLine(text) else {
        return report(.damaged, line: index, text: text)
      }
      if line.depth >= skippedDepth { continue }
      skippedDepth = .max
      let reason = restore(line)
      if window.engine.isInterrupted {
        problems = []
        return
      }
      guard let reason else { continue }
      skippedDepth = line.depth
      report(reason, line: index, text: line.problemText)
    }
  }

  private func report(_ reason: RestorationProblem.Reason, line index: Int, text: String) {
    let place = reason == .notAllowed ? refused : nil
    problems.append(RestorationProblem(line: index + 1, text: text, reason: reason, place: place))
  }

  /// Restores one line.
  ///
  /// - Returns: why it failed; `nil` if it succeeded.
  private func restore(_ line: RestorationLine) -> RestorationProblem.Reason? {
    guard line.depth < path.count else { return .damaged }
    path.removeSubrange((line.depth + 1)...)
    links.removeSubrange((line.depth + 1)...)
    guard let coordinator = path[line.depth], let routing = coordinator as? any Routing
    else { return .unknown }
    switch line.step {
    case .tab(let tab, let bar): return select(tab, inBar: bar, of: coordinator)
    case .column(let column, let split): return select(column, inSplit: split, of: coordinator)
    case .to(let name): return restore(name, in: routing)
    }
  }

  private func select(
    _ tab: Int, inBar bar: Int, of coordinator: Coordinator
  ) -> RestorationProblem.Reason? {
    let bars = coordinator.tabBars
    guard bars.indices.contains(bar), bars[bar].tabs.indices.contains(tab) else { return .unknown }
    bars[bar].select(bars[bar].tabs[tab])
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
    _ name: RouteName, in coordinator: any Routing
  ) -> RestorationProblem.Reason? {
    if appendExisting(name, of: coordinator) { return nil }
    let key = ObjectIdentifier(coordinator)
    guard let (route, texts) = parts[key]?.route(named: name) else { return .unknown }
    if let error = route.malformation(in: coordinator) { return .failed("\(error)") }
    let place = links.last?.appending(route.pattern.link(with: texts)) ?? DeepLink([])
    guard route.isAllowed(place) else {
      refused = place
      return .notAllowed
    }
    do {
      try window.transaction {
        try route.restore(coordinator, texts)
        guard self.appendExisting(name, of: coordinator) else { throw NothingShown() }
      }
      return nil
    } catch {
      // What was found in the transaction has left with it.
      parts[key] = nil
      return .failed(error is NothingShown ? "" : "\(error)")
    }
  }

  private struct NothingShown: Error {}

  /// Appends the first child or screen with a name that no line has used; `false` if there is none.
  private func appendExisting(_ name: RouteName, of coordinator: any Routing) -> Bool {
    let key = ObjectIdentifier(coordinator)
    guard let part = parts[key, default: RestorableParts(of: coordinator)].take(name) else {
      return false
    }
    path.append(part as? Coordinator)
    let link = coordinator.link(to: part)
    links.append(link.flatMap { links.last?.appending($0) } ?? links.last ?? DeepLink([]))
    return true
  }
}

extension Route {
  /// Whether all guards allow the route; those that take time do not, until they have been asked.
  fileprivate func isAllowed(_ place: DeepLink) -> Bool {
    guards.allSatisfy {
      if case .synchronous(let decide) = $0 { decide(place) == .allowed } else { false }
    }
  }
}

extension RestorationLine {
  fileprivate var problemText: String {
    if case .to(let name) = step { name.link.segments.joined(separator: "/") } else { description }
  }
}
