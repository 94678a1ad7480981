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
        sync(file, translation, &texts, &changes)
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
      files.append(TargetFile(path: file.name, exists: true, added: added))
    }
    guard let folder = found.folder.languageFolders[translation.language] else { return files }
    for (type, added) in byType.sorted(by: { $0.key < $1.key }) where type != "xcstrings" {
      files.append(
        TargetFile(path: "\(folder)/\(table.name).\(type)", exists: false, added: added))
    }
    return files
  }

  private func sync(
    _ file: TargetFile, _ translation: Translation, _ texts: inout SourceTextUpdate,
    _ changes: inout FileChanges
  ) {
    let name = found.paths.displayed(file.path)
    let entries = translation.entries.filter { $0.file == file.path }
    let removed = entries.filter { entry in
      sourceEntries[entry.key] == nil
        && (unusedKeys[translation.language]?.contains(entry.key) == true
          || texts.knows(entry, translation.language))
    }
    let returned = entries.filter { sourceEntries[$0.key] != nil }
    let edit = TableEdit(
      added: file.added, removed: Set(removed.map(\.key)), present: Set(returned.map(\.key)),
      deletes: deletes)
    do {
      let old = try changes.content(of: file.path, named: name)
      let (new, summary) = try edited(file, old, edit, name)
      changes.replace(file.path, named: name, old, by: new, summary)
      let after = TranslationFile(bytes: new, name: file.path)
      let counting = Translation(language: translation.language, files: [after]).entries
        .filter { entry in
          // A key that another file of the language has too is recorded there.
          edit.adds(entry.key) || entries.contains { $0.key == entry.key }
        }
      texts.update(
        file: file.path, counting, translation.language, source: sourceEntries)
    } catch let error as Diagnostic {
      changes.problems.append(error)
    } catch {
      changes.problems.append(
        Diagnostic(
          file: name, position: nil, severity: .error, code: .notEdited,
          message: "not edited: \(error)"))
    }
  }

  private func edited(
    _ file: TargetFile, _ old: [UInt8]?, _ edit: TableEdit, _ name: String
  ) throws -> (bytes: [UInt8], summary: String) {
    let origins = Set(file.added.map(\.file)).sorted()
    let sources = try origins.map { path in
      (path, try InputFile.bytes(at: path, named: found.paths.displayed(path)))
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
  let exists: Bool
  let added: [TranslationEntry]
}
