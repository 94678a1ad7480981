package import StringsSyntax

extension Format {
  /// The source with its placeholders, or the text around them, replaced.
  ///
  /// All else stays as written, including `%%` and stray percent signs.
  ///
  /// `words` is called with each run of text without placeholders and percent signs.
  package func rewritten(
    words: (String) -> String = { $0 }, placeholders: (Placeholder) -> String = \.source
  ) -> String {
    var result = ""
    var rest = Substring(source).unicodeScalars
    for piece in pieces {
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
