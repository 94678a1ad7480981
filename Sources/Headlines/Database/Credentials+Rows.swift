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
  func add(to db: Database) throws {
    for entry in try Credentials(from: db).adding(self).entries { try entry.write(to: db) }
  }

  /// Takes the passwords out of the addresses of feeds, where earlier versions left those of imported ones.
  static func moveFromAddresses(in db: Database) throws {
    var all = try Credentials(from: db)
    let rows = try Row.fetchAll(
      db, sql: "SELECT id, address FROM feeds WHERE address LIKE 'http%@%' ORDER BY id")
    for row in rows {
      let address = row.text("address") ?? ""
      guard let url = FeedAddress.url(address) else { continue }
      let rest = all.take(from: .web(url)).text
      guard rest != address else { continue }
      try db.execute(
        sql: "UPDATE OR IGNORE feeds SET address = ?, movedTo = NULL WHERE id = ?",
        arguments: [rest, row.rowID("id")])
      try db.execute(
        sql: "UPDATE OR IGNORE marks SET address = ? WHERE address = ?", arguments: [rest, address])
    }
    try all.add(to: db)
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
