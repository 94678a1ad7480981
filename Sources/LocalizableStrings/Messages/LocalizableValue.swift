/// What an argument gives to a placeholder.
public enum LocalizableValue: Sendable, Hashable {
  case signed(Int64)
  /// A whole number above the greatest signed one.
  case unsigned(UInt64)
  case real(Double)
  /// An exact decimal number in ASCII, as `-1234.50`, of which every digit shows: for amounts of
  /// money, and for numbers that no other case holds. What is no such number counts as text.
  case decimal(String)
  case text(String)
}
