import ConsoleLibrary
import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Brings one table up to date in all languages.
struct TableSync {
  private(set) var table: TranslationTable
  let source: Translation
  let found: FoundTranslations
  let deletes: Bool
  /// Whether all keys that the source lacks are no longer used.
  let assumesRemoved: Bool
  let sourceKeys: SourceKeys
  /// The only language that is synced; `nil` for all.
  let onlyLanguage: Language?

  /// The missing keys that may have been meant by keys of the translation that is synced.
  private var mistyped: [String: [String]] = [:]
  private let sourceEntries: [String: TranslationEntry]
  private let sourceComments: SourceComments

  init(
    table: TranslationTable, source: Translation, found: FoundTranslations, deletes: Bool,
    assumesRemoved: Bool, sourceKeys: SourceKeys, onlyLanguage: Language?
  ) {
    self.onlyLanguage = onlyLanguage
    self.assumesRemoved = assumesRemoved
    self.sourceKeys = sourceKeys
    self.table = table
    self.source = source
    self.found = found
    self.deletes = deletes
    sourceEntries = Dictionary(uniqueKeysWithValues: source.entries.map { ($0.key, $0) })
    sourceComments = SourceComments(of: source)
  }

  mutating func run(_ texts: inout SourceTextUpdate, _ changes: inout FileChanges) {
    let errors = Self.errors(table.ownDiagnostics + source.files.flatMap(\.diagnostics))
    guard errors.isEmpty else {
      changes.problems += errors.map(found.paths.displayed)
      changes.remarks.append("\(table.name): not synced because of these errors")
      return
    }
    var catalogs = CatalogSync(source, sourceEntries, in: found.paths)
    for var translation in table.translations where isTarget(translation.language) {
      let errors = Self.errors(translation.files.flatMap(\.diagnostics))
      guard errors.isEmpty else {
        changes.problems += errors.map(found.paths.displayed)
        changes.remarks.append(
          "\(table.name) in \(translation.language): not synced because of these errors")
        continue
      }
      mistyped = [:]
      rename(&translation, &texts, &changes)
      keepMistyped(in: translation, texts, &changes)
      // So that a second sync finds nothing that the first one has not found.
      recordCopies(
        in: translation.entries.filter {
          found.isToCheck($0.file) && Self.type(of: $0.file) != "xcstrings"
        }, translation.language, [], &texts)
      for file in targetFiles(of: translation, texts, &changes.remarks)
      where found.isToCheck(file.path) {
        do throws(Diagnostic) {
          if Self.type(of: file.path) == "xcstrings" {
            let entries = translation.entries.filter { $0.file == file.path }
            let stale = removedEntries(of: entries, in: translation, texts).filter { !$0.isStale }
            try catalogs.add(
              file.path, entries, file.added, stale: Set(stale.map(\.key)), translation.language,
              &texts, changes)
          } else {
            try sync(file, translation, &texts, &changes)
          }
        } catch {
          changes.problems.append(error)
        }
      }
    }
    catalogs.apply(&texts, &changes)
  }

  /// `Base.lproj` has the texts of the development language or of storyboards.
  private func isTarget(_ language: Language) -> Bool {
    (onlyLanguage ?? language) == language && language != source.language && language != .base
      && language != .undetermined
      && !(source.language == .base && language == (table.sourceLanguage ?? "en"))
  }

