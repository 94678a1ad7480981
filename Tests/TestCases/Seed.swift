/// A seed of random numbers, which a failed test prints with the command that repeats it.
package struct Seed: Hashable, Sendable, CustomStringConvertible {
  package let value: UInt64
  /// The `#fileID` of the test.
  private let file: String

  /// The seeds of a test: `swift test` tries few from the first one on, or that of the environment variable SEED.
  package static func few(
    _ count: Int, many: Int, from first: UInt64 = 1, file: String = #fileID
  ) -> [Seed] {
    let values =
      chosen.map { [$0] } ?? (0..<UInt64(Cases.count(count, many: many))).map { first + $0 }
    return values.map { Seed(value: $0, file: file) }
  }

  private static let chosen = Cases.variable("SEED").map { text in
    guard let seed = UInt64(text) else { preconditionFailure("SEED is a number, not \(text)") }
    return seed
  }

  package var generator: SeededGenerator { SeededGenerator(seed: value) }

  package var description: String {
    "\(value) (again: \(Cases.areMany ? "CASES=many " : "")SEED=\(value) swift test --filter \(file.split(separator: "/").last ?? ""))"
  }
}
