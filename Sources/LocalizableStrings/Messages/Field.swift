internal import StringsSyntax

/// A compiled placeholder, made of plain numbers only.
struct Field: BitwiseCopyable {
  enum Style: UInt8, BitwiseCopyable {
    case object
    case integer
    case hexadecimal
    case uppercaseHexadecimal
    case octal
    case fixed
    case exponent
    case general
    case character
    case string
  }

  /// A width or precision: a number, or the index of an argument.
  struct Measure: BitwiseCopyable {
    /// The number; `nil` if there is none, or if an argument contains it.
    var fixed: Int32?
    /// The zero-based index of an argument.
    var argument: Int32?

    var isWritten: Bool { fixed != nil || argument != nil }
  }

  var style: Style
  var flags: Placeholder.Flags
  /// The zero-based index of the argument.
  var argument: Int32
  var width: Measure
  var precision: Measure
  /// The range of the placeholder as written in the program's bytes.
  var sourceStart: Int32
  var sourceEnd: Int32

  /// Whether a whole number is shown in its default format, without width, precision or flags.
  let isPlainNumber: Bool

  /// Whether it is probably a percent sign; see `Placeholder.isDoubtful`.
  let isDoubtful: Bool

  init(_ resolved: ResolvedPlaceholder, source: Range<Int>) {
    let placeholder = resolved.placeholder
    style = Style(placeholder.conversion)
    flags = placeholder.flags
    isDoubtful = placeholder.isDoubtful
    argument = Int32(clamping: resolved.argument)
    width = Measure(placeholder.width, resolved.width)
    precision = Measure(placeholder.precision, resolved.precision)
    sourceStart = Int32(source.lowerBound)
    sourceEnd = Int32(source.upperBound)
    isPlainNumber =
      (style == .integer || style == .object) && flags.isSubset(of: .grouped)
      && !width.isWritten && !precision.isWritten
  }
}

extension Field.Style {
  init(_ conversion: Conversion) {
    self =
      switch conversion {
      case .object, .variable: .object
      case .integer: .integer
      case .hexadecimal(let uppercase): uppercase ? .uppercaseHexadecimal : .hexadecimal
      case .octal: .octal
      case .fixed: .fixed
      case .exponent: .exponent
      case .general: .general
      case .character: .character
      case .string: .string
      }
  }
}

extension Field.Measure {
  init(_ measure: Placeholder.Measure?, _ argument: Int?) {
    if case .fixed(let number) = measure { fixed = Int32(clamping: number) } else { fixed = nil }
    self.argument = argument.map { Int32(clamping: $0) }
  }
}
