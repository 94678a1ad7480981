/// Counts the issued actions by kind, and those issued inside callbacks.
package struct ActionStatistics: CustomStringConvertible {
  package private(set) var count = 0
  package private(set) var callbackCount = 0
  /// The number of actions that have changed two windows, by themselves or in callbacks.
  package private(set) var crossingCount = 0
  private var counts: [Command.Kind: Int] = [:]

  package init() {}

  mutating func record(
    _ issuedAction: IssuedAction, inCallbacks callbackActions: some Collection<IssuedAction>
  ) {
    for case let kind? in ([issuedAction] + callbackActions).map(\.kind) {
      count += 1
      counts[kind, default: 0] += 1
    }
    callbackCount += callbackActions.count
  }

  /// Counts the windows that the events of an action have changed.
  mutating func record(_ records: [EventRecord]) {
    let windows = records.compactMap { record in
      if case .changed(let window, _, _, _) = record.event { window } else { nil }
    }
    if Set(windows).count > 1 { crossingCount += 1 }
  }

  /// The share of the rarest kind, in percent.
  package var rarestShare: Double {
    Command.Kind.allCases.map { share(counts[$0] ?? 0) }.min() ?? 0
  }

  /// The kinds with less than 2 % of all actions.
  package var rareKinds: [String] {
    Command.Kind.allCases.filter { share(counts[$0] ?? 0) < 2 }.map(\.rawValue)
  }

  /// The share of actions issued inside callbacks, in percent.
  package var callbackShare: Double { share(callbackCount) }

  /// The share of actions that have changed two windows, in percent.
  package var crossingShare: Double { share(crossingCount) }

  package var description: String {
    let kinds = Command.Kind.allCases.map { "  \($0.rawValue) \(share(counts[$0] ?? 0)) %" }
    return """
      \(count) actions, \(callbackShare) % of them issued inside callbacks, \(crossingShare) % change two windows
      \(kinds.joined(separator: "\n"))
      """
  }

  private func share(_ part: Int) -> Double {
    count == 0 ? 0 : (1000 * Double(part) / Double(count)).rounded() / 10
  }
}
