import StringsFormats
package import StringsSyntax

/// What goes to a translator and comes back: texts in one language with their translations into another.
package struct TranslationExchange: Sendable {
  /// The tag; `nil` if the format does not say it.
  package var sourceLanguage: String?
  /// The tag; `nil` if the format does not say it.
  package var targetLanguage: String?
  package var units: [TranslationUnit]
  /// The translations that a reader could not take without loss.
  package var problems: [Diagnostic] = []

  package init(
    sourceLanguage: String? = nil, targetLanguage: String? = nil, units: [TranslationUnit] = []
  ) {
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.units = units
  }
}
