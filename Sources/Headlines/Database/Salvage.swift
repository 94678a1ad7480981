import GRDB

/// Copies what can be read of a damaged database.
struct Salvage {
  private let path: String

  /// Names the damaged file.
  init(from path: String) { self.path = path }

  /// Copies the rows that can be read, and returns the number of articles.
  func copy(into connection: DatabaseQueue) -> Int {
    // Open before SQLite, which may remove the log.
    let pages = DamagedPages(path: path)
    let copied = try? connection.write { db in
      // First what SQLite finds, because damaged pages may have older versions of rows.
      if let damaged = openDamaged() {
        for table in Schema.keptTables { copy(table, from: damaged, into: db) }
      }
      if let pages { try copy(pages, into: db) }
      try db.execute(
        sql: """
          DELETE FROM settings WHERE name = 'searchable';
          INSERT OR IGNORE INTO settings VALUES ('isTakenOver', '1');
          DELETE FROM saved WHERE article NOT IN (SELECT id FROM articles);
          DELETE FROM texts WHERE id NOT IN (SELECT id FROM articles);
          INSERT OR IGNORE INTO feeds (id, address) SELECT DISTINCT feed, 'lost ' || feed FROM articles
            WHERE feed NOT IN (SELECT id FROM feeds);
          """)
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM articles") ?? 0
    }
    return copied ?? 0
  }

  private func openDamaged() -> DatabaseQueue? {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .immediateError
    return try? DatabaseQueue(path: path, configuration: configuration)
  }

  private func copy(_ table: String, from damaged: DatabaseQueue, into db: Database) {
    // Forward to the damaged place, then backward from the end.
    for order in ["ASC", "DESC"] {
      try? damaged.unsafeRead { source in
        let rows = try Row.fetchCursor(
          source, sql: "SELECT * FROM \(table) ORDER BY rowid \(order)")
        while let row = try rows.next() {
          insert(row.databaseValues, into: table, columns: Array(row.columnNames), db)
        }
      }
    }
  }

  /// Copies the rows that SQLite does not find, by the number and the types of their values.
  private func copy(_ pages: DamagedPages, into db: Database) throws {
    var tables: [Int: [(table: String, columns: [String])]] = [:]
    for table in Schema.keptTables {
      let columns = try db.columns(in: table).map(\.name)
      tables[columns.count, default: []].append((table, columns))
    }
    pages.forEachRecord { id, values in
      let table = tables[values.count]?.first { Schema.firstTypes[$0.table] == types(of: values) }
      guard let table else { return }
      var row = values.map(\.databaseValue)
      if values[0] == .null { row[0] = id.databaseValue }
      insert(row, into: table.table, columns: table.columns, db)
    }
  }

  private func types(of values: [DamagedPages.Value]) -> String {
    String(
      values.prefix(3).map { value in
        switch value {
        case .null: "n"
        case .text: "t"
        case .integer, .real: "i"
        case .blob: "b"
        }
      })
  }

  private func insert(
    _ values: some Sequence<DatabaseValue>, into table: String, columns: [String], _ db: Database
  ) {
    let values = Array(values)
    let places = values.map { _ in "?" }.joined(separator: ", ")
    let names = columns.joined(separator: ", ")
    // What a table forbids is damaged, too.
    try? db.cachedStatement(
      sql: "INSERT OR IGNORE INTO \(table) (\(names)) VALUES (\(places))"
    ).execute(arguments: StatementArguments(values))
  }
}

extension DamagedPages.Value {
  fileprivate var databaseValue: DatabaseValue {
    switch self {
    case .null, .blob: .null
    case .integer(let value): value.databaseValue
    case .real(let value): value.databaseValue
    case .text(let value): value.databaseValue
    }
  }
}
