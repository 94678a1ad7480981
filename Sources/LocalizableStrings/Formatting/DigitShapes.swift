/// The ten digits of a language, as UTF-8.
struct DigitShapes: BitwiseCopyable {
  /// Up to four bytes each, the first one lowest.
  private var shapes: [10 of UInt32]
  /// How many bytes each takes.
  let width: Int

  /// `nil` if a digit is not one scalar, or they differ in length.
  init?(_ format: NumberFormat) {
    let texts = (0...9).map { format.string(Int64($0)) }
    let width = texts[0].utf8.count
    guard texts.allSatisfy({ $0.utf8.count == width && $0.unicodeScalars.count == 1 }) else {
      return nil
    }
    self.width = width
    shapes = [10 of UInt32] { digit in
      texts[digit].utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// Writes a digit, 0 to 9, where there is room for eight bytes.
  @inline(__always)
  func write(_ digit: Int, to sink: inout TextSink) {
    sink.write(word: UInt64(shapes[digit]), bytes: width)
  }

  /// The bytes of a digit.
  func bytes(_ digit: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: shapes[digit] >> (8 * UInt32($0))) }
  }
}
