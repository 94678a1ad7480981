import Foundation
import GRDB

/// Copies what can be read of a damaged database into a new one.
struct Salvage {
  /// The damaged file; nil if there is only the copy.
  let path: String?
  /// The copy of what is the user's own.
  let ownCopy: String

  /// Copies the rows that can be read, and returns how many of the user's feeds and articles they are.
  ///
  /// - Throws: What keeps the new database from being written.
  func copy(into connection: DatabaseQueue) throws -> (feeds: Int, articles: Int) {
    let tables = try connection.read { db in
      try Schema.keptTables.map { try KeptTable($0, in: db) }
    }
    // A large database has no room in memory.
    try connection.writeWithoutTransaction { try $0.execute(sql: "PRAGMA cache_spill = ON") }
    let damaged = try path.map { try copy(tables, ofDamaged: $0, into: connection) } ?? tables
    // Only these, since the user may have removed since what the copy has.
    _ = try copy(damaged, of: ownCopy, into: connection)
    return try connection.write { db in
      try db.execute(
        sql: """
          -- So that servers send again what is not here.
          UPDATE feeds SET etag = NULL, lastModified = NULL;
          DELETE FROM saved WHERE article NOT IN (SELECT id FROM articles);
          DELETE FROM texts WHERE id NOT IN (SELECT id FROM articles);
          INSERT OR IGNORE INTO feeds (id, address) SELECT DISTINCT feed, 'lost ' || feed FROM articles
            WHERE feed NOT IN (SELECT id FROM feeds);
          """)
      func count(_ rows: String) throws -> Int {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \(rows)") ?? 0
      }
      return (try count("feeds WHERE isSubscribed AND language = ''"), try count("articles"))
    }
  }

  /// Copies the rows of tables that can be read of a damaged file; returns the tables of which rows may be missing.
  private func copy(
    _ tables: [KeptTable], ofDamaged path: String, into connection: DatabaseQueue
  ) throws -> [KeptTable] {
    let repaired = RepairedFile(path: path + ".repaired")
    defer { repaired.remove() }
    // First what SQLite finds, because the repaired file may have older versions of rows.
    var damaged = isCutOff(path) ? tables : try copy(tables, of: path, into: connection)
    guard !damaged.isEmpty else { return [] }
    do {
      try repaired.write(from: path, with: tables)
      let stillDamaged = try copy(tables, of: repaired.path, into: connection)
      damaged.removeAll { !stillDamaged.contains($0) }
      // Pages of other tables may look like theirs, so these are taken from the copy, which has them whole.
      let whole = damaged.filter { Self.wholeTables.contains($0.name) }
      let lost = try copy(whole, of: ownCopy, into: connection)
      damaged.removeAll { whole.contains($0) && !lost.contains($0) }
      try copyLostPages(of: damaged, in: repaired, into: connection)
    } catch {
      // What a broken disk or the repaired file does not give is lost.
      guard error.isOfReading else { throw error }
    }
    return damaged
  }

  /// Whether a file is empty, so that SQLite would delete its log, or ends inside a page, whose missing part SQLite would
  /// read as zeros: a table without rows, or texts without ends.
  private func isCutOff(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
      && (status.st_size == 0 || Int(status.st_size) % TablePage.size > 0)
  }

  /// Copies the rows of tables from a file; returns the tables that could not be read to the end.
  private func copy(
    _ tables: [KeptTable], of file: String, into connection: DatabaseQueue
  ) throws -> [KeptTable] {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .immediateError
    configuration.prepareDatabase { db in
      // Else no table is read of a file that is shorter than its header says.
      try db.execute(sql: "PRAGMA writable_schema = ON")
    }
    guard FileManager.default.fileExists(atPath: file),
      let damaged = try? DatabaseQueue(path: file, configuration: configuration)
    else { return tables }
    return try connection.write { db in
      try damaged.unsafeRead { source in
        try tables.filter { try !copy(DamagedTable(name: $0.name, source: source), into: db) }
      }
    }
  }

  /// Copies the rows on pages to which a damaged page leads.
  private func copyLostPages(
    of tables: [KeptTable], in file: RepairedFile, into connection: DatabaseQueue
  ) throws {
    guard !tables.isEmpty else { return }
    let pages = try LostPages(path: file.path)
    for table in tables {
      for page in pages.pages(of: table) {
        try file.setFirstPage(of: table, to: page)
        _ = try copy([table], of: file.path, into: connection)
      }
    }
  }

  /// Returns whether the table could be read to the end.
  private func copy(_ table: DamagedTable, into db: Database) throws -> Bool {
    var next: Int64 = 0
    while let last = try table.copyRows(since: next, into: db) {
      guard let readable = table.readableRow(after: last) else { return false }
      // Backward to the damaged place what the search for this row has passed.
      try table.copyRows(before: readable, into: db)
      next = readable
    }
    return next == 0
  }
}

extension Salvage {
  /// The tables of which the copy has all rows.
  private static let wholeTables = ["settings", "feeds", "saved"]

  /// Writes the copy of what is the user's own: settings, feeds and saved articles.
  static func writeOwnCopy(of database: String, to path: String) throws {
    let new = path + ".new"
    unlink(new)
    defer { unlink(new) }
    close(open(new, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600))
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA synchronous = OFF; ATTACH ? AS library", arguments: [database])
    }
    let copy = try DatabaseQueue(path: new, configuration: configuration)
    let isSaved = "WHERE id IN (SELECT article FROM library.saved)"
    let tables = wholeTables.map { ($0, "") } + [("articles", isSaved), ("texts", isSaved)]
    try copy.write { db in
      for (table, condition) in tables {
        try db.execute(sql: "CREATE TABLE \(table) AS SELECT * FROM library.\(table) \(condition)")
      }
    }
    try copy.close()
    try DatabaseFile.synchronize(new)
    rename(new, path)
  }
}

extension Error {
  /// Whether a damaged file or disk cannot be read, and not whether another cannot be written.
  fileprivate var isOfReading: Bool {
    StateError(self, file: "").reason == .damagedInPlace || systemError == .number(EIO)
  }
}
