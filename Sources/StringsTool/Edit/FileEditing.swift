import Foundation
import StringsFormats
import StringsSyntax

/// Edits all translation files that paths name.
struct FileEditing {
  private(set) var changes = FileChanges()
  private var seen: Set<String> = []

  /// Plans the edits of all files of a path, except binary ones, whose keys have neither order nor style.
  ///
  /// A file with errors is not edited.
  mutating func run(
    _ path: String, _ summary: String, edit: (inout any EditableTexts) throws(Diagnostic) -> Void
  ) {
    var search = TranslationSearch(path: path)
    changes.problems += search.errors
    search.takeEach { found in
      changes.problems += found.errorsOfNoLanguage
      for table in found.folder.tables {
        let broken = Self.errors(in: table)
        for path in Self.files(of: table) where found.isToCheck(path) && seen.insert(path).inserted
        {
          if let errors = broken[path] {
            changes.problems += errors.map(found.paths.displayed)
          } else {
            apply(edit, to: path, named: found.paths.displayed(path), summary)
          }
        }
      }
    }
  }

  /// The errors in the files of a table, by file.
  static func errors(in table: TranslationTable) -> [String: [Diagnostic]] {
    Dictionary(grouping: table.diagnostics.filter { $0.severity == .error }, by: \.file)
  }

  /// The files of a table, each once.
  static func files(of table: TranslationTable) -> [String] {
    var seen: Set<String> = []
    return table.translations.flatMap(\.files).map(\.name).filter { seen.insert($0).inserted }
  }

  /// The content of a file after keys were renamed.
  static func renamed(
    _ bytes: [UInt8], _ names: [(key: String, new: String)], named name: String
  ) throws(Diagnostic) -> [UInt8] {
    var texts = try TranslationFile.editable(bytes: bytes, name: name)
    try texts.apply(names.map { TextEdit($0.key, .rename($0.new)) })
    return texts.bytes
  }

  private mutating func apply(
    _ edit: (inout any EditableTexts) throws(Diagnostic) -> Void, to path: String,
    named name: String, _ summary: String
  ) {
    do throws(Diagnostic) {
      let bytes = try InputFile.bytes(at: path, named: name)
      if PropertyListFormat(of: bytes) == .binary { return }
      var texts = try TranslationFile.editable(bytes: bytes, name: name)
      try edit(&texts)
      changes.replace(path, named: name, bytes, by: texts.bytes, summary)
    } catch {
      changes.problems.append(error)
    }
  }
}
