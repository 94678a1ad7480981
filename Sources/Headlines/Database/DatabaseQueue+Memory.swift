import GRDB

/// Databases in memory, which show what cannot be saved.
extension DatabaseQueue {
  /// The largest database of which there is a copy in memory, in pages of 4 KB.
  private static let maxCopiedPages = 16_384

  /// The tables without rows.
  static func emptyInMemory() -> DatabaseQueue {
    do {
      let connection = try DatabaseQueue(configuration: Schema.configuration)
      try Schema.migrator.migrate(connection)
      return connection
    } catch {
      preconditionFailure("memory has room for empty tables: \(error)")
    }
  }

  /// - Returns: nil if the database is too large.
  func copyInMemory() throws -> DatabaseQueue? {
    let pages = try unsafeRead { try Int.fetchOne($0, sql: "PRAGMA page_count") ?? 0 }
    guard pages <= Self.maxCopiedPages else { return nil }
    let copy = try DatabaseQueue(configuration: Schema.configuration)
    try backup(to: copy)
    return copy
  }
}
