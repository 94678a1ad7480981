import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// Brings one table up to date in all languages.
struct TableSync {
  let table: TranslationTable
  let source: Translation
  let found: FoundTranslations
  let deletes: Bool

  private let sourceEntries: [String: TranslationEntry]
  private let unusedKeys: [Language: Set<String>]

  init(table: TranslationTable, source: Translation, found: FoundTranslations, deletes: Bool) {
    self.table = table
    self.source = source
    self.found = found
    self.deletes = deletes
    sourceEntries = Dictionary(uniqueKeysWithValues: source.entries.map { ($0.key, $0) })
    unusedKeys = table.unusedKeys(of: source)
  }

  mutating func run(_ texts: inout SourceTextUpdate, _ changes: inout FileChanges) {
    let errors = Self.errors(table.ownDiagnostics + source.files.flatMap(\.diagnostics))
    guard errors.isEmpty else {
      changes.problems += errors.map(found.paths.displayed)
      changes.remarks.append("\(table.name): not synced because of these errors")
      return
    }
    for translation in table.translations where isTarget(translation.language) {
      let errors = Self.errors(translation.files.flatMap(\.diagnostics))
      guard errors.isEmpty else {
        changes.problems += errors.map(found.paths.displayed)
        changes.remarks.append(
          "\(table.name) in \(translation.language): not synced because of these errors")
        continue
      }
      for file in targetFiles(of: translation) where found.isToCheck(file.path) {
        do throws(Diagnostic) {
          if Self.type(of: file.path) == "xcstrings" {
            try syncCatalog(file, translation, &texts, &changes)
          } else {
            try sync(file, translation, &texts, &changes)
          }
        } catch {
          changes.problems.append(error)
        }
      }
    }
  }

  /// `Base.lproj` has the texts of the development language or of storyboards.
  private func isTarget(_ language: Language) -> Bool {
    language != source.language && language != .base && language != .undetermined
      && !(source.language == .base && language == (table.sourceLanguage ?? "en"))
  }

  /// The files of a language, and those of the source that it lacks.
  private func targetFiles(of translation: Translation) -> [TargetFile] {
    let missing = table.missingEntries(in: translation.language, of: source)
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
      } else {
        let catalogs = Dictionary(grouping: added, by: \.file).sorted { $0.key < $1.key }
        files += catalogs.map { TargetFile(path: $0.key, added: $0.value) }
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
    let removed = removedEntries(of: entries, translation.language, texts)
      .filter { !translation.keepsUnused($0) }
    let returned = entries.filter { sourceEntries[$0.key] != nil }
    let edit = TableEdit(
      added: file.added, removed: Set(removed.map(\.key)), present: Set(returned.map(\.key)),
      deletes: deletes, sourceKeys: source.entries.map(\.key))
    let old = try changes.content(of: file.path, named: name)
    let (new, summary) = try edited(file, old, edit, name)
    changes.replace(file.path, named: name, old, by: new, summary)
    let after = Translation(
      language: translation.language, files: [TranslationFile(bytes: new, name: file.path)])
    // A key that another file of the language has too is recorded there.
    let own = Set(entries.map(\.key))
    // In another region of the language, a copy may be right.
    if translation.language.code != source.language.code {
      let comparison = SourceComparison(
        language: translation.language, sourceLanguage: source.language)
      texts.recordNew(
        after.entries.filter { entry in
          edit.adds(entry.key)
            || !texts.knows(entry, translation.language)
              && sourceEntries[entry.key].map { comparison.isUntranslated(entry, $0) } == true
        }, translation.language)
    }
    texts.update(
      file: file.path, after.entries.filter { edit.adds($0.key) || own.contains($0.key) },
      translation.language, source: sourceEntries)
  }

  /// The entries whose keys the source no longer has.
  private func removedEntries(
    of entries: [TranslationEntry], _ language: Language, _ texts: SourceTextUpdate
  ) -> [TranslationEntry] {
    entries.filter { entry in
      sourceEntries[entry.key] == nil
        && (unusedKeys[language]?.contains(entry.key) == true || texts.knows(entry, language))
    }
  }

  /// A catalog has states for what is new or was made from another source text.
  private func syncCatalog(
    _ file: TargetFile, _ translation: Translation, _ texts: inout SourceTextUpdate,
    _ changes: inout FileChanges
  ) throws(Diagnostic) {
    let name = found.paths.displayed(file.path)
    let language = translation.language
    let entries = translation.entries.filter { $0.file == file.path }
    let outdated = entries.filter { entry in
      sourceEntries[entry.key].map { texts.isOutdated(entry, language, $0.value) } ?? false
    }
    guard let old = try changes.content(of: file.path, named: name) else { return }
    let stale = Set(removedEntries(of: entries, language, texts).filter { !$0.isStale }.map(\.key))
    var editor = try CatalogEditor(bytes: old, file: name)
    let accepted = editor.accept(
      texts.acceptedKeys(in: language), in: language, includingNew: texts.acceptsCopies)
    texts.didAccept(accepted)
    let reviewed = editor.setNeedsReview(Set(outdated.map(\.key)), in: language)
    editor.setStale(stale)
    try editor.addNew(file.added, in: language)
    let parts = [
      TableEdit.counted(file.added.count, "added"), TableEdit.counted(reviewed.count, "to review"),
      TableEdit.counted(accepted.count, "accepted"), TableEdit.counted(stale.count, "stale"),
    ]
    changes.replace(
      file.path, named: name, old, by: editor.bytes,
      "\(language): \(parts.filter { !$0.isEmpty }.joined(separator: ", "))")
    for entry in outdated {
      guard let text = sourceEntries[entry.key]?.value else { continue }
      texts.recordReview(entry, language, text)
    }
    let added = file.added.map { entry in
      var entry = entry
      entry.file = file.path
      return entry
    }
    texts.update(file: file.path, entries + added, language, source: sourceEntries)
  }

  private func edited(
    _ file: TargetFile, _ old: [UInt8]?, _ edit: TableEdit, _ name: String
  ) throws(Diagnostic) -> (bytes: [UInt8], summary: String) {
    var sources: [SourceFile] = []
    for path in Set(file.added.map(\.file)).sorted() {
      let bytes = try InputFile.bytes(at: path, named: found.paths.displayed(path))
      sources.append(SourceFile(path: path, bytes: bytes))
    }
    do {
      return try edit.apply(to: old, sources: sources, file: name)
    } catch let error as Diagnostic {
      throw error
    } catch {
      throw Diagnostic(
        file: name, position: nil, severity: .error, code: .notEdited,
        message: "not synced: \(error)")
    }
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
