/// A text with plural variables, as in a `.stringsdict` file.
///
/// The form `zero` is used for the number 0 in every language, and `other` for every category without
/// a form. In a form, the first placeholder without a position takes the variable's own argument.
public struct PluralMessage: Sendable, Hashable {
  /// The text around the variables, which it refers to by `%#@name@`.
  public var format: Format
  /// The variables by name.
  public var variables: [String: PluralVariable]

  /// Creates a message.
  public init(format: Format, variables: [String: PluralVariable]) {
    self.format = format
    self.variables = variables
  }
}

/// A number in a message, with a text for each plural category.
public struct PluralVariable: Sendable, Hashable {
  /// The placeholder of the number, which affects its category: `%d` shows 1, `%.1f` shows 1.0.
  public var value: Placeholder
  /// The plural rules that apply.
  public var type: PluralType
  /// The texts by plural category.
  public var forms: [PluralCategory: Format]

  /// Creates a variable.
  public init(
    value: Placeholder, type: PluralType = .cardinal, forms: [PluralCategory: Format]
  ) {
    self.value = value
    self.type = type
    self.forms = forms
  }

  /// The form of a category, or else `other`, or else any form; `nil` if there is none.
  public func form(_ category: PluralCategory) -> Format? {
    forms[category] ?? forms[.other]
      ?? PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }.first
  }
}
