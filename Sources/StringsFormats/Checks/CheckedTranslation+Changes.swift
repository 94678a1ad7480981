import StringsSyntax

extension CheckedTranslation {
  /// The translations to review or of source texts that have changed since, and copies of source texts, unless a state
  /// says so.
  func changeDiagnostics(
    _ source: CheckedTranslation, _ sourceTexts: SourceTexts, in root: String,
    _ acceptance: AcceptCommand
  ) -> [Diagnostic] {
    if sourceTexts.isEmpty { return [] }
    let comparison = SourceComparison(language: language, sourceLanguage: source.language)
    return entries.map(\.entry).compactMap { entry in
      let place = SourceTexts.Place(entry, language, in: root)
      guard entry.state == nil || entry.state == .translated,
        let counterpart = source[entry.key]?.entry
      else { return nil }
      if sourceTexts.isNew(place, translation: entry.value) {
        return entry.diagnostic(
          .untranslated,
          "this text is a copy from \(source.language): translate it, or accept it: "
            + acceptance.text(entry.key, language))
      }
      guard sourceTexts.isOutdated(place, source: counterpart.value, translation: entry.value)
      else {
        return nil
      }
      let isToReview = sourceTexts.isToReview(place, translation: entry.value)
      if isToReview, !comparison.copiedForms(of: entry, from: counterpart).isEmpty { return nil }
      let reason =
        isToReview
        ? "this translation needs review"
        : "the text in \(source.language) changed after this translation"
      return entry.diagnostic(
        isToReview ? .unfinishedTranslation : .sourceChanged,
        "\(reason): edit it, or accept it: \(acceptance.text(entry.key, language))")
    }
  }

  /// The plural forms that are still the source's text, while others are not: those of several words, and those of a
  /// translation that is recorded as not finished.
  ///
  /// `keys` are those of texts that are not translated at all.
  func copiedFormDiagnostics(
    _ source: CheckedTranslation, _ sourceTexts: SourceTexts, in root: String,
    _ acceptance: AcceptCommand, except keys: Set<String?>
  ) -> [Diagnostic] {
    let comparison = SourceComparison(language: language, sourceLanguage: source.language)
    return entries.compactMap { checked in
      let entry = checked.entry
      guard entry.value.pairs != nil, entry.state != .new, !keys.contains(entry.key),
        !ConsoleTranslation.owns(entry.key), let counterpart = source[entry.key]
      else { return nil }
      let place = SourceTexts.Place(entry, language, in: root)
      let isToReview = sourceTexts.isToReview(place, translation: entry.value)
      let forms =
        isToReview
        ? comparison.copiedForms(of: checked, from: counterpart)
        : comparison.copiedForms(
          of: checked, from: counterpart, where: SourceComparison.hasSeveralWords)
      guard !forms.isEmpty else { return nil }
      let acceptance =
        isToReview ? ", or accept the text: \(acceptance.text(entry.key, language))" : ""
      return entry.diagnostic(.untranslated, forms.copied(from: source.language) + acceptance)
    }
  }
}
