/// A text whose words follow numbers, as an entry of a `.stringsdict` file.
///
/// `zero` is used for the number 0 in every language, and `other` for every category that has no
/// form. In a form, the first placeholder without a position shows the variable's own number.
public struct PluralMessage: Sendable, Hashable {
  public var format: Format
  public var variables: [String: PluralVariable]

  public init(format: Format, variables: [String: PluralVariable]) {
    self.format = format
    self.variables = variables
  }
}
