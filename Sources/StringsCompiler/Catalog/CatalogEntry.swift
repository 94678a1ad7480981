import LocalizableStrings
import StringsFormats
import StringsSyntax

/// A key in one language, and where it stands.
struct CatalogEntry {
  var language: Language
  var file: String
  var entry: TranslationEntry

  func warning(_ code: Diagnostic.Code, _ message: String) -> Diagnostic {
    Diagnostic(
      file: file, position: entry.position, severity: .warning, code: code, message: message)
  }
}
