/// Collects the lines of a window's navigation state.
@MainActor
struct NavigationStateWriter {
  private let window: Window
  private let ranks: [ObjectIdentifier: Int]
  /// How many bytes the states of the objects to come may have.
  private var spareBytes = Window.maximumTotalStateBytes

  private enum Pending {
    case line(RestorationLine)
    /// All lines of a child or screen, or of the root.
    case part(AnyObject, depth: Int)
  }

  init(of window: Window) {
    self.window = window
    ranks = window.displayRanks
  }

  mutating func lines() -> [RestorationLine] {
    var lines: [RestorationLine] = []
    var pending = window.rootCoordinator.map { [Pending.part($0, depth: 0)] } ?? []
    while let next = pending.popLast() {
      switch next {
      case .line(let line): lines.append(line)
      case .part(let part, let depth):
        if let state = state(of: part) { lines.append(RestorationLine(depth: depth, step: state)) }
        if let coordinator = part as? Coordinator {
          pending += contents(of: coordinator, depth: depth).reversed()
        }
      }
    }
    return Self.withoutEmptyParts(lines)
  }

  /// The lines without those of parts that no route leads to and that have no line inside them, unless a later one has
  /// the same name.
  private static func withoutEmptyParts(_ lines: [RestorationLine]) -> [RestorationLine] {
    var kept: [RestorationLine] = []
    /// The names of the kept lines of the same parent, by depth.
    var names: [Set<PartName>] = []
    for line in lines.reversed() {
      names.removeLast(max(0, names.count - line.depth - 1))
      while names.count <= line.depth { names.append([]) }
      if case .part(.type(let type)) = line.step {
        let isEmpty = kept.last.map { $0.depth <= line.depth } ?? true
        if isEmpty, !names[line.depth].contains(.type(type)) { continue }
        names[line.depth].insert(.type(type))
      }
      kept.append(line)
    }
    return kept.reversed()
  }

  private mutating func state(of part: AnyObject) -> RestorationLine.Step? {
    guard let part = part as? any StatePreserving else { return nil }
    do {
      guard let text = try part.preservedState else { return nil }
      let size = text.utf8.count
      guard size <= min(Window.maximumStateBytes, spareBytes) else {
        throw StateTooLarge(size: size, limit: min(Window.maximumStateBytes, spareBytes))
      }
      spareBytes -= size
      return .state(text, version: max(0, part.stateVersion))
    } catch {
      window.state.reportUnsavedState(of: part, error)
      return nil
    }
  }

  /// The lines of the children and screens of a coordinator, and of its tabs and columns, in order.
  private func contents(of coordinator: Coordinator, depth: Int) -> [Pending] {
    let routes = coordinator.statedRoutes
    let parts = (coordinator.shownScreens + coordinator.children as [AnyObject])
      .compactMap { part in routes.name(of: part).map { (part: part, name: $0) } }
      .filter { $0.name.isType || unstarted($0.part).map { $0.deferredLines != nil } ?? true }
    var pending: [Pending] = []
    func add(_ step: RestorationLine.Step) {
      pending.append(.line(RestorationLine(depth: depth, step: step)))
    }
    let routed = parts.filter { !$0.name.isType }
      .sorted { rank(of: $0.part) < rank(of: $1.part) }
    for (part, name) in parts.filter(\.name.isType) + routed {
      add(.part(name))
      if let child = unstarted(part) {
        pending += RestorationText.indented(child.deferredLines ?? [], to: depth + 1)
          .compactMap { RestorationLine($0).map(Pending.line) }
      } else {
        pending.append(.part(part, depth: depth + 1))
      }
    }
    guard coordinator is any Routing else { return pending }
    for (index, bar) in coordinator.tabBars.enumerated() {
      guard let tab = bar.tabs.firstIndex(where: { $0 === bar.selected }) else { continue }
      add(.tab(tab, bar: index))
    }
    for (index, split) in coordinator.splitViews.enumerated() {
      guard let column = split.columns.firstIndex(where: { $0 === split.selected }) else {
        continue
      }
      add(.column(column, split: index))
    }
    return pending
  }

  /// The coordinator that a part is, if it starts when its tab is first selected.
  private func unstarted(_ part: AnyObject) -> Coordinator? {
    (part as? Coordinator).flatMap { $0.tabToStartWith == nil ? nil : $0 }
  }

  /// The position of a part, or of the tab that it starts with.
  private func rank(of part: AnyObject) -> Int {
    let tab = (part as? Coordinator)?.tabToStartWith
    return ranks[ObjectIdentifier(tab ?? part)] ?? Int.max
  }
}

/// A state that is not saved because of its size, in bytes of UTF-8.
private struct StateTooLarge: Error, CustomStringConvertible {
  let size: Int
  let limit: Int

  var description: String { "\(size) bytes, more than \(limit)" }
}

extension Coordinator {
  /// The tab bars that this coordinator shows.
  var tabBars: [TabBarController] { shownScreens.compactMap { $0 as? TabBarController } }
  /// The split views that this coordinator shows.
  var splitViews: [SplitViewController] { shownScreens.compactMap { $0 as? SplitViewController } }
}

extension Window {
  /// The positions of screens in the outline, and of coordinators by their first screen or that of their
  /// descendants.
  fileprivate var displayRanks: [ObjectIdentifier: Int] {
    var ranks: [ObjectIdentifier: Int] = [:]
    for (rank, line) in outlineLines.enumerated() {
      ranks[ObjectIdentifier(line.screen)] = rank
      var owner = coordinator(of: line.screen)
      while let coordinator = owner, ranks[ObjectIdentifier(coordinator)] == nil {
        ranks[ObjectIdentifier(coordinator)] = rank
        owner = coordinator.parent
      }
    }
    return ranks
  }
}
