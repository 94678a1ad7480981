/// Numbers beyond the precision of `Double`, with which ICU evaluates plural rules.
extension PluralRules {
  /// A number of the same category that a `Double` represents exactly.
  ///
  /// ICU evaluates its rules with `Double` and is wrong above 2^53. Only the last digits decide, so a
  /// smaller number with the same last fifteen digits has the same category.
  static func exact(_ size: UInt64) -> UInt64 {
    size < 1 << 53 ? size : 1_000_000_000_000_000 + size % 1_000_000_000_000_000
  }

  /// How many of the last digits of a number decide its category.
  static let decidingDigits = 15
}
