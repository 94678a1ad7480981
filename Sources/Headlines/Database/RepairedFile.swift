import Foundation
import GRDB

/// A copy of a damaged database with a schema that can be read.
struct RepairedFile {
  let path: String

  /// Where a header has the first free page and the number of free pages.
  private static let freePages = 32..<40

  func remove() { unlink(path) }

  /// Copies the whole pages of a file, and all of its log, also those after a damaged one.
  ///
  /// Source: https://www.sqlite.org/fileformat2.html, sections 1.3 and 4.1.
  func write(from damaged: String, with tables: [KeptTable]) throws {
    var schema = try schemaPage(with: tables)
    remove()
    try FileManager.default.copyItem(atPath: damaged, toPath: path)
    let file = try FileHandle(forUpdating: URL(filePath: path))
    defer { try? file.close() }
    // Before the log, which may make the file longer: SQLite would read the missing part of a page as zeros.
    let length = Int(try file.seekToEnd())
    try file.truncate(atOffset: UInt64(length - length % TablePage.size))
    let log = FileHandle(forReadingAtPath: damaged + "-wal")
    let maxPage =
      try size(of: damaged) / TablePage.size + size(of: damaged + "-wal") / TablePage.size
    let salts = try log?.read(upToCount: 32)?.dropFirst(16).prefix(8)
    while let header = try log?.read(upToCount: 24), header.count == 24,
      let page = try log?.read(upToCount: TablePage.size), page.count == TablePage.size
    {
      let number = header.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      // Frames of an earlier log have other salts; a damaged number may lead far beyond the file.
      guard header.dropFirst(8).prefix(8) == salts, (1...maxPage).contains(number) else { continue }
      try file.seek(toOffset: UInt64((number - 1) * TablePage.size))
      try file.write(contentsOf: page)
    }
    try file.seek(toOffset: 0)
    let header = try file.read(upToCount: Self.freePages.upperBound) ?? Data()
    if header.count == Self.freePages.upperBound, header.starts(with: schema.prefix(16)) {
      schema.replaceSubrange(Self.freePages, with: header[Self.freePages])
    }
    try file.seek(toOffset: 0)
    try file.write(contentsOf: schema)
  }

  private func size(of path: String) throws -> Int {
    guard FileManager.default.fileExists(atPath: path) else { return 0 }
    return try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
  }

  /// Makes a page, with all to which it leads, the rows of a table.
  func setFirstPage(of table: KeptTable, to page: Int) throws {
    try changeSchema { try $0.setFirstPage(of: table, to: page) }
  }

  /// The first page of a database that has only these tables.
  private func schemaPage(with tables: [KeptTable]) throws -> Data {
    remove()
    try changeSchema { db in
      for table in tables {
        try db.execute(sql: table.definition)
        try db.setFirstPage(of: table, to: table.firstPage)
      }
    }
    var page = try Data(contentsOf: URL(filePath: path)).prefix(TablePage.size)
    // The size of the file counts, instead of that in the header.
    page.replaceSubrange(24..<28, with: [255, 255, 255, 255])
    return page
  }

  private func changeSchema(_ change: (Database) throws -> Void) throws {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      // In this order: the schema may name pages behind the end of the file.
      try db.execute(sql: "PRAGMA writable_schema = ON; PRAGMA journal_mode = OFF")
    }
    let connection = try DatabaseQueue(path: path, configuration: configuration)
    try connection.write(change)
    try connection.close()
  }
}

extension Database {
  fileprivate func setFirstPage(of table: KeptTable, to page: Int) throws {
    try execute(
      sql: "UPDATE sqlite_schema SET rootpage = ? WHERE name = ?", arguments: [page, table.name])
  }
}
