/// Something that kept a text from being shown as meant, found while the program runs.
public struct LocalizationIssue: Error, Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// No language of the chain has the key, so the key itself was shown.
    case missingKey
    /// The value of the key is no text and no plural.
    case notAMessage
    /// The one-based argument was not given; the text shows `⟨placeholder⟩`.
    case missingArgument(position: Int, placeholder: String)
    /// The one-based argument is not of the kind that the placeholder takes.
    case wrongArgument(position: Int, placeholder: String)
  }

  public var key: String
  /// The language of the text, or the first language of the chain if there is none.
  public var language: Language
  public var kind: Kind

  /// The same for every placeholder that takes the argument.
  var withoutPlaceholder: LocalizationIssue {
    var issue = self
    switch kind {
    case .missingArgument(let position, _):
      issue.kind = .missingArgument(position: position, placeholder: "")
    case .wrongArgument(let position, _):
      issue.kind = .wrongArgument(position: position, placeholder: "")
    case .missingKey, .notAMessage: break
    }
    return issue
  }
}

extension LocalizationIssue: CustomStringConvertible {
  public var description: String {
    let place = "\"\(key)\" [\(language)]"
    return switch kind {
    case .missingKey: "\(place): no text"
    case .notAMessage: "\(place): the value is neither a text nor a plural"
    case .missingArgument(let position, let placeholder):
      "\(place): argument \(position) for \(placeholder) is missing"
    case .wrongArgument(let position, let placeholder):
      "\(place): argument \(position) does not suit \(placeholder)"
    }
  }
}
