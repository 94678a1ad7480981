import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

/// A source text and its translation, and the codes of what is found in the translation.
struct FindingCase: Sendable, CustomTestStringConvertible {
  let key: String
  let source: String
  let translation: String
  let language: Language
  let codes: [String]
  /// Other texts of the same table, which are the same in both languages.
  let others: [String]

  init(
    _ source: String, _ translation: String, _ language: Language, key: String = "k",
    beside others: [String] = [], _ codes: String...
  ) {
    (self.source, self.translation, self.language) = (source, translation, language)
    (self.key, self.others, self.codes) = (key, others, codes)
  }

  var testDescription: String { "\(source) | \(translation) | \(language)" }

  /// What is found in the translation.
  var found: [Diagnostic] {
    let others = others.enumerated().map { entry("other\($0)", $1) }.joined()
    return SampleTable([
      ("en", entry(key, source) + others), (language, entry(key, translation) + others),
    ]).diagnostics.filter { $0.file.contains(language.tag) && $0.key == key }
  }

  private func entry(_ key: String, _ text: String) -> String {
    "\(quoted(key)) = \(quoted(text));\n"
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { "\"\\".contains($0) ? "\\\($0)" : $0 == "\n" ? "\\n" : String($0) }
    return "\"\(escaped.joined())\""
  }
}
