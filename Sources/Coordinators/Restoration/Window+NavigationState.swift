extension Window {
  /// The routes of the root coordinator's children and screens, and indented, of all their descendants, as text.
  ///
  /// Reading it changes nothing, and two reads without a change between them are equal, byte for byte. Inside
  /// a callback it describes the committed change, so you can save it in an observer; inside a transaction or
  /// a `start()` it describes what has been applied so far. Screens that a coordinator showed between the
  /// screens of a child are restored above them.
  ///
  /// ```
  /// restoration 1
  /// to news
  ///   to 17
  /// to more
  /// tab 0 0
  /// ```
  public var navigationState: String {
    let ranks = displayRanks
    var lines = [RestorationLine.header]
    var pending = rootCoordinator.map { [Pending.coordinator($0, depth: 0)] } ?? []
    while let next = pending.popLast() {
      switch next {
      case .line(let line): lines.append(line.description)
      case .coordinator(let coordinator, let depth):
        pending += Self.parts(of: coordinator, depth: depth, ranks: ranks).reversed()
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private enum Pending {
    case line(RestorationLine)
    /// All lines of a coordinator.
    case coordinator(Coordinator, depth: Int)
  }

  /// The lines of one coordinator, in order.
  private static func parts(
    of coordinator: Coordinator, depth: Int, ranks: [ObjectIdentifier: Int]
  ) -> [Pending] {
    guard let routes = (coordinator as? any Routing)?.routes else { return [] }
    let shown: [AnyObject] = coordinator.shownScreens + coordinator.children
    let parts = shown.compactMap { part in routes.name(of: part).map { (part, $0) } }
      .map { ($0, ranks[ObjectIdentifier($0.0)] ?? Int.max) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    var pending: [Pending] = []
    for (part, name) in parts {
      pending.append(.line(RestorationLine(depth: depth, step: .to(name))))
      if let child = part as? Coordinator {
        pending.append(.coordinator(child, depth: depth + 1))
      }
    }
    for (index, bar) in coordinator.tabBars.enumerated() {
      guard let tab = bar.tabs.firstIndex(where: { $0 === bar.selected }) else { continue }
      pending.append(.line(RestorationLine(depth: depth, step: .tab(tab, bar: index))))
    }
    for (index, split) in coordinator.splitViews.enumerated() {
      guard let column = split.columns.firstIndex(where: { $0 === split.selected }) else {
        continue
      }
      pending.append(.line(RestorationLine(depth: depth, step: .column(column, split: index))))
    }
    return pending
  }

  /// The positions of screens in the outline, and of coordinators by their first screen or that of their
  /// descendants.
  private var displayRanks: [ObjectIdentifier: Int] {
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

extension Coordinator {
  /// The tab bars that this coordinator shows.
  var tabBars: [TabBarController] { shownScreens.compactMap { $0 as? TabBarController } }
  /// The split views that this coordinator shows.
  var splitViews: [SplitViewController] { shownScreens.compactMap { $0 as? SplitViewController } }
}
