import GRDB

/// Copies what can be read of a damaged database.
struct Salvage {
  private let path: String

  /// Names the damaged file.
  init(from path: String) { self.path = path }

  /// Copies the rows that can be read, table by table, and returns the number of articles.
  func copy(into connection: DatabaseQueue) -> Int {
    guard let damaged = try? DatabaseQueue(path: path) else { return 0 }
    let copied = try? connection.write { db in
      for table in Schema.keptTables {
        // Forward to the damaged place, then backward from the end.
        for order in ["ASC", "DESC"] { copy(table, order, from: damaged, into: db) }
      }
      try db.execute(
        sql: """
          DELETE FROM settings WHERE name = 'searchable';
          DELETE FROM saved WHERE article NOT IN (SELECT id FROM articles);
          DELETE FROM texts WHERE id NOT IN (SELECT id FROM articles);
          INSERT OR IGNORE INTO feeds (id, address) SELECT DISTINCT feed, 'lost ' || feed FROM articles
            WHERE feed NOT IN (SELECT id FROM feeds);
          """)
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM articles") ?? 0
    }
    return copied ?? 0
  }

  private func copy(
    _ table: String, _ order: String, from damaged: DatabaseQueue, into db: Database
  ) {
    try? damaged.unsafeRead { source in
      let key = ["settings": "name", "marks": "address"][table] ?? "id"
      let rows = try Row.fetchCursor(source, sql: "SELECT * FROM \(table) ORDER BY \(key) \(order)")
      while let row = try rows.next() {
        let columns = row.columnNames.joined(separator: ", ")
        let values = row.databaseValues
        let places = values.map { _ in "?" }.joined(separator: ", ")
        // What a table forbids is damaged, too.
        try? db.execute(
          sql: "INSERT OR IGNORE INTO \(table) (\(columns)) VALUES (\(places))",
          arguments: StatementArguments(values))
      }
    }
  }
}
