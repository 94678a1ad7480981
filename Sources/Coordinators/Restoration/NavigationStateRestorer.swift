/// Restores a saved navigation state, within a transaction.
@MainActor
final class NavigationStateRestorer {
  private(set) var problems: [RestorationProblem] = []

  private let window: Window
  /// The coordinators from the root to the last restored line, by depth; `nil` for a screen.
  private var path: [Coordinator?]
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
    problems.append(RestorationProblem(line: index + 1, text: text, reason: reason))
  }

  /// Restores one line.
  ///
  /// - Returns: why it failed; `nil` if it succeeded.
  private func restore(_ line: RestorationLine) -> RestorationProblem.Reason? {
    guard line.depth < path.count else { return .damaged }
    path.removeSubrange((line.depth + 1)...)
    guard let coordinator = path[line.depth], let restorable = coordinator as? any Restorable
    else { return .unknown }
    switch line.step {
    case .tab(let tab, let bar): return select(tab, inBar: bar, of: coordinator)
    case .column(let column, let split): return select(column, inSplit: split, of: coordinator)
    case .to(let id): return restore(id, in: restorable)
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

  /// Finds or restores the child or screen with an ID and appends it to the path.
  private func restore(
    _ id: String, in coordinator: any Restorable
  ) -> RestorationProblem.Reason? {
    if appendExisting(id, of: coordinator) { return nil }
    do {
      try window.transaction {
        guard try coordinator.restore(unparsed: id) else { throw Failure(reason: .unknown) }
        guard self.appendExisting(id, of: coordinator) else { throw Failure(reason: .failed("")) }
      }
      return nil
    } catch {
      // What was found in the transaction has left with it.
      parts[ObjectIdentifier(coordinator)] = nil
      return (error as? Failure)?.reason ?? .failed("\(error)")
    }
  }

  private struct Failure: Error {
    let reason: RestorationProblem.Reason
  }

  /// Appends the first child or screen with an ID that no line has used; `false` if there is none.
  private func appendExisting(_ id: String, of coordinator: any Restorable) -> Bool {
    let key = ObjectIdentifier(coordinator)
    guard let part = parts[key, default: RestorableParts(of: coordinator)].take(id) else {
      return false
    }
    path.append(part as? Coordinator)
    return true
  }
}

extension RestorationLine {
  fileprivate var problemText: String {
    if case .to(let id) = step { id } else { description }
  }
}
