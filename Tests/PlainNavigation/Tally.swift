/// How many operations of each kind were issued, and how many of them from inside callbacks.
package struct Tally: CustomStringConvertible {
  package private(set) var count = 0
  package private(set) var insideCount = 0
  private var counts: [Command.Kind: Int] = [:]

  package init() {}

  mutating func note(_ issue: Issued, inside: some Collection<Issued>) {
    for case let kind? in ([issue] + inside).map(\.kind) {
      count += 1
      counts[kind, default: 0] += 1
    }
    insideCount += inside.count
  }

  /// The share of the rarest kind, in per cent.
  package var rarest: Double { Command.Kind.allCases.map { share(counts[$0] ?? 0) }.min() ?? 0 }

  /// The kinds with less than a fiftieth of all operations.
  package var rareKinds: [String] {
    Command.Kind.allCases.filter { share(counts[$0] ?? 0) < 2 }.map(\.rawValue)
  }

  package var insideShare: Double { share(insideCount) }

  package var description: String {
    let kinds = Command.Kind.allCases.map { "  \($0.rawValue) \(share(counts[$0] ?? 0)) %" }
    return """
      \(count) operations, \(insideShare) % of them issued inside callbacks
      \(kinds.joined(separator: "\n"))
      """
  }

  private func share(_ part: Int) -> Double {
    count == 0 ? 0 : (1000 * Double(part) / Double(count)).rounded() / 10
  }
}
