import LocalizableStrings
import StringsSyntax

extension Diagnostic {
  /// The diagnostic with the language of a translation, if that is known.
  func inLanguage(_ language: Language) -> Diagnostic {
    var diagnostic = self
    diagnostic.languageTag = language.isDetermined ? language.tag : nil
    return diagnostic
  }
}
