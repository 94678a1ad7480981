/// The printf conversion of a placeholder: how it formats its argument.
public enum Conversion: Sendable, Hashable {
  /// `%@`: any argument; numbers in the format of the user's language.
  case object
  /// `%d`, `%i`, `%u`: a whole number in the digits and groups of the user's language.
  case integer
  /// `%x`, `%X`: a whole number in base 16, in two's complement of 64 bits.
  case hexadecimal(uppercase: Bool)
  /// `%o`: a whole number in base 8.
  case octal
  /// `%f`: a number with a fixed number of fraction digits (six by default).
  case fixed
  /// `%e`: a number with an exponent.
  case exponent
  /// `%g`: a number in significant digits (six by default), with an exponent if it would be long.
  case general
  /// `%c`: a text, or a whole number that is the value of a Unicode scalar.
  case character
  /// `%s`: a text.
  case string
  /// `%#@name@`: the plural variable with this name.
  case variable(String)

  /// The kind of argument that the conversion accepts.
  public var argumentKind: ArgumentKind {
    switch self {
    case .object, .variable: .any
    case .integer, .hexadecimal, .octal: .integer
    case .fixed, .exponent, .general: .real
    case .character, .string: .text
    }
  }
}

/// The kind of argument that a placeholder accepts.
public enum ArgumentKind: String, Sendable, Hashable {
  /// Any argument.
  case any
  /// A whole number.
  case integer
  /// A number, whole or not.
  case real
  /// A text.
  case text
}
