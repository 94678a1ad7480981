public import StringsSyntax

/// A format as it was written, whose placeholders or words can be exchanged.
///
/// What is not exchanged stays as it is, `%%` and stray percent signs included.
public struct FormatText: Sendable {
  private let format: Format

  public init(_ source: String) { format = Format(source) }

  /// The text with other placeholders, and the text between them as `words` writes it.
  ///
  /// `words` is given the text between two placeholders or percent signs.
  public func mapping(
    words: (String) -> String = { $0 }, placeholders: (Placeholder) -> String = \.source
  ) -> String {
    var result = ""
    var rest = Substring(format.source).unicodeScalars
    for piece in format.pieces {
      switch piece {
      case .placeholder(let placeholder):
        result += placeholders(placeholder)
        rest = rest.dropFirst(placeholder.source.unicodeScalars.count)
      case .text(let text):
        var run = ""
        for scalar in text.unicodeScalars {
          guard scalar == "%" else {
            run.unicodeScalars.append(scalar)
            rest.removeFirst()
            continue
          }
          if !run.isEmpty { result += words(run) }
          run = ""
          let isEscape = rest.dropFirst().first == "%"
          result += isEscape ? "%%" : "%"
          rest = rest.dropFirst(isEscape ? 2 : 1)
        }
        if !run.isEmpty { result += words(run) }
      }
    }
    return result
  }
}
