import GRDB

/// A table with what the user would miss, as a new database has it.
struct KeptTable: Equatable {
  let name: String
  /// The number of its first page, which is the same in all databases: each has its tables from the same statements.
  let firstPage: Int
  private let columns: [Column]

  private struct Column: Equatable {
    let declaration: String
    let isText: Bool
    let isRequired: Bool
  }

  init(_ name: String, in db: Database) throws {
    self.name = name
    firstPage =
      try Int.fetchOne(
        db, sql: "SELECT rootpage FROM sqlite_schema WHERE name = ?", arguments: [name]) ?? 0
    columns = try db.columns(in: name).map { column in
      let isRow = column.primaryKeyIndex > 0 && column.type == "INTEGER"
      let initial = column.defaultValueSQL
      return Column(
        declaration: "\(column.name) \(column.type)" + (isRow ? " PRIMARY KEY" : "")
          + (initial.map { " DEFAULT \($0)" } ?? ""),
        isText: column.type == "TEXT", isRequired: column.isNotNull)
    }
  }

  /// Creates the table without its constraints, which need indexes.
  var definition: String {
    "CREATE TABLE \(name) (\(columns.map(\.declaration).joined(separator: ", ")))"
  }

  /// Whether a row can be one of this table.
  func accepts(_ values: [TablePage.Value]) -> Bool {
    values.count == columns.count
      && zip(values, columns).allSatisfy { value, column in
        switch value {
        case .null: !column.isRequired
        case .text: column.isText
        case .other: !column.isText
        }
      }
  }
}
