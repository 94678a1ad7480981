internal import StringsSyntax

/// Formats one argument for its placeholder.
struct FieldWriter {
  let renderer: MessageRenderer
  let field: Field

  private static let maximumPrecision = 100

  func write(_ argument: LocalizableValue, to sink: inout TextSink) {
    let text = text(argument)
    var shown = text ?? renderer.wrongMarker(argument, field)
    let padding = padding(shown)
    if renderer.isolates(shown) { shown = shown.isolated }
    if renderer.arguments.escapesHTML { shown = shown.escapedForHTML }
    if !isLeftAligned { sink.write(padding) }
    sink.write(shown)
    if isLeftAligned { sink.write(padding) }
  }

  /// The plural category of the number as shown; `nil` if the argument is of the wrong kind.
  func category(_ argument: LocalizableValue, _ rules: PluralRules) -> PluralCategory? {
    guard let number = NumericArgument(argument) else { return nil }
    switch field.style {
    case .object, .fixed, .exponent, .general:
      return rules.category(number, shownBy: format(number))
    case .integer, .hexadecimal, .uppercaseHexadecimal, .octal:
      return number.isWhole ? rules.category(number, shownBy: format(number)) : nil
    case .character, .string: return nil
    }
  }

  /// The formatted argument; `nil` if it is of the wrong kind.
  private func text(_ argument: LocalizableValue) -> String? {
    guard let number = NumericArgument(argument) else { return string(argument) }
    switch field.style {
    case .object, .fixed, .exponent, .general: return digits(number)
    case .integer: return number.isWhole ? digits(number) : nil
    case .hexadecimal: return number.bits.map { prefixed("0x", String($0, radix: 16)) }
    case .uppercaseHexadecimal:
      return number.bits.map { prefixed("0X", String($0, radix: 16, uppercase: true)) }
    case .octal: return number.bits.map { prefixed("0", String($0, radix: 8)) }
    case .character: return character(number)
    case .string: return nil
    }
  }

  private func string(_ argument: LocalizableValue) -> String? {
    let text: String
    switch argument {
    case .text(let string), .decimal(let string): text = string
    case .signed, .unsigned, .real: return nil
    }
    return switch field.style {
    case .object, .string: precision.map { String(text.prefix($0)) } ?? text
    case .character: text
    default: nil
    }
  }

  /// Formats a number, with a space for the sign if the space flag is set.
  private func digits(_ number: NumericArgument) -> String {
    let text = showsNoDigits(number) ? sign : format(number).string(number)
    let signed =
      field.flags.contains(.spaced) && !field.flags.contains(.signed) && !number.isNegative
      ? " " + text : text
    return insertsZeros ? withZeros(signed) : signed
  }

  /// As in C, no digits stand for the number 0 with a precision of 0.
  private func showsNoDigits(_ number: NumericArgument) -> Bool {
    field.style == .integer && precision == 0 && number.isZero
  }

  private var sign: String { field.flags.contains(.signed) ? "+" : "" }

  /// Whether zeros before the first digit fill the width, since ICU's minimum of digits has another meaning.
  private var insertsZeros: Bool {
    padsWithZeros && (field.style == .exponent || field.style == .general)
  }

  private func withZeros(_ text: String) -> String {
    guard let first = text.firstIndex(where: \.isNumber) else { return text }
    let zero = renderer.link.formats.number("").string(Int64(0))
    return text[..<first] + String(repeating: zero, count: max(0, width - text.count))
      + text[first...]
  }

  private func character(_ number: NumericArgument) -> String? {
    guard case .whole(let number) = number else { return nil }
    return UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private func prefixed(_ prefix: String, _ digits: String) -> String {
    let shown = precision == 0 && digits == "0" ? "" : digits
    if prefix == "0" { return octal(shown) }
    let prefix = isAlternate && digits != "0" ? prefix : ""
    return prefix + filled(shown, to: precision ?? (padsWithZeros ? width - prefix.count : 0))
  }

  /// Octal digits; as in C, the alternate form adds a zero only if the first digit is another one.
  private func octal(_ digits: String) -> String {
    let filled = filled(digits, to: precision ?? (padsWithZeros ? width : 0))
    return isAlternate && !filled.hasPrefix("0") ? "0" + filled : filled
  }

  private func filled(_ digits: String, to count: Int) -> String {
    String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  private func format(_ number: NumericArgument) -> NumberFormat {
    let skeleton = NumberSkeleton(
      style: field.style, precision: precision, number: number,
      showsPlus: field.flags.contains(.signed),
      zeroPaddedWidth: padsWithZeros && !insertsZeros ? width : nil,
      leavesRoomForSign: field.flags.contains(.spaced), keepsZeros: isAlternate)
    return renderer.link.formats.number(skeleton.text)
  }

  private var isAlternate: Bool { field.flags.contains(.alternate) }

  /// As in C, a precision of a whole number overrides the flag.
  private var padsWithZeros: Bool {
    field.flags.contains(.zeroPadded) && !isLeftAligned && !(isWholeStyle && precision != nil)
  }

  private var isWholeStyle: Bool {
    switch field.style {
    case .integer, .hexadecimal, .uppercaseHexadecimal, .octal: true
    case .object, .fixed, .exponent, .general, .character, .string: false
    }
  }

  private var precision: Int? {
    measure(field.precision).flatMap { $0 < 0 ? nil : min($0, FieldWriter.maximumPrecision) }
  }

  /// The absolute width in characters.
  private var width: Int {
    min(abs(measure(field.width) ?? 0), FormatReader.maximumMeasure)
  }

  /// A negative width from an argument aligns to the left, as in C.
  private var isLeftAligned: Bool {
    field.flags.contains(.leftAligned) || (measure(field.width) ?? 0) < 0
  }

  private func measure(_ measure: Field.Measure) -> Int? {
    if let fixed = measure.fixed { return Int(fixed) }
    guard let argument = measure.argument else { return nil }
    let position = Int(argument) + 1
    switch renderer.arguments[Int(argument)] {
    case .signed(let number): return Int(clamping: max(-1_000, min(number, 1_000)))
    case nil: renderer.report(.missingArgument(position: position, placeholder: "*"))
    default: renderer.report(.wrongArgument(position: position, placeholder: "*"))
    }
    return nil
  }

  private func padding(_ text: String) -> String {
    guard field.width.isWritten else { return "" }
    return String(repeating: " ", count: max(0, width - text.count))
  }
}
