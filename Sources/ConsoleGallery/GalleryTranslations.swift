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
  private let folder: TranslationFolder

  init(_ url: URL, developmentLanguage: Language) {
    (self.url, self.developmentLanguage) = (url, developmentLanguage)
    watch = FolderWatch(FolderFingerprint(of: url))
    folder = TranslationFolder(url)
  }

  private init(_ old: GalleryTranslations) {
    (url, developmentLanguage, watch) = (old.url, old.developmentLanguage, old.watch)
    folder = TranslationFolder(url, keepingEntriesOf: old.folder)
  }

  @concurrent func readAgain() async -> GalleryTranslations { GalleryTranslations(self) }

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
          key: entry.key, language: translation.language.tag, file: shown(entry.file),
          line: entry.position?.line)
      }
    }
  }

  /// The errors of the files and the findings of a check.
  var remarks: [GalleryRemark] {
    let errors = folder.errorLines.map {
      GalleryRemark(key: nil, language: nil, message: $0, severity: .error)
    }
    let checks = folder.tables.flatMap { $0.check(developmentLanguage: developmentLanguage) }
    return errors
      + checks.map { diagnostic in
        GalleryRemark(
          key: diagnostic.key, language: diagnostic.languageTag, file: shown(diagnostic.file),
          line: diagnostic.position?.line, message: diagnostic.message,
          severity: diagnostic.severity == .error ? .error : .warning)
      }
  }

  /// A path relative to the folder, if it is in it.
  private func shown(_ path: String) -> String {
    path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
  }
}
