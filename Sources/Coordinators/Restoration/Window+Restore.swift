extension Window {
  /// Leads the reader to where they were when ``whereabouts`` was saved.
  ///
  /// Is called after the first coordinator was started, and not from inside a callback, where what is asked
  /// for waits. A waypoint that leads nowhere ends the way there, and only there.
  ///
  /// ```swift
  /// try window.start(AppCoordinator(window: window))
  /// for problem in window.restore(text) { print(problem) }
  /// ```
  ///
  /// - Returns: the lines that the reader could not be led to, in order.
  public func restore(_ text: String) -> [RestorationProblem] {
    var restoration = Restoration(first: coordinators.first)
    restoration.run(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    return restoration.problems
  }
}

/// One restoration while it goes on.
@MainActor
private struct Restoration {
  private(set) var problems: [RestorationProblem] = []

  /// The coordinator at each depth of the way; `nil` below a screen.
  private var way: [Coordinator?]
  /// What a line has led to: the next line of the same name means another.
  private var claimed: Set<ObjectIdentifier> = []

  init(first: Coordinator?) { way = [first] }

  mutating func run(_ lines: [String]) {
    guard lines.first == RestorationLine.header else {
      return problems.append(
        RestorationProblem(line: 1, entry: lines.first ?? "", reason: .damaged))
    }
    /// The depth of the line that led nowhere: what is as deep or deeper is left out.
    var cut = Int.max
    for (index, text) in lines.enumerated().dropFirst() where !text.isEmpty {
      guard let line = RestorationLine(text) else {
        return problems.append(
          RestorationProblem(line: index + 1, entry: text, reason: .damaged))
      }
      if line.depth >= cut { continue }
      cut = .max
      guard let reason = follow(line) else { continue }
      cut = line.depth
      problems.append(RestorationProblem(line: index + 1, entry: line.entry, reason: reason))
    }
  }

  /// Does what a line says.
  ///
  /// - Returns: why that was not possible.
  private mutating func follow(_ line: RestorationLine) -> RestorationProblem.Reason? {
    guard line.depth < way.count else { return .damaged }
    way.removeSubrange((line.depth + 1)...)
    guard let coordinator = way[line.depth], let restorable = coordinator as? any Restorable
    else { return .unknown }
    switch line.step {
    case .tab(let tab, let bar): return select(tab, inBar: bar, of: coordinator)
    case .to(let name): return go(to: name, of: restorable)
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

  private mutating func go(
    to name: String, of coordinator: any Restorable
  ) -> RestorationProblem.Reason? {
    if claim(name, of: coordinator) { return nil }
    do {
      guard try coordinator.lead(toName: name) else { return .unknown }
    } catch {
      return .failed("\(error)")
    }
    return claim(name, of: coordinator) ? nil : .failed("")
  }

  /// Goes on from the part of this name that no line has led to yet, if there is one.
  private mutating func claim(_ name: String, of coordinator: any Restorable) -> Bool {
    let part = coordinator.namedParts.first {
      $0.name == name && !claimed.contains(ObjectIdentifier($0.part))
    }
    guard let part = part?.part else { return false }
    claimed.insert(ObjectIdentifier(part))
    way.append(part as? Coordinator)
    return true
  }
}

extension RestorationLine {
  fileprivate var entry: String {
    if case .to(let name) = step { name } else { description }
  }
}
