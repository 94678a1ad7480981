internal import StringsSyntax

/// Writes one argument as its placeholder asks.
struct FieldWriter {
  let renderer: MessageRenderer
  let field: Field

  private static let greatestPrecision = 100

  func write(_ argument: LocalizableValue, to sink: inout TextSink) {
    let text = text(argument)
    let shown = text ?? renderer.wrongMarker(argument, field)
    let padding = padding(shown)
    if !isLeftAligned { sink.write(padding) }
    if text != nil, renderer.isolates(shown) {
      sink.write("\u{2068}\(shown)\u{2069}")
    } else {
      sink.write(shown)
    }
    if isLeftAligned { sink.write(padding) }
  }

  /// The plural category of the number as it is shown; `nil` if the argument is no such number.
  func category(_ argument: LocalizableValue, _ rules: PluralRules) -> PluralCategory? {
    guard let number = ShownNumber(argument) else { return nil }
    switch field.style {
    case .object, .fixed, .exponent, .general:
      return rules.category(number, shownBy: format(number))
    case .integer, .hexadecimal, .uppercaseHexadecimal, .octal:
      return number.isWhole ? rules.category(number, shownBy: format(number)) : nil
    case .character, .string: return nil
    }
  }

  /// `nil` if the argument is of the wrong kind.
  private func text(_ argument: LocalizableValue) -> String? {
    guard let number = ShownNumber(argument) else { return words(argument) }
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

  private func words(_ argument: LocalizableValue) -> String? {
    let text: String
    switch argument {
    case .text(let words), .decimal(let words): text = words
    case .signed, .unsigned, .real: return nil
    }
    return switch field.style {
    case .object, .string: precision.map { String(text.prefix($0)) } ?? text
    case .character: text
    default: nil
    }
  }

  /// With room for a sign, where the space flag asks for it.
  private func digits(_ number: ShownNumber) -> String {
    let text = format(number).string(number)
    return field.flags.contains(.spaced) && !field.flags.contains(.signed) && !number.isNegative
      ? " " + text : text
  }

  private func character(_ number: ShownNumber) -> String? {
    guard case .whole(let number) = number else { return nil }
    return UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private func prefixed(_ prefix: String, _ digits: String) -> String {
    let least = precision ?? (padsWithZeros ? width - (isAlternate ? prefix.count : 0) : 0)
    let zeros = String(repeating: "0", count: max(0, least - digits.count))
    return (isAlternate && digits != "0" ? prefix : "") + zeros + digits
  }

  private func format(_ number: ShownNumber) -> NumberFormat {
    let skeleton = NumberSkeleton(
      style: field.style, precision: precision, number: number,
      showsPlus: field.flags.contains(.signed), leastDigits: padsWithZeros ? width : nil,
      leavesRoomForSign: field.flags.contains(.spaced), keepsZeros: isAlternate)
    return renderer.link.readerConventions.formats.number(skeleton.text)
  }

  private var isAlternate: Bool { field.flags.contains(.alternate) }

  private var padsWithZeros: Bool {
    field.flags.contains(.zeroPadded) && !field.flags.contains(.leftAligned)
  }

  private var precision: Int? {
    measure(field.precision).flatMap { $0 < 0 ? nil : min($0, FieldWriter.greatestPrecision) }
  }

  /// In characters; without a sign.
  private var width: Int {
    min(abs(measure(field.width) ?? 0), FormatReader.greatestMeasure)
  }

  /// A negative width given as an argument aligns to the left, as in C.
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
