import StringsSyntax

extension CheckedTranslation {
  /// The translations to review or of source texts that have changed since, and copies of source texts, unless a state
  /// says so.
  func changeDiagnostics(
    _ source: CheckedTranslation, _ sourceTexts: SourceTexts, in root: String,
    _ acceptance: AcceptCommand
  ) -> [Diagnostic] {
    if sourceTexts.isEmpty { return [] }
    return entries.map(\.entry).compactMap { entry in
      let place = SourceTexts.Place(entry, language, in: root)
      guard entry.state == nil || entry.state == .translated,
        let text = source[entry.key]?.entry.value
      else { return nil }
      if sourceTexts.isNew(place, translation: entry.value) {
        return entry.diagnostic(
          .untranslated,
          "this text is a copy from \(source.language): translate it, or accept it: "
            + acceptance.text(entry.key, language))
      }
      guard sourceTexts.isOutdated(place, source: text, translation: entry.value) else {
        return nil
      }
      let isToReview = sourceTexts.isToReview(place, translation: entry.value)
      let reason =
        isToReview
        ? "this translation needs review"
        : "the text in \(source.language) changed after this translation"
      return entry.diagnostic(
        isToReview ? .unfinishedTranslation : .sourceChanged,
        "\(reason): edit it, or accept it: \(acceptance.text(entry.key, language))")
    }
  }
}
