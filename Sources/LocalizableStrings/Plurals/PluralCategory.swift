/// The plural categories of CLDR.
public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}
