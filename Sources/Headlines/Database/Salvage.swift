import Foundation
import GRDB

/// Copies what can be read of a damaged database into a new one.
struct Salvage {
  /// The damaged file.
  let path: String
  /// The copy of what is the user's own.
  let ownCopy: String

  private static let pageSize = 4_096

  /// Copies the rows that can be read, and returns the number of articles.
  ///
  /// - Throws: What keeps the new database from being written.
  func copy(into connection: DatabaseQueue) throws -> Int {
    let repaired = path + ".repaired"
    defer { unlink(repaired) }
    let schema = try schemaPages(of: connection)
    // A large database has no room in memory.
    try connection.writeWithoutTransaction { try $0.execute(sql: "PRAGMA cache_spill = ON") }
    // First what SQLite finds, because the repaired file may have older versions of rows.
    var damaged = try copy(Schema.keptTables, of: path, into: connection)
    if !damaged.isEmpty {
      do {
        try repair(as: repaired, with: schema)
      } catch {
        // What a broken disk cannot read is lost.
        guard case .number(EIO) = error.systemError else { throw error }
      }
      let stillDamaged = try copy(Schema.keptTables, of: repaired, into: connection)
      damaged.removeAll { !stillDamaged.contains($0) }
    }
    // Only these, since the user may have removed since what the copy has.
    _ = try copy(damaged, of: ownCopy, into: connection)
    return try connection.write { db in
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO settings VALUES ('isTakenOver', '1');
          DELETE FROM saved WHERE article NOT IN (SELECT id FROM articles);
          DELETE FROM texts WHERE id NOT IN (SELECT id FROM articles);
          INSERT OR IGNORE INTO feeds (id, address) SELECT DISTINCT feed, 'lost ' || feed FROM articles
            WHERE feed NOT IN (SELECT id FROM feeds);
          """)
      return try Int.fetchOne(db, sql: "SELECT count(*) FROM articles") ?? 0
    }
  }

  /// Copies the rows of tables from a file; returns the tables that could not be read to the end.
  private func copy(
    _ tables: [String], of file: String, into connection: DatabaseQueue
  ) throws -> [String] {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .immediateError
    guard FileManager.default.fileExists(atPath: file),
      let damaged = try? DatabaseQueue(path: file, configuration: configuration)
    else { return tables }
    return try connection.write { db in
      try damaged.unsafeRead { source in
        try tables.filter { try !copy(DamagedTable(name: $0, source: source), into: db) }
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

  /// The pages of an empty database that belong to no table but the schema.
  private func schemaPages(of connection: DatabaseQueue) throws -> [Int: Data] {
    let (name, tables) = try connection.writeWithoutTransaction { db in
      try db.checkpoint(.truncate)
      let pages = try Int.fetchSet(db, sql: "SELECT rootpage FROM sqlite_schema WHERE rootpage > 0")
      return (try String.fetchOne(db, sql: "SELECT file FROM pragma_database_list"), pages)
    }
    let file = try Data(contentsOf: URL(filePath: name ?? ""))
    var pages: [Int: Data] = [:]
    func page(_ number: Int) -> Data {
      Data(file.dropFirst((number - 1) * Self.pageSize).prefix(Self.pageSize))
    }
    // Pages that are free in an empty database have rows in another one.
    let others = tables.union(Self.freePages(page))
    for number in 1...(file.count / Self.pageSize) where number == 1 || !others.contains(number) {
      pages[number] = page(number)
    }
    // Without a log, and with the size of the file instead of that in the header.
    pages[1]?.replaceSubrange(18..<20, with: [1, 1])
    pages[1]?.replaceSubrange(24..<28, with: [255, 255, 255, 255])
    return pages
  }

  /// The pages that belong to nothing: a list of pages, each with the next one and the numbers of others.
  ///
  /// Source: https://www.sqlite.org/fileformat2.html, section 1.5.
  private static func freePages(_ page: (Int) -> Data) -> Set<Int> {
    func number(_ place: Int, of page: Data) -> Int {
      page.dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    var free: Set<Int> = []
    var next = number(32, of: page(1))
    while next > 0, free.insert(next).inserted {
      let list = page(next)
      for index in 0..<number(4, of: list) { free.insert(number(8 + 4 * index, of: list)) }
      next = number(0, of: list)
    }
    return free
  }

  /// Copies the file with all pages of its log, also those after a damaged one, and with the schema of a new database,
  /// which has each table at the same page.
  ///
  /// Source: https://www.sqlite.org/fileformat2.html, sections 1.3 and 4.1.
  private func repair(as repaired: String, with schema: [Int: Data]) throws {
    try FileManager.default.copyItem(atPath: path, toPath: repaired)
    let file = try FileHandle(forWritingTo: URL(filePath: repaired))
    defer { try? file.close() }
    func write(_ page: Data, _ number: Int) throws {
      try file.seek(toOffset: UInt64((number - 1) * Self.pageSize))
      try file.write(contentsOf: page)
    }
    let log = FileHandle(forReadingAtPath: path + "-wal")
    let salts = try log?.read(upToCount: 32)?.dropFirst(16).prefix(8)
    while let header = try log?.read(upToCount: 24), header.count == 24,
      let page = try log?.read(upToCount: Self.pageSize), page.count == Self.pageSize
    {
      let number = header.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      // Frames of an earlier log have other salts.
      if header.dropFirst(8).prefix(8) == salts, number > 0 { try write(page, number) }
    }
    for (number, page) in schema { try write(page, number) }
  }
}

extension Salvage {
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
    let tables = [
      ("settings", ""), ("feeds", ""), ("saved", ""), ("articles", isSaved), ("texts", isSaved),
    ]
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
