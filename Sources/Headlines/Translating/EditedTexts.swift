import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The texts of a folder that somebody is editing, each as it could be read last.
struct EditedTexts: Sendable {
  /// One table in one language.
  struct Part: Sendable {
    var table: String
    var language: Language
    var pairs: [PropertyListPair]
  }

  private(set) var parts: [Part] = []
  /// Why texts could not be read, at their places.
  let faults: [Diagnostic]

  /// Reads a folder.
  ///
  /// As long as there is a fault in it, what is not found any more stays as it was in `last`: nobody can
  /// tell whether it was taken away or is in the broken part of a file.
  init(_ folder: URL, after last: EditedTexts? = nil) {
    let tables = LocalizationFolder.tableNames(in: folder).map { name in
      (name: name, folder: LocalizationFolder(folder, table: name))
    }
    var known: Set<Diagnostic> = []
    faults = tables.flatMap(\.folder.diagnostics)
      .filter { $0.severity == .error && known.insert($0).inserted }
    for table in tables {
      parts += table.folder.translations.map {
        Part(table: table.name, language: $0.language, pairs: $0.pairs)
      }
    }
    if let last, !faults.isEmpty {
      for part in last.parts { keep(part) }
    }
  }

  /// What a localizer shows them from.
  var tables: [StringsTable] {
    parts.map { StringsTable(language: $0.language, pairs: $0.pairs) }
  }

  /// The same, and behind them the program's own: a folder need not have every language and every text.
  var tablesOfProgram: [StringsTable] { tables + Localizations.tables }

  /// Whether there is any text at all.
  var isEmpty: Bool { parts.allSatisfy(\.pairs.isEmpty) }

  private mutating func keep(_ old: Part) {
    let place = parts.firstIndex { $0.table == old.table && $0.language == old.language }
    guard let place else { return parts.append(old) }
    let found = Set(parts[place].pairs.map(\.key))
    parts[place].pairs += old.pairs.filter { !found.contains($0.key) }
  }
}
