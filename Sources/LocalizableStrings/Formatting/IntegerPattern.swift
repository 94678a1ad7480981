/// How a language writes whole numbers of one length: what stands before each digit.
struct IntegerPattern: BitwiseCopyable {
  private let length: Int
  /// Up to eight bytes before the digit at each place from the left, the first one lowest.
  private var separators: [6 of UInt64]
  private var separatorLengths: [6 of UInt8]

  /// `nil` if ICU does more to the digits than put something before them.
  init?(length: Int, _ format: NumberFormat, _ digits: DigitShapes) {
    self.length = length
    separators = [6 of UInt64](repeating: 0)
    separatorLengths = [6 of UInt8](repeating: 0)
    // 1, 12, 123 … up to 123,456: a different digit at each place.
    let number = (1...length).reduce(0) { $0 * 10 + $1 }
    var rest = Array(format.string(Int64(number)).utf8)[...]
    for place in 0..<length {
      let digit = digits.bytes(place + 1)
      var before: [UInt8] = []
      while !rest.isEmpty, !rest.starts(with: digit) { before.append(rest.removeFirst()) }
      guard !rest.isEmpty, before.count <= 8 else { return nil }
      rest.removeFirst(digit.count)
      separators[place] = before.reversed().reduce(0) { $0 << 8 | UInt64($1) }
      separatorLengths[place] = UInt8(before.count)
    }
    guard rest.isEmpty else { return nil }
  }

  @inline(__always)
  func write(_ number: UInt32, _ digits: DigitShapes, to sink: inout TextSink) {
    var divisor: UInt32 = 1
    for _ in 1..<max(length, 1) { divisor *= 10 }
    var rest = number
    for place in 0..<length {
      var separator = separators[place]
      for _ in 0..<separatorLengths[place] {
        sink.write(UInt8(truncatingIfNeeded: separator))
        separator >>= 8
      }
      digits.write(rest / divisor, to: &sink)
      rest %= divisor
      divisor /= 10
    }
  }
}
