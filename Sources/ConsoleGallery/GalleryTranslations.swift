import Foundation
internal import LocalizableStrings
internal import StringsFormats
internal import StringsSyntax

/// The translation folder of a gallery, as of the last reading.
struct GalleryTranslations: Sendable {
  /// Begins before the folder is read, so that it misses no change.
  var watch: FolderWatch
  let url: URL
  private let developmentLanguage: Language
  private let update: TranslationUpdate
  private var programTexts: [TranslationEntry] = []

  init(_ url: URL, developmentLanguage: Language) {
    (self.url, self.developmentLanguage) = (url, developmentLanguage)
    watch = FolderWatch(FolderFingerprint(of: url))
    update = TranslationUpdate(of: url)
  }

  private init(_ old: GalleryTranslations) {
    (url, developmentLanguage, watch) = (old.url, old.developmentLanguage, old.watch)
    update = TranslationUpdate(of: url, after: old.update)
    programTexts = old.programTexts
  }

  @concurrent func readAgain() async -> GalleryTranslations { GalleryTranslations(self) }

  private var folder: TranslationFolder { update.folder }

  /// The texts for a localizer.
  var tables: [StringsTable] { folder.stringsTables }

  /// A line for each error, with paths relative to the folder.
  var errorLines: [String] { folder.errorLines }

  /// The keys that have other texts than before, by language.
  func keys(changedSince old: GalleryTranslations) -> [Language: Set<String>] {
    let (old, new) = (old.texts, texts)
    let languages = Set(old.keys).union(new.keys)
    return Dictionary(
      uniqueKeysWithValues: languages.map { language in
        let (old, new) = (old[language] ?? [:], new[language] ?? [:])
        return (language, Set(old.keys).union(new.keys).filter { old[$0] != new[$0] })
      })
  }

  /// The texts of each language by key; the first table that has a key wins.
  private var texts: [Language: [String: PropertyListValue]] {
    var texts: [Language: [String: PropertyListValue]] = [:]
    let tables = folder.replacingBase(by: developmentLanguage).tables
    for translation in tables.flatMap(\.translations) {
      let pairs = translation.pairs.map { ($0.key, $0.value) }
      texts[translation.language, default: [:]].merge(pairs) { first, _ in first }
    }
    return texts
  }

  /// The file and line of each text.
  var sources: [GallerySource] {
    folder.tables.flatMap(\.translations).flatMap { translation in
      translation.entries.map { entry in
        GallerySource(
          key: entry.key, language: translation.language.tag, file: folder.shown(entry.file),
          line: entry.position?.line)
      }
    }
  }

  var check: GalleryCheck {
    GalleryCheck(
      folder: folder, developmentLanguage: developmentLanguage, programTexts: programTexts)
  }

  /// Adds the texts of a program in the development language, with which the check compares where the folder has none.
  ///
  /// - Returns: Whether some were not known.
  mutating func addTexts(of localizer: Localizer) -> Bool {
    let known = Set(programTexts.map(\.key))
    let new = localizer.pairs(in: developmentLanguage).filter { !known.contains($0.key) }
    programTexts += new.map { TranslationEntry(key: $0.key, value: $0.value, file: "") }
    return !new.isEmpty
  }
}
