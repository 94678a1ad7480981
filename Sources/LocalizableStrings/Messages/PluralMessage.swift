/// A translation that depends on numbers, as a `.stringsdict` file gives it.
///
/// ```
/// format:     %#@articles@ in %#@sections@
/// variables:  articles: one -> %d article, other -> %d articles
///             sections: one -> one section, other -> %d sections
/// ```
public struct PluralMessage: Sendable, Hashable {
  /// What a variable stands for: the form that goes with its number.
  public struct Variable: Sendable, Hashable {
    public var forms: [PluralCategory: Format]

    public init(forms: [PluralCategory: Format]) { self.forms = forms }

    /// The form for a category, or `other` where there is none, as Apple's platforms do.
    public func form(for category: PluralCategory) -> Format? { forms[category] ?? forms[.other] }
  }

  public var format: Format
  public var variables: [String: Variable]

  public init(format: Format, variables: [String: Variable]) {
    self.format = format
    self.variables = variables
  }

  init?(_ value: PropertyListValue) {
    guard let pairs = value.pairs, let format = value["NSStringLocalizedFormatKey"]?.string else {
      return nil
    }
    self.init(format: Format(format), variables: [:])
    for pair in pairs {
      if let variable = Variable(pair.value) { variables[pair.key] = variable }
    }
  }
}

extension PluralMessage.Variable {
  init?(_ value: PropertyListValue) {
    guard let pairs = value.pairs else { return nil }
    var forms: [PluralCategory: Format] = [:]
    for pair in pairs {
      if let category = PluralCategory(rawValue: pair.key), let text = pair.value.string {
        forms[category] = Format(text)
      }
    }
    self.init(forms: forms)
  }
}
