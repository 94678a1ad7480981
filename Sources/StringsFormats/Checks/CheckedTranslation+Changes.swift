import LocalizableStrings
import StringsSyntax

/// What the file about the source texts knows about the translations of a table.
struct TranslationRecords {
  let texts: SourceTexts
  /// The folder of the file.
  let root: String
  var commands: RemedyCommands?

  /// The end of a message about a translation that can be accepted.
  func advice(_ entry: TranslationEntry, _ language: Language, accept: String) -> String {
    commands.map { ", or \(accept): \($0.acceptance(entry.key, language))" } ?? ""
  }

  /// Whether the source had a key when the translations were last synced.
  func knows(_ entry: TranslationEntry, _ language: Language) -> Bool {
    !texts.isEmpty && texts.knows(SourceTexts.Place(entry, language, in: root))
  }

  /// `nil` if nothing is known.
  func translation(
    _ entry: TranslationEntry, _ language: Language, from source: TranslationEntry
  ) -> KnownTranslation? {
    if texts.isEmpty { return nil }
    let place = SourceTexts.Place(entry, language, in: root)
    guard texts.knows(place) else { return nil }
    return texts.translation(at: place, entry.value, from: source.value)
  }
}

extension CheckedTranslation {
  /// The translations to review or of source texts that have changed since, and copies of source texts, unless a state
  /// says so.
  func changeDiagnostics(
    _ source: CheckedSource, _ records: TranslationRecords
  ) -> [Diagnostic] {
    if records.texts.isEmpty { return [] }
    return entries.map(\.entry).compactMap { entry in
      guard entry.state == nil || entry.state == .translated,
        let counterpart = source[entry.key]?.entry,
        let known = records.translation(entry, language, from: counterpart)
      else { return nil }
      if known.isCopy {
        return entry.diagnostic(
          .untranslated,
          "this text is a copy from \(source.language): translate it"
            + records.advice(entry, language, accept: "accept it"))
      }
      let old = known.forms(.outdated)
      let open = old.isEmpty ? known.forms(.toReview) : old
      if open.isEmpty { return nil }
      // Others of the same plural are up to date.
      let names = Set(open.map(\.text.name))
      let isWhole = known.forms.allSatisfy { names.contains($0.text.name) || !$0.text.hasWords }
      let forms =
        isWhole ? [] : PluralCategory.allCases.filter { open.map(\.text.category).contains($0) }
      let own = forms.isEmpty ? "this translation" : forms.named
      let needs = forms.count > 1 ? "need" : "needs"
      let reason =
        old.isEmpty
        ? "\(own) \(needs) review" : "the text in \(source.language) changed after \(own)"
      return entry.diagnostic(
        old.isEmpty ? .unfinishedTranslation : .sourceChanged,
        "\(reason): edit \(forms.count > 1 ? "them" : "it")"
          + records.advice(entry, language, accept: "accept it"))
    }
  }

  /// The plural forms that are still the source's text, while others are not: those of several words, and those that are
  /// recorded as copies.
  ///
  /// `keys` are those of texts that are not translated at all.
  func copiedFormDiagnostics(
    _ source: CheckedSource, _ records: TranslationRecords, _ library: LibraryTexts?,
    except keys: Set<String?>
  ) -> [Diagnostic] {
    let comparison = SourceComparison(language: language, sourceLanguage: source.language)
    return entries.flatMap { checked -> [Diagnostic] in
      let entry = checked.entry
      guard entry.value.pairs != nil, entry.state != .new, !keys.contains(entry.key),
        library?.owns(entry.key) != true, let counterpart = source[entry.key]
      else { return [] }
      let forms: [PluralCategory]
      var texts: [String] = []
      if let known = records.translation(entry, language, from: counterpart.entry) {
        let copies = comparison.unacceptedCopies(known)
        forms = PluralCategory.allCases.filter(copies.compactMap(\.text.category).contains)
        // The text around the numbers, or that for a device.
        texts = known.forms(.copy).filter { $0.text.category == nil }.compactMap(\.text.text)
      } else {
        forms = comparison.copiedForms(
          of: checked, from: counterpart, where: SourceComparison.hasSeveralWords)
      }
      let messages =
        (forms.isEmpty ? [] : [forms.copied(from: source.language)])
        + texts.map { "\"\($0)\" is still the text in \(source.language): translate it" }
      return messages.map {
        entry.diagnostic(
          .untranslated, $0 + records.advice(entry, language, accept: "accept the text"))
      }
    }
  }
}
