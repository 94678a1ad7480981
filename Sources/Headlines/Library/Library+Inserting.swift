import GRDB
import LocalizableStrings

extension Library {
  /// Inserts the bundled feed in a language, by default the current one.
  func insertBundledFeed(in language: Language = Localizer.current.language) {
    let (text, name) = BundledFeeds.text(in: language)
    let isKnown = store.read(else: false) { db in
      try String.fetchOne(db, sql: "SELECT value FROM settings WHERE name = ?", arguments: [name])
        == text.fingerprint
    }
    guard !isKnown else { return }
    let document = bundledFeeds.document(in: language)
    let (sections, words) = (ArticleFilter.worldSections, settings.hiddenWords)
    store.change { db in
      let tables = ArticleTables(db: db)
      let row = try tables.feed(
        "", language: BundledFeeds.code(of: language), title: document.title)
      let hidden = try tables.hiddenWords(of: row, ofAll: words)
      for content in document.articles.reversed() {
        try tables.write(
          content, of: (row, ""), date: content.published ?? self.now(), worldSections: sections,
          hidden: hidden)
      }
      try db.execute(
        sql: "INSERT OR REPLACE INTO settings VALUES (?, ?)", arguments: [name, text.fingerprint])
    }
  }

  /// Inserts a feed for this run, with the read marks of the user.
  func insert(_ temporary: TemporaryFeed) {
    let id = temporary.id
    let marks = userStore.read(else: []) { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT key FROM marks WHERE address = ?1 UNION ALL
            SELECT key FROM articles JOIN feeds ON feeds.id = feed WHERE address = ?1 AND isRead
          """, arguments: [id])
    }
    let (sections, words) = (ArticleFilter.worldSections, settings.hiddenWords)
    store.change { db in
      let tables = ArticleTables(db: db)
      for key in marks { try tables.mark(key, of: id) }
      let title = temporary.document?.title ?? ""
      let row = try tables.subscribe(Feed(id: id, title: title))
      if let error = temporary.error {
        try db.execute(
          sql: "UPDATE feeds SET error = ? WHERE id = ?", arguments: [error.json, row])
      }
      let contents = temporary.document?.articles ?? []
      let dates = try tables.dates(of: contents, in: row, now: self.now())
      let hidden = try tables.hiddenWords(of: row, ofAll: words)
      for (content, date) in zip(contents, dates).reversed() {
        try tables.write(
          tables.withKey(content, in: row), of: (row, id), date: date, worldSections: sections,
          hidden: hidden)
      }
    }
    setOmittedCount(temporary.document?.omittedCount ?? 0, of: id)
  }
}
