import LocalizableStrings
import StringsSyntax

extension Diagnostic {
  /// The diagnostic with the language of a translation, if that is known.
  func inLanguage(_ language: Language) -> Diagnostic {
    var diagnostic = self
    diagnostic.setLanguage(language)
    return diagnostic
  }

  /// Sets the language of a translation, if that is known.
  mutating func setLanguage(_ language: Language) {
    languageTag = language.isDetermined ? language.tag : nil
  }
}
