/// Writes whole numbers in a language's digits and groups, those below a million without ICU.
///
/// ICU is asked how it writes one number of each length; where it only puts something before and
/// between the digits, the same is done here for every number of that length.
final class IntegerWriter: @unchecked Sendable {
  private let format: NumberFormat
  // Safe because it is written in `init` only and freed with the writer.
  private let patterns: UnsafeMutablePointer<IntegerPattern>
  private let patternCount: Int

  private static let longest = 6

  init(_ format: NumberFormat) {
    self.format = format
    let digits = DigitShapes(format)
    let known = digits.map { digits in
      (1...IntegerWriter.longest).map { IntegerPattern(length: $0, format, digits) }
        .prefix { $0 != nil }.compactMap { $0 }
    }
    patternCount = known?.count ?? 0
    patterns = .allocate(capacity: IntegerWriter.longest)
    for (place, pattern) in (known ?? []).enumerated() {
      (patterns + place).initialize(to: pattern)
    }
  }

  deinit { patterns.deallocate() }

  @inline(__always)
  func write(_ number: Int64, to sink: inout TextSink) {
    if number >= 0, number < 1_000_000, writeQuickly(UInt32(number), to: &sink) { return }
    sink.write(format.string(number))
  }

  @inline(__always)
  private func writeQuickly(_ number: UInt32, to sink: inout TextSink) -> Bool {
    let length =
      number < 10
      ? 1
      : number < 100
        ? 2 : number < 1_000 ? 3 : number < 10_000 ? 4 : number < 100_000 ? 5 : 6
    guard length <= patternCount else { return false }
    IntegerPattern.write(number, as: patterns + (length - 1), to: &sink)
    return true
  }
}
