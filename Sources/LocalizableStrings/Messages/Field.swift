internal import StringsSyntax

/// A placeholder as a program carries it out: plain numbers only.
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

  /// A width or precision: a number, or the argument that says it.
  struct Measure: BitwiseCopyable {
    /// `nil` if it is not written, or an argument says it.
    var fixed: Int32?
    /// Counted from zero.
    var argument: Int32?

    var isWritten: Bool { fixed != nil || argument != nil }
  }

  var style: Style
  var flags: Placeholder.Flags
  /// Counted from zero.
  var argument: Int32
  var width: Measure
  var precision: Measure
  /// Where the placeholder as written stands in the program's bytes.
  var sourceStart: Int32
  var sourceEnd: Int32

  /// Whether a whole number is shown without any change of width, sign or digits.
  let isPlainNumber: Bool

  init(_ use: MessageOutline.Use, source: Range<Int>) {
    let placeholder = use.placeholder
    style = Style(placeholder.conversion)
    flags = placeholder.flags
    argument = Int32(clamping: use.argument)
    width = Measure(placeholder.width, use.width)
    precision = Measure(placeholder.precision, use.precision)
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
