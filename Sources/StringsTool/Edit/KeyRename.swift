import StringsFormats
import StringsSyntax

/// Plans the changes that rename a key.
struct KeyRename {
  let key: String
  let newKey: String

  private var changes = FileChanges()
  private var seen: Set<String> = []
  private var isFound = false

  init(key: String, newKey: String) {
    self.key = key
    self.newKey = newKey
  }

  mutating func run(_ path: String) {
    var search = TranslationSearch(path: path)
    changes.problems += search.errors
    search.takeEach { found in
      changes.problems += found.errorsOfNoLanguage
      do throws(Diagnostic) {
        for table in found.folder.tables { try run(table, found) }
      } catch {
        changes.problems.append(error)
      }
    }
  }

  /// The changes, all or none.
  func result(isDryRun: Bool) -> CommandResult {
    if !changes.problems.isEmpty {
      return CommandResult(
        errorOutput: changes.problems.map(\.line).joined(),
        status: CommandResult.Status(changes.problems))
    }
    guard isFound else {
      return CommandResult(
        errorOutput: "sternik-strings: there is no key \"\(key.visible)\"\n", status: .failure)
    }
    return changes.result(isDryRun: isDryRun)
  }

  private mutating func run(
    _ table: TranslationTable, _ found: FoundTranslations
  ) throws(Diagnostic) {
    let entries = table.translations.flatMap(\.files).flatMap(\.entries)
    let files = FileEditing.files(of: table).filter { file in
      entries.contains { $0.key == key && $0.file == file }
    }
    guard files.contains(where: found.isToCheck) else { return }
    if let other = files.first(where: { !found.isToCheck($0) }) {
      throw found.paths.displayed(
        .notRenamed(other, "this file has \"\(key)\" too; name the folder of all languages"))
    }
    isFound = true
    let errors = FileEditing.errors(in: table)
    let broken = FileEditing.files(of: table).flatMap { errors[$0] ?? [] }
    if let first = broken.first { throw found.paths.displayed(first) }
    for translation in table.translations {
      let own = translation.files.flatMap(\.entries)
      guard let known = own.first(where: { $0.key == newKey }) else { continue }
      if own.contains(where: { $0.key == key }) {
        throw found.paths.displayed(
          .notRenamed(known.file, at: known.position, "\"\(newKey)\" is here already"))
      }
      // An interrupted run may have renamed it.
      changes.remarks.append(
        "\(found.paths.displayed(known.file)): \"\(newKey)\" is here already, and taken for renamed"
      )
    }
    for path in files where seen.insert(path).inserted {
      let name = found.paths.displayed(path)
      let old = try InputFile.bytes(at: path, named: name)
      let new = try FileEditing.renamed(old, [(key, newKey)], named: name)
      changes.replace(path, named: name, old, by: new, "1 key renamed")
    }
    try renameSourceTexts(of: files, found)
  }

  private mutating func renameSourceTexts(
    of files: [String], _ found: FoundTranslations
  ) throws(Diagnostic) {
    let path = found.sourceTextsPath
    let name = found.paths.displayed(path)
    guard let old = try changes.content(of: path, named: name) else { return }
    var texts = try SourceTexts(bytes: old, file: name)
    let relative = Set(files.map { SourceTexts.relative($0, to: found.root) })
    texts.rename(key, to: newKey, files: relative)
    let new = Array(texts.text.utf8)
    // The lines of both keys.
    changes.replace(path, named: name, old, by: new, "1 key renamed", announcement: old + new)
  }
}

extension Diagnostic {
  /// The error about a file that has another key than the rename needs.
  fileprivate static func notRenamed(
    _ file: String, at position: SourcePosition? = nil, _ reason: String
  ) -> Diagnostic {
    Diagnostic(
      file: file, position: position, severity: .error, code: .notEdited,
      message: "not renamed: \(reason)")
  }
}
