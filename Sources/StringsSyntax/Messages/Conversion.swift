/// What a placeholder makes of its argument.
public enum Conversion: Sendable, Hashable {
  /// `%@`: any argument; numbers as the reader's language writes them.
  case object
  /// `%d`, `%i`, `%u`: a whole number, in the digits and groups of the reader's language.
  case integer
  /// `%x`, `%X`: a whole number in base 16, in two's complement of 64 bits.
  case hexadecimal(uppercase: Bool)
  /// `%o`: a whole number in base 8.
  case octal
  /// `%f`: a number with fixed fraction digits (six), as the reader's language writes it.
  case fixed
  /// `%e`: a number with an exponent, as the reader's language writes it.
  case exponent
  /// `%g`: a number in significant digits (six), with an exponent where it is long otherwise.
  case general
  /// `%c`: a text, or a whole number that is a Unicode scalar.
  case character
  /// `%s`: a text.
  case string
  /// `%#@name@`: the form of a variable that its number asks for.
  case variable(String)

  /// The kind of argument it takes.
  public var argumentKind: ArgumentKind {
    switch self {
    case .object, .variable: .any
    case .integer, .hexadecimal, .octal: .integer
    case .fixed, .exponent, .general: .real
    case .character, .string: .text
    }
  }
}
