/// Writes one argument as its placeholder asks for it.
struct ArgumentWriting {
  let rules: LanguageRules
  let placeholder: Placeholder
  let width: Int?
  let precision: Int?

  /// The text, or `nil` when the placeholder takes another kind of argument.
  func text(of argument: Argument) -> String? {
    switch (placeholder.conversion, argument) {
    case (.text, .text(let text)): padded(precision.map { String(text.prefix(max(0, $0))) } ?? text)
    case (.text, _): padded(rules.number(argument, fractionDigits: nil))
    case (.integer, .integer), (.integer, .unsigned): whole(argument)
    case (.unsigned, .integer(0...)), (.unsigned, .unsigned): whole(argument)
    case (.radix(let base, let isUppercase), .integer(0...)),
      (.radix(let base, let isUppercase), .unsigned):
      padded(digits(of: argument, base, isUppercase))
    case (.fixed, .integer), (.fixed, .unsigned), (.fixed, .number):
      signed(rules.number(argument, fractionDigits: precision ?? 6), argument)
    case (.exponent(let isUppercase), .integer), (.exponent(let isUppercase), .unsigned),
      (.exponent(let isUppercase), .number):
      cased(rules.scientific(argument, fractionDigits: precision ?? 6), isUppercase)
    case (.general(let isUppercase), .integer), (.general(let isUppercase), .unsigned),
      (.general(let isUppercase), .number):
      cased(rules.number(argument, significantDigits: max(1, precision ?? 6)), isUppercase)
    case (.character, .integer(let number)):
      UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { padded(String($0)) }
    case (.character, .text(let text)): padded(String(text.prefix(1)))
    default: nil
    }
  }

  /// A whole number: grouped as readers expect it, or in plain digits where widths matter.
  private func whole(_ argument: Argument) -> String {
    guard placeholder.isTechnical || precision != nil else {
      return rules.number(argument, fractionDigits: 0)
    }
    let digits = digits(of: argument, 10, false)
    let isNegative = digits.hasPrefix("-")
    let magnitude = isNegative ? String(digits.dropFirst()) : digits
    let filled = String(repeating: "0", count: max(0, (precision ?? 0) - magnitude.count)) + magnitude
    let sign = isNegative ? "-" : placeholder.showsPlus ? "+" : ""
    return padded(filled, sign: sign)
  }

  private func signed(_ text: String, _ argument: Argument) -> String {
    switch argument {
    case .integer(0...), .unsigned, .number(0...): padded(text, sign: placeholder.showsPlus ? "+" : "")
    default: padded(text)
    }
  }

  private func cased(_ text: String, _ isUppercase: Bool) -> String {
    padded(isUppercase ? text.uppercased() : text)
  }

  private func digits(of argument: Argument, _ base: Int, _ isUppercase: Bool) -> String {
    switch argument {
    case .integer(let number): String(number, radix: base, uppercase: isUppercase)
    case .unsigned(let number): String(number, radix: base, uppercase: isUppercase)
    case .number, .text: ""
    }
  }

  private func padded(_ text: String, sign: String = "") -> String {
    let missing = abs(width ?? 0) - text.count - sign.count
    guard missing > 0 else { return sign + text }
    if placeholder.isLeftAligned || (width ?? 0) < 0 {
      return sign + text + String(repeating: " ", count: missing)
    }
    if placeholder.isZeroFilled { return sign + String(repeating: "0", count: missing) + text }
    return String(repeating: " ", count: missing) + sign + text
  }
}
