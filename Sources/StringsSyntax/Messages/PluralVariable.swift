/// A number in a message and the text that each plural category of it takes.
public struct PluralVariable: Sendable, Hashable {
  /// How the number is written, which decides its category: `%d` shows 1, `%.1f` shows 1.0.
  public var value: Placeholder
  /// Whether it counts things or tells a place in an order.
  public var type: PluralType
  public var forms: [PluralCategory: Format]

  public init(
    value: Placeholder, type: PluralType = .cardinal, forms: [PluralCategory: Format]
  ) {
    self.value = value
    self.type = type
    self.forms = forms
  }

  /// The form for a category: its own, or `other`, or whatever there is, so that some text shows.
  public func form(_ category: PluralCategory) -> Format? {
    forms[category] ?? forms[.other]
      ?? PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }.first
  }
}
