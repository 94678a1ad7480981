/// Writes whole numbers in the digits and groups of a language, without ICU below a million.
///
/// ICU formats one number of each length. If it only inserts text before and between the digits, every
/// number of that length is written in the same pattern.
final class IntegerWriter: @unchecked Sendable {
  private let format: NumberFormat
  // Safe because the memory is written in `init` only and freed with the writer.
  private let patterns: UnsafeMutablePointer<IntegerPattern>
  /// The length of the longest numbers that are written without ICU.
  let patternCount: Int

  private static let maximumDigits = 6

  init(_ format: NumberFormat) {
    self.format = format
    let digits = NativeDigits(format)
    let patterns = digits.map { digits in
      (1...IntegerWriter.maximumDigits).map { IntegerPattern(length: $0, format, digits) }
        .prefix { $0 != nil }.compactMap { $0 }
    }
    patternCount = patterns?.count ?? 0
    self.patterns = .allocate(capacity: IntegerWriter.maximumDigits)
    for (index, pattern) in (patterns ?? []).enumerated() {
      (self.patterns + index).initialize(to: pattern)
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
