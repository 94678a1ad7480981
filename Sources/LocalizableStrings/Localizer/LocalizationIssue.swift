/// A problem with a text that is found at run time, such as a missing key.
public struct LocalizationIssue: Error, Sendable, Hashable {
  /// The kind of issue, with its data.
  public enum Kind: Sendable, Hashable {
    /// No language of the chain has the key; the key itself is shown.
    case missingKey
    /// The first language of the chain lacks the key; the text of this other language is shown.
    ///
    /// Only a `didFindIssue` receives it, since an unfinished translation is no mistake of the program. A region or a script
    /// of the same language, such as `en` for `en-GB`, is no other language.
    case fallback(to: Language)
    /// The value of the key is neither a text nor a plural; the key itself is shown.
    case notAMessage
    /// Variables of the text refer to each other endlessly or too deep; their placeholders are shown.
    case nestedTooDeep
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
    case .missingKey, .fallback, .notAMessage, .nestedTooDeep, .escapedPercent, .unknownSkeleton:
      break
    }
    return issue
  }
}

extension LocalizationIssue: CustomStringConvertible {
  /// One line, with escape sequences for controls, since a key may come from outside.
  public var description: String {
    let subject = "\"\(key)\" [\(language)]"
    let text =
      switch kind {
      case .missingKey: "\(subject): no text"
      case .fallback(let other): "\(subject): no text, \(other) is shown"
      case .notAMessage: "\(subject): the value is neither a text nor a plural"
      case .nestedTooDeep:
        "\(subject): variables refer to each other endlessly or too deep"
      case .missingArgument(let position, let placeholder):
        "\(subject): argument \(position) for \(placeholder) is missing"
      case .wrongArgument(let position, let placeholder):
        "\(subject): argument \(position) has the wrong type for \(placeholder)"
      case .escapedPercent:
        "\(subject): '%%' is shown as it is, since the text is used without arguments; write '%'"
      case .unknownSkeleton: "\(subject): ICU has no format for this skeleton"
      }
    return text.onOneLine
  }
}

extension String {
  /// The text with escape sequences for characters that break lines, change the direction or cannot be seen.
  var onOneLine: String {
    unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}
