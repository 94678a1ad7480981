/// A decimal number in ASCII: digits, optionally with a minus sign and a decimal point.
///
/// It has no exponent, so that a formatted number is not much longer than its source.
struct DecimalNumber {
  let text: String
  /// The number of digits after the point.
  let fractionDigits: Int

  private static let maximumLength = 400

  /// Returns `nil` if the text is not a decimal number.
  init?(_ text: String) {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard digits.count <= DecimalNumber.maximumLength,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(DecimalNumber.isDigit) })
    else { return nil }
    self.text = text
    fractionDigits = parts.dropFirst().first?.count ?? 0
  }

  var isWhole: Bool { fractionDigits == 0 }
  var isNegative: Bool { text.utf8.first == UInt8(ascii: "-") }
  var isZero: Bool { text.utf8.allSatisfy { !DecimalNumber.isDigit($0) || $0 == 0x30 } }
  /// The nearest `Double`.
  var approximation: Double { Double(text) ?? 0 }

  /// If the whole part has more digits: a 1, its last `wholeDigits` digits, the fraction; no sign.
  func keeping(wholeDigits: Int) -> String {
    let unsigned = text.drop { $0 == "-" || $0 == "0" }
    let whole = unsigned.prefix { $0 != "." }
    guard whole.utf8.count > wholeDigits else { return text }
    return "1" + whole.suffix(wholeDigits) + unsigned.dropFirst(whole.count)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
