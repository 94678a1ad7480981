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
    // The digits, four bits each, the first one lowest.
    var rest = number
    var figures: UInt64 = 0
    for _ in 0..<length {
      figures = figures << 4 | UInt64(rest % 10)
      rest /= 10
    }
    sink.reserve(length * 12 + 8)
    for place in 0..<length {
      if separatorLengths[place] > 0 {
        sink.write(word: separators[place], bytes: Int(separatorLengths[place]))
      }
      digits.write(Int(truncatingIfNeeded: figures & 15), to: &sink)
      figures >>= 4
    }
  }
}