  /// The files of a language, and those of the source that it lacks.
  private func targetFiles(
    of translation: Translation, _ texts: SourceTextUpdate, _ remarks: inout [String]
  ) -> [TargetFile] {
    let moved = translation.entries.filter { isMovedCopy($0, translation.language, texts) }
    let meant = Set(mistyped.values.joined())
    let missing =
      (missingEntries(in: translation.language).filter { !meant.contains($0.key) }
      + moved.compactMap { sourceEntries[$0.key] }).map { entry in
        var entry = entry
        entry.value = entry.value.withForms(of: translation.language)
        return entry
      }
    var byType = Dictionary(grouping: missing) { Self.type(of: $0.file) }
    var files: [TargetFile] = []
    for file in translation.files {
      let added = byType.removeValue(forKey: Self.type(of: file.name)) ?? []
      files.append(TargetFile(path: file.name, added: added))
    }
    let folder = found.folder.languageFolders[translation.language]
    for (type, added) in byType.sorted(by: { $0.key < $1.key }) {
      if type != "xcstrings", let folder {
        files.append(TargetFile(path: "\(folder)/\(table.name).\(type)", added: added))
      } else if let catalog = files.firstIndex(where: { Self.type(of: $0.path) == "xcstrings" }) {
        files[catalog].added += added
      } else if type == "xcstrings" {
        let catalogs = Dictionary(grouping: added, by: \.file).sorted { $0.key < $1.key }
        files += catalogs.map { TargetFile(path: $0.key, added: $0.value) }
      } else if found.onlyPart == nil {
        let language = translation.language
        remarks.append("\(table.name) in \(language): not synced: there is no \(language).lproj")
      }
    }
    return files
  }

  private func sync(
    _ file: TargetFile, _ translation: Translation, _ texts: inout SourceTextUpdate,
    _ changes: inout FileChanges
  ) throws(Diagnostic) {
    let name = found.paths.displayed(file.path)
    let entries = translation.entries.filter { $0.file == file.path }
    let removed = removedEntries(of: entries, in: translation, texts)
    let old = try changes.content(of: file.path, named: name)
    if !removed.isEmpty, removed.count == entries.count, isOrphan(file.path) {
      if deletes {
        changes.replace(
          file.path, named: name, old, by: nil, "removed: \(source.language) no longer has it")
        return texts.update(
          file: file.path, [], translation.language, source: [:], source.language)
      }
      changes.remarks.append(
        "\(name): \(source.language) no longer has this file; remove it with --delete")
    }
    let returned = entries.filter { sourceEntries[$0.key] != nil }
    let moved = entries.filter { isMovedCopy($0, translation.language, texts) }.map(\.key)
    let refreshed = returned.compactMap { entry -> TranslationEntry? in
      guard var source = sourceEntries[entry.key],
        Self.type(of: source.file) == Self.type(of: file.path)
      else { return nil }
      guard let value = texts.refreshed(entry, translation.language, source) else { return nil }
      source.value = value
      return source
    }
    let comments = CommentSync(
      returned, old ?? [], translation.language, sourceEntries, sourceComments, texts)
    changes.remarks += comments.remarks(name, source.language)
    let edit = TableEdit(
      added: file.added, refreshed: refreshed, comments: comments.replaced, moved: Set(moved),
      removed: Set(removed.map(\.key)), present: Set(returned.map(\.key)), deletes: deletes)
    let (new, summary) = try edited(file, old, edit, name)
    changes.replace(file.path, named: name, old, by: new, summary)
    let after = Translation(
      language: translation.language, files: [TranslationFile(bytes: new, name: file.path)])
    // A key that another file of the language has too is recorded there.
    let own = Set(entries.map(\.key))
    let copies = edit.copiedKeys
    recordCopies(in: after.entries, translation.language, copies, &texts)
    texts.update(
      file: file.path, after.entries.filter { copies.contains($0.key) || own.contains($0.key) },
      translation.language, source: sourceEntries, source.language)
    texts.record(sourceComments, of: after.entries, translation.language, sourceEntries)
  }

  /// Records the copies that have been made, and those that are there at the first sync.
  private func recordCopies(
    in entries: [TranslationEntry], _ language: Language, _ copies: Set<String>,
    _ texts: inout SourceTextUpdate
  ) {
    let comparison = SourceComparison(language: language, sourceLanguage: source.language)
    // In another region of the language, a copy may be right.
    if comparison.isOfOneLanguage { return }
    for entry in entries {
      let isNew = copies.contains(entry.key)
      guard isNew || !texts.knows(entry, language), !LibraryTexts.console.owns(entry.key),
        let source = sourceEntries[entry.key]
      else { continue }
      let isWhole = isNew || comparison.isUntranslated(entry, source)
      texts.recordCopies(in: entry, language, of: source) {
        isWhole || SourceComparison.hasSeveralWords($0)
      }
    }
  }

