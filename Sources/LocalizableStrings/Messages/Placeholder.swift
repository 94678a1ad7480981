/// A place in a format where an argument is written: `%@`, `%2$d`, `%-8.3f`.
public struct Placeholder: Sendable, Hashable {
  /// What kind of argument it takes and how that is written.
  public enum Conversion: Sendable, Hashable {
    /// `%@` and `%s`: a text, or any argument as a reader of the language writes it.
    case text
    /// `%d` and `%i`: a whole number.
    case integer
    /// `%u`: a whole number that is not negative.
    case unsigned
    /// `%x`, `%X` and `%o`: a whole number to another base.
    case radix(Int, isUppercase: Bool)
    /// `%f`: a number with a fixed count of fraction digits.
    case fixed
    /// `%e` and `%E`: a number with an exponent.
    case exponent(isUppercase: Bool)
    /// `%g` and `%G`: the shorter of the two.
    case general(isUppercase: Bool)
    /// `%c` and `%C`: a Unicode scalar by its number.
    case character
    /// `%#@name@`: the variable of that name in a plural message.
    case variable(String)
  }

  /// A width or precision: written out, or taken from an argument (`*`).
  public enum Count: Sendable, Hashable {
    case fixed(Int)
    case argument(position: Int?)
  }

  /// The one-based position of the argument; `nil` for the next one.
  public var position: Int?
  public var conversion: Conversion
  public var width: Count?
  public var precision: Count?
  /// `-`: filled on the right.
  public var isLeftAligned = false
  /// `0`: filled with zeros.
  public var isZeroFilled = false
  /// `+`: a sign always.
  public var showsPlus = false
  /// The placeholder as it was written, for markers and diagnostics.
  public var source: String

  /// Whether it asks for how C writes numbers, and not for how a reader does.
  var isTechnical: Bool {
    width != nil || isZeroFilled || showsPlus
  }
}
