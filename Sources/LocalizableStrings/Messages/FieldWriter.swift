/// Writes one argument as its placeholder asks.
struct FieldWriter {
  let renderer: MessageRenderer
  let field: Field

  private static let defaultPrecision = 6

  func write(_ argument: LocalizableValue, to sink: inout TextSink) {
    let start = sink.count
    if let text = text(argument) {
      sink.write(text)
    } else {
      renderer.writeWrong(argument, field, to: &sink)
    }
    pad(from: start, in: &sink)
  }

  /// The plural category of the number as it is shown; `nil` if the argument is no such number.
  func category(_ argument: LocalizableValue) -> PluralCategory? {
    let format = renderer.link.readerConventions.number(skeleton(argument))
    return renderer.link.cardinals._withUnsafeGuaranteedRef { rules in
      switch (field.style, argument) {
      case (.object, .signed(let number)), (.integer, .signed(let number)),
        (.hexadecimal, .signed(let number)), (.uppercaseHexadecimal, .signed(let number)),
        (.octal, .signed(let number)):
        rules.category(number)
      case (.object, .unsigned(let number)), (.integer, .unsigned(let number)):
        rules.category(decimal: number.description, shownBy: format)
      case (.object, .real(let number)):
        rules.category(number, shownBy: format)
      case (.fixed, _), (.exponent, _), (.general, _):
        real(argument).map { rules.category($0, shownBy: format) }
      default: nil
      }
    }
  }

  /// `nil` if the argument is of the wrong kind.
  private func text(_ argument: LocalizableValue) -> String? {
    switch field.style {
    case .object: object(argument)
    case .integer: integer(argument)
    case .hexadecimal: bits(argument).map { prefixed("0x", String($0, radix: 16)) }
    case .uppercaseHexadecimal:
      bits(argument).map { prefixed("0X", String($0, radix: 16, uppercase: true)) }
    case .octal: bits(argument).map { prefixed("0", String($0, radix: 8)) }
    case .fixed, .exponent, .general:
      real(argument).map { spaced(number(argument).string($0), $0.sign == .minus) }
    case .character: character(argument)
    case .string: if case .text(let text) = argument { cut(text) } else { nil }
    }
  }

  private func object(_ argument: LocalizableValue) -> String {
    switch argument {
    case .text(let text): cut(text)
    case .signed, .unsigned: integer(argument) ?? ""
    case .real(let number): self.number(argument).string(number)
    }
  }

  private func integer(_ argument: LocalizableValue) -> String? {
    switch argument {
    case .signed(let number): spaced(self.number(argument).string(number), number < 0)
    case .unsigned(let number):
      spaced(self.number(argument).string(decimal: number.description), false)
    case .real, .text: nil
    }
  }

  private func real(_ argument: LocalizableValue) -> Double? {
    switch argument {
    case .signed(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .real(let number): number
    case .text: nil
    }
  }

  private func bits(_ argument: LocalizableValue) -> UInt64? {
    switch argument {
    case .signed(let number): UInt64(bitPattern: number)
    case .unsigned(let number): number
    case .real, .text: nil
    }
  }

  private func character(_ argument: LocalizableValue) -> String? {
    switch argument {
    case .text(let text): text
    case .signed(let number):
      UInt32(exactly: number).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    case .unsigned, .real: nil
    }
  }

  private func prefixed(_ prefix: String, _ digits: String) -> String {
    let least = precision ?? (padsWithZeros ? width - (isAlternate ? prefix.count : 0) : 0)
    let zeros = String(repeating: "0", count: max(0, least - digits.count))
    return (isAlternate && digits != "0" ? prefix : "") + zeros + digits
  }

  /// With room for a sign, where the space flag asks for it.
  private func spaced(_ text: String, _ isNegative: Bool) -> String {
    field.flags.contains(.spaced) && !field.flags.contains(.signed) && !isNegative
      ? " " + text : text
  }

  private func cut(_ text: String) -> String {
    precision.map { String(text.prefix($0)) } ?? text
  }

  private func number(_ argument: LocalizableValue) -> NumberFormat {
    renderer.link.readerConventions.number(skeleton(argument))
  }

  private func skeleton(_ argument: LocalizableValue) -> String {
    NumberSkeleton(
      style: field.style, precision: precision, value: real(argument) ?? 0,
      showsPlus: field.flags.contains(.signed), leastDigits: padsWithZeros ? width : nil,
      leavesRoomForSign: field.flags.contains(.spaced), keepsZeros: isAlternate
    ).text
  }

  private var isAlternate: Bool { field.flags.contains(.alternate) }

  private var padsWithZeros: Bool {
    field.flags.contains(.zeroPadded) && !field.flags.contains(.leftAligned)
  }

  private var precision: Int? {
    measure(field.precision).flatMap { $0 < 0 ? nil : min($0, 100) }
  }

  /// In characters; without a sign.
  private var width: Int {
    min(abs(measure(field.width) ?? 0), FormatReader.greatestMeasure)
  }

  private func measure(_ measure: Field.Measure) -> Int? {
    if let fixed = measure.fixed { return Int(fixed) }
    guard let argument = measure.argument else { return nil }
    guard case .signed(let number) = renderer.arguments[Int(argument)] else {
      renderer.report(.missingArgument(position: Int(argument) + 1, placeholder: "*"))
      return nil
    }
    return Int(clamping: max(-1_000, min(number, 1_000)))
  }

  private func pad(from start: Int, in sink: inout TextSink) {
    guard field.width.isWritten else { return }
    let text = sink.string(from: start)
    let padding = String(repeating: " ", count: max(0, width - text.count))
    guard !padding.isEmpty else { return }
    // A negative width given as an argument aligns to the left, as in C.
    let isLeft = field.flags.contains(.leftAligned) || (measure(field.width) ?? 0) < 0
    sink.remove(from: start)
    sink.write(isLeft ? text + padding : padding + text)
  }
}
