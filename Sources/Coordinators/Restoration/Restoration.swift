/// One restoration while it goes on, within a transaction.
@MainActor
final class Restoration {
  private(set) var problems: [RestorationProblem] = []

  private let window: Window
  /// The coordinator at each depth of the way; `nil` below a screen.
  private var way: [Coordinator?]
  /// What a line has led to: the next line of the same name means another.
  private var claimed: Set<ObjectIdentifier> = []

  init(of window: Window) {
    self.window = window
    way = [window.firstCoordinator]
  }

  /// Goes the whole way that a text describes.
  func run(_ text: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    guard lines.first == RestorationLine.header else {
      return tell(.damaged, line: 0, entry: lines.first ?? "")
    }
    /// The depth of the line that led nowhere: what is as deep or deeper is left out.
    var cut = Int.max
    for (index, text) in lines.enumerated().dropFirst() where !text.isEmpty {
      // The last line ends as all do; if it does not, it may be half of one that leads elsewhere.
      guard index < lines.count - 1, let line = RestorationLine(text) else {
        return tell(.damaged, line: index, entry: text)
      }
      if line.depth >= cut { continue }
      cut = .max
      guard let reason = follow(line) else { continue }
      cut = line.depth
      tell(reason, line: index, entry: line.entry)
    }
  }

  private func tell(_ reason: RestorationProblem.Reason, line index: Int, entry: String) {
    problems.append(RestorationProblem(line: index + 1, entry: entry, reason: reason))
  }

  /// Does what a line says.
  ///
  /// - Returns: why that was not possible.
  private func follow(_ line: RestorationLine) -> RestorationProblem.Reason? {
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

  /// Goes on from what is so called, which is led to if it is not there.
  private func go(
    to name: String, of coordinator: any Restorable
  ) -> RestorationProblem.Reason? {
    if claim(name, of: coordinator) { return nil }
    do {
      try window.transaction {
        guard try coordinator.restore(named: name) else { throw DeadEnd(reason: .unknown) }
        guard self.claim(name, of: coordinator) else { throw DeadEnd(reason: .failed("")) }
      }
      return nil
    } catch let end as DeadEnd {
      return end.reason
    } catch {
      return .failed("\(error)")
    }
  }

  private struct DeadEnd: Error {
    let reason: RestorationProblem.Reason
  }

  /// Goes on from the part of this name that no line has led to yet, if there is one.
  private func claim(_ name: String, of coordinator: any Restorable) -> Bool {
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
