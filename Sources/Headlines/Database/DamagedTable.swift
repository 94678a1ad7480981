import GRDB

/// Reads the rows of a table of a damaged database, on both sides of each damaged place.
struct DamagedTable {
  let name: String
  let source: Database

  /// Copies the rows from a row id on; returns where a damaged place begins: the last row id before it.
  func copyRows(since first: Int64, into db: Database) throws -> Int64? {
    var last = first - 1
    let isWhole = try copyRows("rowid >= ? ORDER BY rowid", first, into: db) {
      last = max(last, $0)
    }
    return isWhole ? nil : last
  }

  /// Copies the rows before a row id, the last one first, until a damaged place.
  func copyRows(before end: Int64, into db: Database) throws {
    _ = try copyRows("rowid < ? ORDER BY rowid DESC", end, into: db) { _ in }
  }

  /// A row id behind a damaged place, from which rows can be read or the table has ended; nil if there is none.
  func readableRow(after last: Int64) -> Int64? {
    // Steps that double, since a damaged row is one, and a damaged page may lead to millions.
    (1...60).lazy.map { last.addingReportingOverflow(1 << $0) }
      .first { !$0.overflow && canRead($0.partialValue) }?.partialValue
  }

  private func canRead(_ row: Int64) -> Bool {
    do {
      _ = try Row.fetchOne(
        source, sql: "SELECT * FROM \(name) WHERE rowid >= ? LIMIT 1", arguments: [row])
      return true
    } catch {
      return false
    }
  }

  /// Copies rows until one cannot be read; returns whether there was none.
  private func copyRows(
    _ condition: String, _ row: Int64, into db: Database, didRead: (Int64) -> Void
  ) throws -> Bool {
    let rows = Result {
      try Row.fetchCursor(
        source, sql: "SELECT *, rowid FROM \(name) WHERE \(condition)", arguments: [row])
    }
    while true {
      let next = Result { try rows.get().next() }
      guard case .success(let found) = next else { return false }
      guard let found else { return true }
      let values = found.databaseValues.dropLast()
      let places = values.map { _ in "?" }.joined(separator: ", ")
      let columns = found.columnNames.dropLast().joined(separator: ", ")
      do {
        try db.cachedStatement(
          sql: "INSERT OR IGNORE INTO \(name) (\(columns)) VALUES (\(places))"
        ).execute(arguments: StatementArguments(values))
      } catch  where error.isOfTheData {
        // What a table forbids is damaged, too.
      }
      didRead(Int64.fromDatabaseValue(found.databaseValues.last ?? .null) ?? 0)
    }
  }
}
