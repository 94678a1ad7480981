/// What kind of argument a placeholder takes.
public enum ArgumentKind: String, Sendable, Hashable {
  case any
  /// A whole number.
  case integer
  /// A number; a whole one will do.
  case real
  case text
}
