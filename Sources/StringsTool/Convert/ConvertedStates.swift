import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Which translations are finished, before and after a conversion.
struct ConvertedStates {
  /// What was known before.
  private let old: SourceTexts
  private let root: String
  /// The folder of the converted files.
  let output: String

  private var new = SourceTexts()
  private var forgotten: Set<String> = []
  private var hasUnfinished = false

  init(old: SourceTexts, root: String, output: String) {
    self.old = old
    self.root = root
    self.output = output
  }

  /// What was known about a translation in a format without states.
  func known(
    _ entry: TranslationEntry, _ language: Language, _ source: PropertyListValue
  ) -> KnownTranslation {
    old.translation(
      at: SourceTexts.Place(entry, language, in: root), entry.value, from: source)
  }

  /// Returns whether a form of a key is a copy that is accepted in the files to convert.
  private func acceptance(
    of key: String, _ language: Language, in files: [String]
  ) -> (KnownTranslation.Form) -> Bool {
    let paths = files.map { SourceTexts.relative($0, to: root) }
    return { [old] form in
      form.isCopy && paths.contains { old.accepts(form.text, of: key, language, in: $0) }
    }
  }

  mutating func forget(_ files: [String]) {
    forgotten.formUnion(files.map { SourceTexts.relative($0, to: root) })
  }

  /// Records the translations of a String Catalog as `sync` does; it has the states of those that are not finished.
  mutating func move(
    _ files: [String], to path: String, _ catalog: StringCatalog, _ source: Language
  ) {
    forget(files)
    let texts = Dictionary(
      (catalog.translations.first { $0.language == source }?.entries ?? []).map { ($0.key, $0) }
    ) { _, last in last }
    for translation in catalog.translations where translation.language != source {
      for entry in translation.entries {
        guard let text = texts[entry.key]?.value else { continue }
        let place = SourceTexts.Place(entry, translation.language, in: output)
        let isAccepted = acceptance(of: entry.key, translation.language, in: files)
        new.record(new.translation(at: place, entry.value, from: text), at: place) {
          isAccepted($0) ? .accepted : $0.state
        }
      }
    }
  }

  /// Records the states of translations that came from a String Catalog.
  mutating func record(
    _ files: StringsConversion.Files, in path: String, _ bytes: [UInt8],
    source: ConvertedSource
  ) {
    let known = Dictionary(files.entries.map { ($0.key, $0) }) { _, last in last }
    let entries = TranslationFile(bytes: bytes, name: path).entries
    for entry in entries {
      guard let text = source.entries[entry.key]?.value else { continue }
      let place = SourceTexts.Place(entry, files.language, in: output)
      let inCatalog = known[entry.key] ?? entry
      let isAccepted = acceptance(of: entry.key, files.language, in: [inCatalog.file])
      new.record(new.translation(at: place, entry.value, from: text), at: place) { form in
        guard form.text.hasWords || form.text.text == "" else { return .current }
        return switch files.state(of: form.text, in: inCatalog) {
        case .new where form.isCopy: .copy
        case .new, .stale, .needsReview: .toReview
        case .translated where isAccepted(form): .accepted
        case .translated: .current
        }
      }
      hasUnfinished = hasUnfinished || (inCatalog.state ?? .translated) != .translated
    }
    source.comments.record(entries, files.language, source.entries, in: output, &new)
  }

  /// What the file about the source texts is to say; `nil` for a project that has none and needs none.
  ///
  /// `existing` is what the file in the folder of the converted files says.
  func recorded(over existing: SourceTexts, hadFile: Bool) -> SourceTexts? {
    guard hadFile || hasUnfinished else { return nil }
    var texts = existing
    if output == root { texts.forget(files: forgotten) }
    texts.add(new)
    return texts
  }
}

/// The source language in the files that a String Catalog is converted to.
struct ConvertedSource {
  let entries: [String: TranslationEntry]
  let comments: SourceComments

  init(_ files: [(path: String, bytes: [UInt8])]) {
    let all = files.flatMap { TranslationFile(bytes: $0.bytes, name: $0.path).entries }
    entries = Dictionary(all.map { ($0.key, $0) }) { _, last in last }
    comments = SourceComments(in: files)
  }
}
