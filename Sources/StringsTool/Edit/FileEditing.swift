import Foundation
import StringsFormats
import StringsSyntax

/// Edits all translation files that paths name.
struct FileEditing {
  /// A file to edit.
  struct File {
    let path: String
    /// The path as the user wrote it.
    let name: String
    let bytes: [UInt8]

    var isCatalog: Bool { path.hasSuffix(".xcstrings") }
  }

  private(set) var changes = FileChanges()
  private var seen: Set<String> = []

  /// Plans the edits of all files of a path; `edit` returns the new content, or `nil` if nothing changes.
  ///
  /// A file with errors is not edited.
  mutating func run(
    _ path: String, _ summary: String, edit: (File) throws -> [UInt8]?
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

  /// The error about a file that cannot be edited.
  static func notEdited(_ name: String, _ error: any Error) -> Diagnostic {
    error as? Diagnostic
      ?? Diagnostic(
        file: name, position: nil, severity: .error, code: .notEdited,
        message: "not edited: \(error)")
  }

  /// The content of a file after a key was renamed.
  static func renamed(
    _ bytes: [UInt8], _ key: String, to new: String, _ path: String, _ name: String
  ) throws -> [UInt8] {
    if path.hasSuffix(".xcstrings") {
      var editor = try CatalogEditor(bytes: bytes, file: name)
      editor.rename(key, to: new)
      return editor.bytes
    }
    switch PropertyListFormat(of: bytes) {
    case .oldStyle:
      var document = StringsDocument(bytes: bytes, file: name)
      try document.rename(key, to: new)
      return document.bytes
    case .xml:
      var editor = try XMLPropertyListEditor(bytes: bytes, file: name)
      try editor.rename(key, to: new)
      return editor.bytes
    case .binary:
      throw Diagnostic(
        file: name, position: nil, severity: .error, code: .notEdited,
        message: "not renamed: a binary property list cannot be edited")
    }
  }

  private mutating func apply(
    _ edit: (File) throws -> [UInt8]?, to path: String, named name: String, _ summary: String
  ) {
    do {
      let bytes = try InputFile.bytes(at: path, named: name)
      if let new = try edit(File(path: path, name: name, bytes: bytes)) {
        changes.replace(path, named: name, bytes, by: new, summary)
      }
    } catch {
      changes.problems.append(Self.notEdited(name, error))
    }
  }
}