  private func missingEntries(in language: Language) -> [TranslationEntry] {
    table.missingEntries(in: language, of: source, library: .console)
  }

  /// Whether the source has no file of the same kind.
  private func isOrphan(_ file: String) -> Bool {
    !source.files.contains { Self.type(of: $0.name) == Self.type(of: file) }
  }

  /// Whether a translation is a copy of a source text that has become a plural, or no longer is one.
  private func isMovedCopy(
    _ entry: TranslationEntry, _ language: Language, _ texts: SourceTextUpdate
  ) -> Bool {
    guard let source = sourceEntries[entry.key] else { return false }
    let types = [entry.file, source.file].map(Self.type)
    return found.onlyPart == nil && types[0] != types[1] && !types.contains("xcstrings")
      && texts.isOutdatedCopy(entry, language, source)
  }

  /// Renames the keys that were renamed in the source, too.
  private mutating func rename(
    _ translation: inout Translation, _ texts: inout SourceTextUpdate, _ changes: inout FileChanges
  ) {
    let renames = SourceRenames(
      gone: goneEntries(of: translation, texts),
      new: missingEntries(in: translation.language),
      translation: translation, source: source, texts: texts)
    renames.apply(to: &translation, &texts, &changes, in: found.paths)
    if !renames.certain.isEmpty { table.replace(by: translation) }
  }

  /// The entries outside of catalogs whose keys the source no longer has.
  private func goneEntries(
    of translation: Translation, _ texts: SourceTextUpdate
  ) -> [TranslationEntry] {
    removedEntries(of: translation.entries, in: translation, texts)
      .filter { found.isToCheck($0.file) && Self.type(of: $0.file) != "xcstrings" }
  }

  /// The entries whose keys the source no longer has, unless a comment keeps them.
  private func removedEntries(
    of entries: [TranslationEntry], in translation: Translation, _ texts: SourceTextUpdate
  ) -> [TranslationEntry] {
    entries.filter { entry in
      sourceEntries[entry.key] == nil
        && (sourceKeys.lacks(entry.key) || texts.knows(entry, translation.language))
        && (assumesRemoved || !sourceKeys.elsewhere.contains(entry.key))
        && mistyped[entry.key] == nil && !translation.keepsUnused(entry)
    }
  }

  /// Keeps the keys that most likely were mistyped, and names those that were meant: a copy of the source's text would
  /// stand in the place of the translation.
  private mutating func keepMistyped(
    in translation: Translation, _ texts: SourceTextUpdate, _ changes: inout FileChanges
  ) {
    let language = translation.language
    let unknown = goneEntries(of: translation, texts).filter { !texts.knows($0, language) }
    guard !assumesRemoved, !unknown.isEmpty else { return }
    let missing = Set(missingEntries(in: language).map(\.key))
    for entry in unknown {
      let meant = sourceKeys.keys(meantBy: entry.key, isMissing: missing.contains)
      if meant.isEmpty { continue }
      mistyped[entry.key] = meant
      let names = meant.map { "\"\($0)\"" }.joined(separator: " or ")
      changes.reportKept(
        "\"\(entry.key)\" is kept, since it may be a misspelt \(names): rename it, or remove it by hand",
        in: found.paths.displayed(entry.file), isProblem: deletes)
    }
  }

  private func edited(
    _ file: TargetFile, _ old: [UInt8]?, _ edit: TableEdit, _ name: String
  ) throws(Diagnostic) -> (bytes: [UInt8], summary: String) {
    var sources: [SourceFile] = []
    let paths = Set(file.added.map(\.file))
    // A new file is a copy of that of the language, whose texts override those of `Base.lproj`.
    for path in source.files.reversed().map(\.name) where paths.contains(path) {
      let bytes = try InputFile.bytes(at: path, named: found.paths.displayed(path))
      sources.append(SourceFile(path: path, bytes: bytes))
    }
    return try edit.apply(to: old, sources: sources, file: name)
  }

  private static func errors(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.severity == .error }
  }

  private static func type(of file: String) -> String { URL(filePath: file).pathExtension }
}

/// A file of a language, and the entries of the source that it needs.
private struct TargetFile {
  let path: String
  var added: [TranslationEntry]
}
