/// A problem with a text that is found at run time, such as a missing key.
public struct LocalizationIssue: Error, Sendable, Hashable {
  /// The kind of issue, with its data.
  public enum Kind: Sendable, Hashable {
    /// No language of the chain has the key; the key itself is shown.
    case missingKey
    /// The value of the key is neither a text nor a plural; the key itself is shown.
    case notAMessage
    /// There is no argument at this one-based position; the text shows `⟨placeholder⟩`.
    case missingArgument(position: Int, placeholder: String)
    /// The argument at this one-based position is not of the kind that the placeholder accepts.
    case wrongArgument(position: Int, placeholder: String)
    /// The text is used without arguments, so that its `%%` is shown as two percent signs.
    case escapedPercent
    /// ICU has no format for the skeleton, which is the key of the issue; another format is used.
    case unknownSkeleton
  }

  /// The key of the text, or the skeleton of a number or date.
  public var key: String
  /// The language of the text, or the first language of the chain if there is no text.
  public var language: Language
  /// The kind of issue.
  public var kind: Kind

  /// The issue without its placeholder, which is equal for all placeholders that take an argument.
  var withoutPlaceholder: LocalizationIssue {
    var issue = self
    switch kind {
    case .missingArgument(let position, _):
      issue.kind = .missingArgument(position: position, placeholder: "")
    case .wrongArgument(let position, _):
      issue.kind = .wrongArgument(position: position, placeholder: "")
    case .missingKey, .notAMessage, .escapedPercent, .unknownSkeleton: break
    }
    return issue
  }
}

extension LocalizationIssue: CustomStringConvertible {
  public var description: String {
    let subject = "\"\(key)\" [\(language)]"
    return switch kind {
    case .missingKey: "\(subject): no text"
    case .notAMessage: "\(subject): the value is neither a text nor a plural"
    case .missingArgument(let position, let placeholder):
      "\(subject): argument \(position) for \(placeholder) is missing"
    case .wrongArgument(let position, let placeholder):
      "\(subject): argument \(position) has the wrong type for \(placeholder)"
    case .escapedPercent:
      "\(subject): '%%' is shown as it is, since the text is used without arguments; write '%'"
    case .unknownSkeleton: "\(subject): ICU has no format for this skeleton"
    }
  }
}
