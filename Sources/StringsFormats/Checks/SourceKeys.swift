package import LocalizableStrings
import StringsSyntax

/// What the keys of the development language say about a key that it lacks.
package struct SourceKeys {
  /// The keys that translations have and the source lacks, if one translation has so many that the source's texts are
  /// elsewhere, as in the code: the program may use them.
  ///
  /// Five keys, or a tenth of all, were most likely mistyped or removed from the source; so was what a sync has seen there,
  /// unless the source has nothing in files of this kind any more.
  package private(set) var elsewhere: Set<String> = []

  private let keys: Set<String>
  /// Its keys are not those of the table.
  let library: LibraryTexts?
  private var mistyped = MistypedKeys([], known: [])
  /// False for a table whose source is another file, such as an `Info.plist` or a storyboard, or a file with errors:
  /// translations may have keys that the texts of the development language lack.
  private let areComplete: Bool
  /// Whether the keys of the table are texts of the development language.
  private let areTexts: Bool

  /// `records` say which keys a sync has seen in the source.
  init(
    of source: Translation, in table: TranslationTable, _ records: TranslationRecords,
    _ library: LibraryTexts?
  ) {
    self.library = library
    let entries = source.entries
    keys = Set(entries.map(\.key))
    let files = Set(source.files.map(\.name))
    areComplete =
      !table.diagnostics.contains { $0.severity == .error && files.contains($0.file) }
      && !table.name.hasSuffix("InfoPlist") && !keys.contains(where: Self.isOfObject)
    let texts = entries.count { $0.key == $0.value.string }
    areTexts = texts > 0 && texts * 2 >= entries.count
    findElsewhere(source, table.translations.filter { $0.language != source.language }, records)
  }

  /// Whether the program most likely does not ask for a key of a translation.
  package func lacks(_ key: String) -> Bool {
    areComplete && !keys.contains(key) && !maySuffice(key) && library?.owns(key) != true
  }

  /// The keys of the source that a translation lacks and may have meant by another key, sorted; empty if it is not misspelt.
  package func keys(meantBy key: String, isMissing: (String) -> Bool) -> [String] {
    mistyped.keys(meantBy: key, isMissing: isMissing)
  }

  private mutating func findElsewhere(
    _ source: Translation, _ translations: [Translation], _ records: TranslationRecords
  ) {
    let kinds = Set(source.entries.map { Self.kind(of: $0.file) })
    var known: Set<String> = []
    /// The keys that a translation with others lacks.
    var missing: Set<String> = []
    /// Of each translation, the number of keys that the source has, and the keys that it lacks and nobody has seen there.
    var found: [(common: Int, unknown: Set<String>)] = []
    for translation in translations {
      var (common, unknown, hasKnown) = (0, Set<String>(), false)
      let broken = translation.brokenFiles
      for entry in translation.entries {
        if keys.contains(entry.key) {
          common += 1
        } else if translation.keepsUnused(entry) || broken.contains(entry.file) {
          continue
        } else if records.knows(entry, translation.language) {
          known.insert(entry.key)
          hasKnown = true
          if !kinds.contains(Self.kind(of: entry.file)) { elsewhere.insert(entry.key) }
        } else if lacks(entry.key) {
          unknown.insert(entry.key)
        }
      }
      found.append((common, unknown))
      if hasKnown || !unknown.isEmpty, common < keys.count {
        missing.formUnion(keys.subtracting(translation.entries.lazy.map(\.key)))
      }
    }
    mistyped = MistypedKeys(
      found.reduce(into: known) { $0.formUnion($1.unknown) }, known: missing)
    let candidates = zip(translations, found).map { translation, found in
      let misspelt = found.unknown.filter(mistyped.contains)
      let own = misspelt.isEmpty ? [] : Set(translation.entries.map(\.key))
      let unexplained = found.unknown.subtracting(known).subtracting(
        misspelt.filter { !mistyped.keys(meantBy: $0) { !own.contains($0) }.isEmpty })
      return (unexplained, areMany(unexplained, besides: found.common))
    }
    guard candidates.contains(where: \.1) else { return }
    for (unknown, _) in candidates { elsewhere.formUnion(unknown) }
  }

  private static func kind(of file: String) -> Substring {
    file[(file.lastIndex(of: ".") ?? file.startIndex)...]
  }

  /// Whether keys of a translation are so many that nobody has mistyped or forgotten them.
  private func areMany(_ unknown: Set<String>, besides common: Int) -> Bool {
    if keys.isEmpty { return !unknown.isEmpty }
    return unknown.count > max(5, (common + unknown.count) / 10)
      || unknown.count > max(1, common)
  }

  /// True for a key that is a text itself, so that the program shows it where the development language has none.
  private func maySuffice(_ key: String) -> Bool {
    areTexts || key.contains(where: \.isWhitespace) || Self.isOfObject(key)
  }

  /// What is said about the keys whose texts are elsewhere.
  package func reasonForElsewhere(_ language: Language) -> String {
    let examples = elsewhere.sorted().prefix(2).map { "\"\($0.excerpt(40))\"" }
    return
      "\(language) lacks \(elsewhere.count) key\(elsewhere.count == 1 ? "" : "s") that its translations "
      + "have, such as \(examples.joined(separator: " and ")): its texts seem to be elsewhere"
  }

  /// True for the key of an object in a storyboard or nib, such as `Hf3-9X-k2c.title`.
  package static func isOfObject(_ key: String) -> Bool {
    // Most keys begin with a word.
    guard key.utf8.contains(UInt8(ascii: "-")) || key.first?.isNumber == true else { return false }
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, let identifier = parts.first else { return false }
    let groups = identifier.split(separator: "-", omittingEmptySubsequences: false)
    if groups.count == 3 {
      return groups.map(\.count) == [3, 2, 3] && groups.allSatisfy { $0.allSatisfy(\.isASCII) }
    }
    // Interface Builder numbered objects before.
    return !identifier.isEmpty && identifier.allSatisfy(\.isNumber)
  }
}
