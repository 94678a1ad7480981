/// How a language writes whole numbers of one length: the text of zeros alone, and where each stands.
struct IntegerPattern: BitwiseCopyable {
  private let length: Int
  /// What is written for zeros, the first byte lowest.
  private var words: [4 of UInt64]
  private let byteCount: Int
  /// The place of each digit's last byte, from the left.
  private var places: [6 of UInt8]

  private static let capacity = 32

  /// `nil` if ICU does more to the digits than put something before them.
  init?(length: Int, _ format: NumberFormat, _ digits: DigitShapes) {
    self.length = length
    places = [6 of UInt8](repeating: 0)
    // 1, 12, 123 … up to 123,456: a different digit at each place.
    let number = (1...length).reduce(0) { $0 * 10 + $1 }
    var rest = Array(format.string(Int64(number)).utf8)[...]
    var text: [UInt8] = []
    for place in 0..<length {
      let digit = digits.bytes(place + 1)
      while !rest.isEmpty, !rest.starts(with: digit) { text.append(rest.removeFirst()) }
      guard !rest.isEmpty else { return nil }
      rest.removeFirst(digit.count)
      text += digits.zero
      places[place] = UInt8(clamping: text.count - 1)
    }
    guard rest.isEmpty, text.count <= IntegerPattern.capacity else { return nil }
    byteCount = text.count
    text += [UInt8](repeating: 0, count: IntegerPattern.capacity - text.count)
    words = [4 of UInt64] { word in
      text[word * 8..<word * 8 + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// Writes a number of the pattern's length.
  @inline(__always)
  static func write(
    _ number: UInt32, as pattern: UnsafePointer<IntegerPattern>, to sink: inout TextSink
  ) {
    sink.reserve(capacity)
    for word in 0..<4 { sink.place(word: pattern.pointee.words[word], at: word * 8) }
    var rest = number
    var place = pattern.pointee.length
    while place > 0 {
      place -= 1
      sink.add(UInt8(truncatingIfNeeded: rest % 10), at: Int(pattern.pointee.places[place]))
      rest /= 10
    }
    sink.advance(pattern.pointee.byteCount)
  }
}
