extension Window {
  /// Where the reader is, as text: the waypoints of the first coordinator and, indented, of all below it.
  ///
  /// Nothing changes, nothing but the text is made: asked twice it is the same, byte for byte. In callbacks it
  /// tells of the change that is done; inside a transaction or a `start()`, what has been done of it so far,
  /// so that it is saved when observers are told. What a coordinator showed between the screens of a child
  /// comes back above them.
  ///
  /// ```
  /// restoration 1
  /// to news
  ///   to 17
  /// to more
  /// tab 0 0
  /// ```
  public var navigationState: String {
    let ranks = ranksOfParts
    var lines = [RestorationLine.header]
    var waiting = firstCoordinator.map { [Waiting.inside($0, depth: 0)] } ?? []
    while let next = waiting.popLast() {
      switch next {
      case .line(let line): lines.append(line.description)
      case .inside(let coordinator, let depth):
        waiting += Self.parts(of: coordinator, depth: depth, ranks: ranks).reversed()
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private enum Waiting {
    case line(RestorationLine)
    case inside(Coordinator, depth: Int)
  }

  /// What is to be written of one coordinator, in order.
  private static func parts(
    of coordinator: Coordinator, depth: Int, ranks: [ObjectIdentifier: Int]
  ) -> [Waiting] {
    guard let restorable = coordinator as? any Restorable else { return [] }
    let named = restorable.namedParts.map { ($0, ranks[ObjectIdentifier($0.part)] ?? Int.max) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    var waiting: [Waiting] = []
    for (part, name) in named {
      waiting.append(.line(RestorationLine(depth: depth, step: .to(name))))
      if let child = part as? Coordinator { waiting.append(.inside(child, depth: depth + 1)) }
    }
    for (index, bar) in coordinator.tabBars.enumerated() {
      guard let tab = bar.tabs.firstIndex(where: { $0 === bar.selected }) else { continue }
      waiting.append(.line(RestorationLine(depth: depth, step: .tab(tab, bar: index))))
    }
    return waiting
  }

  /// Where screens are in the order of places, and coordinators by the first screen below them.
  private var ranksOfParts: [ObjectIdentifier: Int] {
    var ranks: [ObjectIdentifier: Int] = [:]
    for (rank, line) in screensInPlaces.enumerated() {
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
  /// The rows of tabs that this coordinator shows.
  var tabBars: [TabBarController] { screens.compactMap { $0 as? TabBarController } }
}
