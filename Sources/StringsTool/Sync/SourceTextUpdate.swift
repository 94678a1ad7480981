import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Updates the file about the source texts after a sync.
struct SourceTextUpdate {
  private(set) var texts: SourceTexts
  /// What the file may say before the other files are written: what it said, and which texts will be added as copies.
  private(set) var announcement: SourceTexts
  let root: String
  let accepted: Set<String>
  /// The only language in which they are accepted, also where they are copies; nil for all that were translated.
  let acceptedLanguage: Language?
  /// The accepted keys that had a translation to accept.
  private(set) var foundAccepted: Set<String> = []

  init(texts: SourceTexts, root: String, accepted: Set<String>, acceptedLanguage: Language?) {
    self.acceptedLanguage = acceptedLanguage
    self.texts = texts
    announcement = texts
    self.root = root
    self.accepted = accepted
  }

  /// What is known about a translation.
  func translation(
    _ entry: TranslationEntry, _ language: Language, from source: TranslationEntry
  ) -> KnownTranslation {
    texts.translation(
      at: SourceTexts.Place(entry, language, in: root), entry.value, from: source.value)
  }

  /// What is known about a translation if its source text has changed, and it has neither been edited nor accepted since.
  func outdated(
    _ entry: TranslationEntry, _ language: Language, _ source: TranslationEntry
  ) -> KnownTranslation? {
    if accepts(entry.key, language) { return nil }
    let known = translation(entry, language, from: source)
    return known.forms(.outdated, .toReview).isEmpty ? nil : known
  }

  /// Whether the source had a key when the translations were last synced.
  func knows(_ entry: TranslationEntry, _ language: Language) -> Bool {
    texts.knows(SourceTexts.Place(entry, language, in: root))
  }

  /// Records that added texts are copies of the source texts, except those without words, which are translations too.
  mutating func recordCopies(
    in entry: TranslationEntry, _ language: Language, of source: TranslationEntry,
    where isCopy: (String) -> Bool
  ) {
    let known = translation(entry, language, from: source)
    let copies = known.forms(.unknown, .copy, .toReview, .outdated).filter {
      $0.isCopy && isCopy($0.text.text ?? "")
    }
    if copies.isEmpty { return }
    let place = SourceTexts.Place(entry, language, in: root)
    announcement.announceCopies(copies.map(\.text), at: place)
    let paths = Set(copies.map(\.text.path))
    texts.record(known, at: place) { paths.contains($0.text.path) ? .copy : $0.state }
  }

  /// The value in which copies of older source texts are copies of the present ones; `nil` if there are none.
  func refreshed(
    _ entry: TranslationEntry, _ language: Language, _ source: TranslationEntry
  ) -> PropertyListValue? {
    translation(entry, language, from: source)
      .refreshed(entry.value, from: source.value, in: language)
  }

  /// Whether a translation is still the copy of a source text, which has changed since.
  func isOutdatedCopy(
    _ entry: TranslationEntry, _ language: Language, _ source: TranslationEntry
  ) -> Bool {
    entry.value != source.value && translation(entry, language, from: source).isCopy
  }

  /// The hashes of the source texts that a translation was made from.
  func sourceHashes(of entry: TranslationEntry, _ language: Language) -> Set<String> {
    texts.sourceHashes(of: SourceTexts.Place(entry, language, in: root))
  }

  /// Moves what is known about a key of a file to another key.
  mutating func rename(_ key: String, to new: String, file: String) {
    let old = texts
    texts.rename(key, to: new, files: [SourceTexts.relative(file, to: root)])
    // The lines of both keys.
    announcement.add(texts)
    announcement.add(old)
  }

  /// Removes what is known about files that are gone.
  mutating func forgetFiles(where isGone: (String) -> Bool) {
    texts.forget(files: texts.files.filter { isGone("\(root)/\($0)") })
  }

  /// Removes what is known about the languages that the String Catalogs of a table no longer have.
  mutating func forgetLanguages(missingIn table: TranslationTable) {
    var languages: [String: Set<Language>] = [:]
    for translation in table.translations {
      for file in translation.files where file.name.hasSuffix(".xcstrings") {
        languages[file.name, default: []].insert(translation.language)
      }
    }
    for (file, languages) in languages {
      texts.forget(file: SourceTexts.relative(file, to: root), languagesExcept: languages)
    }
  }

  /// Records the translations of a file that are up to date, and forgets those that it no longer has.
  ///
  /// What is known about a key that the source no longer has stays: it says that the key was removed there.
  mutating func update(
    file: String, _ entries: [TranslationEntry], _ language: Language,
    source: [String: TranslationEntry], _ sourceLanguage: Language
  ) {
    let comparison = SourceComparison(language: language, sourceLanguage: sourceLanguage)
    for entry in entries {
      guard let source = source[entry.key] else { continue }
      let known = translation(entry, language, from: source)
      let isAccepted =
        accepts(entry.key, language)
        && comparison.needsAcceptance(known, entry, source, acceptsCopies: acceptsCopies)
      if isAccepted { foundAccepted.insert(entry.key) }
      texts.record(known, at: SourceTexts.Place(entry, language, in: root)) { form in
        isAccepted ? (form.isCopy ? .accepted : .current) : form.state
      }
    }
    texts.forget(
      file: SourceTexts.relative(file, to: root), language: language,
      except: Set(entries.map(\.key)))
  }

  /// The comments that the source had when a translation was last synced; `nil` if the file does not say it.
  func comments(of entry: TranslationEntry, _ language: Language) -> [SourceComment]? {
    texts.comments(of: SourceTexts.Place(entry, language, in: root))
  }

  /// Records the comments that the source has now.
  mutating func record(
    _ comments: SourceComments, of entries: [TranslationEntry], _ language: Language,
    _ source: [String: TranslationEntry]
  ) {
    comments.record(entries, language, source, in: root, &texts)
  }

  /// Whether copies of source texts are accepted, too.
  var acceptsCopies: Bool { acceptedLanguage != nil }

  /// The keys whose translations into a language are accepted.
  func acceptedKeys(in language: Language) -> Set<String> {
    (acceptedLanguage ?? language) == language ? accepted : []
  }

  mutating func didAccept(_ keys: Set<String>) { foundAccepted.formUnion(keys) }

  private func accepts(_ key: String, _ language: Language) -> Bool {
    acceptedKeys(in: language).contains(key)
  }

  /// Records a translation as up to date because its file says itself that it needs review.
  mutating func recordReview(
    _ entry: TranslationEntry, _ language: Language, _ source: TranslationEntry
  ) {
    texts.record(
      translation(entry, language, from: source),
      at: SourceTexts.Place(entry, language, in: root)
    ) { _ in .current }
  }
}
