/// A class of numbers that take the same form of a word, by CLDR's names.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}
