/// What a number counts, which decides the forms it takes.
public enum PluralType: Sendable, Hashable, CaseIterable {
  /// How many there are: 1 day, 2 days.
  case cardinal
  /// Which one it is in an order: 1st, 2nd, 3rd.
  case ordinal
}
