import ConsoleLibrary
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// A table in memory, checked against English.
struct SampleTable {
  private let table: TranslationTable

  /// Creates a table of each language's `.strings` file, named after the language.
  init(_ texts: [(language: Language, text: String)]) {
    table = TranslationTable(
      translations: texts.map { language, text in
        let file = TranslationFile(bytes: Array(text.utf8), name: language.tag)
        return Translation(language: language, files: [file])
      })
  }

  /// The diagnostics of the files and of all checks but the one of typed functions.
  var diagnostics: [Diagnostic] {
    let found = table.check(
      developmentLanguage: "en", sourceTexts: SourceTexts(), in: "", commands: nil,
      library: .console)
    return table.diagnostics + found.filter { $0.code != .unnamedArgument }
  }

  /// The diagnostics as `pl:2:1: warning end-punctuation`.
  var lines: [String] {
    diagnostics.map { diagnostic in
      let position = diagnostic.position.map { ":\($0)" } ?? ""
      return "\(diagnostic.file)\(position): \(diagnostic.severity.rawValue) \(diagnostic.code)"
    }
  }
}
