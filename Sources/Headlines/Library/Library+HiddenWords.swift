import GRDB

extension Library {
  private nonisolated static let rowsPerPiece: Int64 = 1_000

  /// The words that hide articles of a feed or, without an id, of all feeds; as the user has typed them.
  func hiddenWords(of id: Feed.ID?) -> String {
    guard let id else { return settings.hiddenWords }
    return feed(id)?.hiddenWords ?? ""
  }

  /// Whether any words hide articles.
  var hasHiddenWords: Bool {
    !settings.hiddenWords.isEmpty || feeds.contains { !$0.hiddenWords.isEmpty }
  }

  /// Whether some feeds have articles, and hidden words leave out all of them.
  func areAllHidden(in feeds: [LoadedFeed]) -> Bool {
    feeds.allSatisfy { $0.count == 0 } && feeds.contains { $0.hiddenCount > 0 }
  }

  /// Changes which words hide articles of a feed or, without an id, of all feeds.
  func setHiddenWords(_ words: String, of id: Feed.ID?) {
    guard words != hiddenWords(of: id) else { return }
    if let id {
      store.change { db in
        try db.execute(
          sql: "UPDATE feeds SET hiddenWords = ? WHERE address = ?", arguments: [words, id])
      }
    } else {
      changeSettings { $0.hiddenWords = words }
    }
    change { try Settings.change(in: $0) { $0.nextRowToHide = 0 } }
    hideByWords()
  }

  /// Hides and shows all articles by the words that the user has typed last.
  func hideByWords() {
    let fixed = isTemporary ? settings.hiddenWords : nil
    housekeep(inPieces: [{ try Self.hideNext(in: $0, by: fixed) }])
  }

  /// Hides and shows the articles of the next rows; returns whether there may be more.
  private nonisolated static func hideNext(in db: Database, by fixed: String?) throws -> Bool {
    let settings = try Settings(from: db)
    guard let first = settings.nextRowToHide else { return false }
    let all = fixed ?? settings.hiddenWords
    var words: [Int64: HiddenWords] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT id, hiddenWords FROM feeds") {
      words[row.rowID("id")] = HiddenWords(all, row.text("hiddenWords") ?? "")
    }
    let rows = try Row.fetchAll(
      db,
      sql: "SELECT id, feed, title, isHidden FROM articles WHERE id >= ? ORDER BY id LIMIT ?",
      arguments: [first, rowsPerPiece])
    for row in rows {
      let isHidden = words[row.rowID("feed")]?.hide(row.text("title") ?? "") ?? false
      if isHidden != row.flag("isHidden") {
        try ArticleTables(db: db).setHidden(isHidden, row.rowID("id"))
      }
    }
    // A damaged database may have any numbers.
    let next = rows.last.map { $0.rowID("id") }.flatMap { $0 < .max ? $0 + 1 : nil }
    try Settings.change(in: db) { $0.nextRowToHide = next }
    return next != nil
  }
}
