/// What an argument gives to a placeholder.
public enum LocalizableValue: Sendable, Hashable {
  case signed(Int64)
  /// A whole number above the greatest signed one.
  case unsigned(UInt64)
  case real(Double)
  case text(String)
}
