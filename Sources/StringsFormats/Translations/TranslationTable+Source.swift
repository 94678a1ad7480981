package import LocalizableStrings
import StringsSyntax

extension TranslationTable {
  /// The comment above a key that the development language no longer has.
  package static let removedComment = "\(IgnoreComment.marker) \(IgnoreComment.removedMark)"

  /// The texts that are translated: those of a language, over those of `Base.lproj`.
  ///
  /// Beside other files, a key of a String Catalog is no source text by itself.
  package func source(in language: Language) -> Translation? {
    guard let own = self[language] else { return nil }
    let base = language == .base ? [] : self[.base]?.files ?? []
    let files = base + own.files
    if files.isEmpty { return nil }
    guard files.contains(where: { !$0.isCatalog }) else {
      return Translation(language: language, files: files)
    }
    let explicit = files.map { file in
      let entries = file.entries.filter { $0.valuePosition != nil }
      return file.isCatalog ? TranslationFile(name: file.name, entries: entries) : file
    }
    return Translation(language: language, files: explicit)
  }

  /// The entries of the source that a language needs and lacks.
  ///
  /// Those of a library come with it in some languages, and a project decides itself which ones it translates.
  package func missingEntries(
    in language: Language, of source: Translation, library: LibraryTexts?
  ) -> [TranslationEntry] {
    let known = Set(self[language]?.entries.map(\.key) ?? [])
    return source.entries.filter {
      $0.needsTranslation && !known.contains($0.key)
        && library?.owns($0.key) != true
    }
  }

  /// What the keys in the development language say about others, as the check `unused-translation` sees it; `root` is the
  /// folder of `sourceTexts`.
  package func sourceKeys(
    of source: Translation, sourceTexts: SourceTexts, in root: String, library: LibraryTexts?
  ) -> SourceKeys {
    let table = hasBase(below: source.language) ? replacingBase(by: source.language) : self
    return SourceKeys(
      of: table[source.language] ?? source, in: table,
      TranslationRecords(texts: sourceTexts, root: root), library)
  }
}

extension Translation {
  /// Whether a comment in its file says that a key stays although the source lacks it.
  package func keepsUnused(_ entry: TranslationEntry) -> Bool {
    files.first { $0.name == entry.file }?.ignoreComments
      .ignores(entry.diagnostic(.unusedTranslation, "", atKey: true)) == true
  }

  /// The names of the files of which not everything could be read.
  var brokenFiles: Set<String> {
    Set(files.filter { $0.diagnostics.contains { $0.severity == .error } }.map(\.name))
  }
}

extension TranslationFile {
  fileprivate var isCatalog: Bool { name.hasSuffix(".xcstrings") }
}
