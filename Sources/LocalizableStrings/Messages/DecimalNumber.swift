/// A decimal number in ASCII: digits, perhaps a minus before them and a point among them.
///
/// No exponent, so that no number is much longer than it is written.
struct DecimalNumber {
  let text: String
  /// Behind the point.
  let fractionDigits: Int

  private static let longest = 400

  /// `nil` if the text is something else.
  init?(_ text: String) {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard digits.count <= DecimalNumber.longest,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(DecimalNumber.isDigit) })
    else { return nil }
    self.text = text
    fractionDigits = parts.dropFirst().first?.count ?? 0
  }

  var isWhole: Bool { fractionDigits == 0 }
  var isNegative: Bool { text.utf8.first == UInt8(ascii: "-") }
  var isZero: Bool { text.utf8.allSatisfy { !DecimalNumber.isDigit($0) || $0 == 0x30 } }
  /// The nearest number that is a `Double`.
  var approximation: Double { Double(text) ?? 0 }

  /// The number with only the last digits of its whole part behind a 1, if it has more.
  func keeping(wholeDigits: Int) -> String {
    let unsigned = text.drop { $0 == "-" || $0 == "0" }
    let whole = unsigned.prefix { $0 != "." }
    guard whole.utf8.count > wholeDigits else { return text }
    return "1" + whole.suffix(wholeDigits) + unsigned.dropFirst(whole.count)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
