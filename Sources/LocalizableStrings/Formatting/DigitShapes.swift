/// The ten digits of a language in UTF-8, which differ in their last byte only and count up in it.
struct DigitShapes {
  let zero: [UInt8]

  /// `nil` if ICU's digits are not so.
  init?(_ format: NumberFormat) {
    let digits = (0...9).map { Array(format.string(Int64($0)).utf8) }
    guard let last = digits[0].last else { return nil }
    for (number, digit) in digits.enumerated() {
      let expected = digits[0].dropLast() + [last &+ UInt8(number)]
      guard digit.elementsEqual(expected) else { return nil }
    }
    zero = digits[0]
  }

  func bytes(_ digit: Int) -> [UInt8] {
    zero.dropLast() + zero.suffix(1).map { $0 &+ UInt8(digit) }
  }
}
