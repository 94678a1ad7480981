import LocalizableStrings
import StringsFormats
import StringsSyntax

/// A folder of translations that exists in memory only.
struct TextFolder {
  private let folder: LocalizationFolder

  /// Each language's `.strings` file.
  init(_ texts: [(language: Language, text: String)]) {
    let translations = texts.map { language, text in
      let file = TranslationFile(bytes: Array(text.utf8), file: language.tag)
      return Translation(language: language, files: [file])
    }
    folder = LocalizationFolder(translations: translations, diagnostics: [])
  }

  /// What the files and the check tell, compared with English.
  var diagnostics: [Diagnostic] {
    folder.translations.flatMap(\.files).flatMap(\.diagnostics)
      + folder.check(developmentLanguage: "en")
  }

  /// The same as `pl:2:1: warning end-punctuation`.
  var lines: [String] {
    diagnostics.map { diagnostic in
      let place = diagnostic.position.map { ":\($0)" } ?? ""
      return "\(diagnostic.file)\(place): \(diagnostic.severity.rawValue) \(diagnostic.code)"
    }
  }
}
