import StringsFormats
import StringsSyntax

extension LanguageFiles {
  /// The pseudo-translation of the entries of one language.
  init(pseudo translation: Translation, _ text: PseudoText) {
    self.init(
      translation.entries.map { entry in
        var entry = entry
        entry.isStale = false
        if entry.isTranslatable { entry.value = entry.value.pseudo(text) }
        return entry
      })
  }
}
