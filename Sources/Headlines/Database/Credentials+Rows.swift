import Foundation
import GRDB

extension Credentials {
  // Among the settings, whose table is kept when the rest is damaged.
  private static let prefix = "sign-in "

  /// Reads all credentials.
  init(from db: Database) throws {
    let rows = try Row.fetchAll(
      db, sql: "SELECT value FROM settings WHERE name LIKE '\(Self.prefix)%' ORDER BY rowid")
    self.init(
      rows.compactMap { row in
        try? JSONDecoder().decode(Entry.self, from: Data((row.text("value") ?? "").utf8))
      })
  }

  /// Removes those for a server.
  static func remove(origin: String, from db: Database) throws {
    for entry in try Credentials(from: db).all where entry.origin == origin {
      try db.execute(sql: "DELETE FROM settings WHERE name = ?", arguments: [entry.rowName])
    }
  }
}

extension Credentials.Entry {
  fileprivate var rowName: String { "sign-in \(origin) \(realm)" }

  func write(to db: Database) throws {
    let json = try JSONEncoder().encode(self)
    try db.execute(
      sql: "INSERT OR REPLACE INTO settings VALUES (?, ?)",
      arguments: [rowName, String(decoding: json, as: UTF8.self)])
  }
}
