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

  /// Takes the passwords out of the addresses of feeds, where earlier versions left them.
  static func moveFromAddresses(in db: Database) throws {
    var all = try Credentials(from: db)
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT id, address, movedTo, isSubscribed FROM feeds
          WHERE address LIKE 'http%@%' ORDER BY isSubscribed DESC, id
        """)
    for row in rows {
      let (id, old) = (row.rowID("id"), row.text("address") ?? "")
      guard let address = FeedAddress.url(old).map(FeedAddress.web) else { continue }
      var own = all
      let new = own.take(from: address)
      guard new != address else { continue }
      // A later sign-in counts, and nobody fetches a feed that the user has left.
      if row.flag("isSubscribed"), !all.hasSignIn(for: old) { all = own }
      all.rename(old, to: new.text)
      try rename(id, to: new.text, movedTo: row.text("movedTo"), in: db)
      try db.execute(
        sql: "UPDATE OR IGNORE marks SET address = ? WHERE address = ?", arguments: [new.text, old])
      try db.execute(sql: "DELETE FROM marks WHERE address = ?", arguments: [old])
    }
    try all.write(to: db)
  }

  private static func rename(
    _ feed: Int64, to address: String, movedTo: String?, in db: Database
  ) throws {
    try db.execute(
      sql: "UPDATE OR IGNORE feeds SET address = ?, movedTo = ? WHERE id = ?",
      arguments: [address, movedTo.map(FeedLink.withoutPassword), feed])
    guard db.changesCount == 0 else { return }
    // There is another feed with this address, which takes its place.
    try db.execute(
      sql: """
        UPDATE feeds SET isSubscribed = 1
          WHERE address = ?1 AND (SELECT isSubscribed FROM feeds WHERE id = ?2);
        """, arguments: [address, feed])
    try db.execute(
      sql:
        "UPDATE feeds SET isSubscribed = 0, movedTo = NULL, address = ?1 || '#' || id WHERE id = ?2",
      arguments: [address, feed])
  }
}

extension Credentials.Entry {
  fileprivate var rowName: String {
    Credentials.rowPrefix + (feed.map { "feed \($0)" } ?? "\(origin) \(realm)")
  }
}
