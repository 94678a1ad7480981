/// Something that a translation lacks, found when it was asked for.
public struct LocalizationProblem: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Reason: Sendable, Hashable {
    /// No language of the chain has the key; the key itself is shown.
    case missingKey
    /// The translation has this placeholder, and there are fewer arguments.
    case missingArgument(String)
    /// The translation has this placeholder, and its argument is of another kind.
    case wrongArgument(String)
    /// The translation uses a variable that it does not define.
    case missingVariable(String)
    /// The variable has neither this plural form nor `other`.
    case missingForm(String, PluralCategory)
  }

  public let key: String
  /// The language of the translation; for a missing key the one that was wanted.
  public let language: Language
  public let reason: Reason

  public var description: String {
    switch reason {
    case .missingKey: "\(language): no translation for \"\(key)\""
    case .missingArgument(let placeholder): "\(language): \"\(key)\": no argument for \(placeholder)"
    case .wrongArgument(let placeholder):
      "\(language): \"\(key)\": the argument for \(placeholder) is of another kind"
    case .missingVariable(let name): "\(language): \"\(key)\": no variable named \(name)"
    case .missingForm(let name, let category):
      "\(language): \"\(key)\": \(name) has no form \(category.rawValue), and no other"
    }
  }
}
