import Foundation
import GRDB

extension Credentials {
  /// Among the settings, whose table is kept when the rest is damaged.
  static let rowPrefix = "sign-in "

  /// Reads all credentials.
  init(from db: Database) throws {
    let rows = try Row.fetchAll(
      db, sql: "SELECT value FROM settings WHERE name LIKE ? ORDER BY rowid",
      arguments: [Self.rowPrefix + "%"])
    self.init(
      rows.compactMap { row in
        try? JSONDecoder().decode(Entry.self, from: Data((row.text("value") ?? "").utf8))
      })
  }
}

extension Credentials.Entry {
  private var rowName: String { "\(Credentials.rowPrefix)\(origin) \(realm)" }

  func write(to db: Database) throws {
    let json = try JSONEncoder().encode(self)
    try db.execute(
      sql: "INSERT OR REPLACE INTO settings VALUES (?, ?)",
      arguments: [rowName, String(decoding: json, as: UTF8.self)])
  }

  func remove(from db: Database) throws {
    try db.execute(sql: "DELETE FROM settings WHERE name = ?", arguments: [rowName])
  }
}
