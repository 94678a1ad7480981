/// A plural category of CLDR: a class of numbers that take the same form of a word.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  /// In Arabic: 0.
  case zero
  /// In English: 1.
  case one
  /// In Arabic: 2.
  case two
  /// In Polish: 2, 3, 4, 22…
  case few
  /// In Polish: 5, 6, 7, 11…
  case many
  /// All other numbers; the only category that every language has.
  case other
}

/// The kind of number in a plural, which decides the rules that apply.
public enum PluralType: Sendable, Hashable, CaseIterable {
  /// A quantity: 1 day, 2 days.
  case cardinal
  /// A rank: 1st, 2nd, 3rd.
  case ordinal
}
