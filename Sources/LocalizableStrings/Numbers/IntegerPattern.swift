/// The pattern of whole numbers with a certain number of digits in one language.
///
/// A pattern is the text of a number of zeros, and the offsets of the zeros in it.
struct IntegerPattern: BitwiseCopyable {
  private let length: Int
  /// The text of zeros.
  private var text: [2 of SIMD16<UInt8>]
  private let byteCount: Int
  /// The offset of the last byte of each digit, from the left.
  private var offsets: [6 of UInt8]

  private static let capacity = 32

  /// Returns `nil` if ICU does more than insert text before the digits.
  init?(length: Int, _ format: NumberFormat, _ digits: NativeDigits) {
    self.length = length
    offsets = [6 of UInt8](repeating: 0)
    // 1, 12, 123 … up to 123,456: a different digit at each position.
    let number = (1...length).reduce(0) { $0 * 10 + $1 }
    var rest = Array(format.string(Int64(number)).utf8)[...]
    var text: [UInt8] = []
    for position in 0..<length {
      let digit = digits.bytes(position + 1)
      while !rest.isEmpty, !rest.starts(with: digit) { text.append(rest.removeFirst()) }
      guard !rest.isEmpty else { return nil }
      rest.removeFirst(digit.count)
      text += digits.zero
      offsets[position] = UInt8(clamping: text.count - 1)
    }
    guard rest.isEmpty, text.count <= IntegerPattern.capacity else { return nil }
    byteCount = text.count
    text += [UInt8](repeating: 0, count: IntegerPattern.capacity - text.count)
    self.text = [2 of SIMD16<UInt8>] { half in SIMD16(text[half * 16..<half * 16 + 16]) }
  }

  /// Writes a number with the pattern's number of digits.
  @inline(__always)
  static func write(
    _ number: UInt32, as pattern: UnsafePointer<IntegerPattern>, to sink: inout TextSink
  ) {
    sink.reserve(capacity)
    sink.store(pattern.pointee.text[0], at: 0)
    sink.store(pattern.pointee.text[1], at: 16)
    var rest = number
    var position = pattern.pointee.length
    while position > 0 {
      position &-= 1
      let offset = Int(pattern.pointee.offsets[unchecked: position])
      sink.add(UInt8(truncatingIfNeeded: rest % 10), at: offset)
      rest /= 10
    }
    sink.advance(pattern.pointee.byteCount)
  }
}

/// The ten digits of a language in UTF-8, which differ only in their last byte and ascend in it.
struct NativeDigits {
  let zero: [UInt8]

  /// Returns `nil` if ICU's digits do not have this form.
  init?(_ format: NumberFormat) {
    let digits = (0...9).map { Array(format.string(Int64($0)).utf8) }
    zero = digits[0]
    for (number, digit) in digits.enumerated() where digit != bytes(number) { return nil }
  }

  func bytes(_ digit: Int) -> [UInt8] {
    zero.dropLast() + zero.suffix(1).map { $0 &+ UInt8(digit) }
  }
}
