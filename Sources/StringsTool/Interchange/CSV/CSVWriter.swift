import StringsFormats

/// Writes CSV (RFC 4180) in UTF-8: a line for each text, with a column `file` if there are several files.
enum CSVWriter {
  static func text(_ exchange: TranslationExchange) -> String {
    let files = Set(exchange.units.map(\.identity.file))
    let hasMarks = exchange.units.contains { $0.exported != nil }
    let columns = CSVColumn.allCases.filter {
      switch $0 {
      case .file: files.count > 1
      case .exported: hasMarks
      default: true
      }
    }
    var text = row(columns.map(\.rawValue))
    for unit in exchange.units {
      text += row(
        columns.map { column in
          let value = value(column, unit)
          return value.isFormula && protects(column, unit) ? "'" + value : value
        })
    }
    return text
  }

  private static func value(_ column: CSVColumn, _ unit: TranslationUnit) -> String {
    switch column {
    case .key: unit.identity.identifier
    case .comment: unit.comment ?? ""
    case .source: unit.source
    case .translation: unit.target ?? ""
    case .state: unit.state.rawValue
    case .file: unit.identity.file ?? ""
    case .exported: unit.exported?.text ?? ""
    }
  }

  /// Whether a formula in a column gets an apostrophe, which the reader takes away by the same rule: a translation that is
  /// not as it was exported may begin with one of its own.
  private static func protects(_ column: CSVColumn, _ unit: TranslationUnit) -> Bool {
    guard let mark = unit.exported else { return false }
    return column != .translation || unit.source.isFormula || mark == ExportMark(of: unit.target)
  }

  private static func row(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  private static func field(_ text: String) -> String {
    guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) || text.hasEdgeSpace else {
      return text
    }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

/// The columns by their names in the first line.
enum CSVColumn: String, CaseIterable {
  case key
  case comment
  case source
  case translation
  case state
  case file
  /// The mark of the translation at the export.
  case exported
}

extension String {
  /// Whether a spreadsheet would take the text for a formula, or would once an apostrophe is taken away.
  var isFormula: Bool {
    let start = utf8.first { $0 != UInt8(ascii: "'") }
    return start.map { "=+-@\t\r".utf8.contains($0) } ?? false
  }

  /// Whether it begins with the apostrophe that keeps a spreadsheet from taking the rest for a formula.
  var isProtected: Bool { utf8.first == UInt8(ascii: "'") && isFormula }

  /// Spreadsheets drop spaces at the ends of a field without quotes, and the mark at the start of a file is none of a text.
  fileprivate var hasEdgeSpace: Bool {
    [unicodeScalars.first, unicodeScalars.last].contains {
      $0.map { $0.properties.isWhitespace || $0 == "\u{FEFF}" } ?? false
    }
  }
}
