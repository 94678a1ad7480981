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

  /// Adds these, with what is known about earlier ones for the same servers.
  func add(to db: Database) throws { try Credentials(from: db).adding(self).write(to: db) }

  /// Replaces those that are stored.
  func write(to db: Database) throws {
    // `FAST` does not clear the pages that a long entry has for itself.
    try db.execute(sql: "PRAGMA secure_delete = ON")
    defer { try? db.execute(sql: "PRAGMA secure_delete = FAST") }
    try db.execute(
      sql: "DELETE FROM settings WHERE name LIKE ?", arguments: [Self.rowPrefix + "%"])
    for entry in entries {
      let json = try JSONEncoder().encode(entry)
      try db.execute(
        sql: "INSERT OR REPLACE INTO settings VALUES (?, ?)",
        arguments: [entry.rowName, String(decoding: json, as: UTF8.self)])
    }
  }
}

extension Credentials.Entry {
  fileprivate var rowName: String {
    Credentials.rowPrefix + (feed.map { "feed \($0) \(origin)" } ?? "\(origin) \(realm)")
  }
}
