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
      try Row.fetchAll(
        db,
        sql: """
          SELECT key, title, link, published FROM marks WHERE address = ?1 UNION ALL
            SELECT key, articles.title, articles.link, published FROM articles
              JOIN feeds ON feeds.id = feed WHERE address = ?1 AND isRead
          """, arguments: [id]
      ).map(StoredArticle.init)
    }
    let matching = matching(of: temporary.document?.articles ?? [], in: id)
    let (sections, words) = (ArticleFilter.worldSections, settings.hiddenWords)
    store.change { db in
      let tables = ArticleTables(db: db)
      for mark in marks { try tables.mark(mark, of: id) }
      let title = temporary.document?.title ?? ""
      let row = try tables.subscribe(Feed(id: id, title: title))
      if let error = temporary.error {
        try db.execute(
          sql: "UPDATE feeds SET error = ? WHERE id = ?", arguments: [error.json, row])
      }
      while try matching.advance(in: tables, of: (row, id)) {}
      let hidden = try tables.hiddenWords(of: row, ofAll: words)
      for (content, date) in matching.articles(now: self.now()).reversed() {
        try tables.write(
          content, of: (row, id), date: date, worldSections: sections, hidden: hidden)
      }
    }
    setOmittedCount(temporary.document?.omittedCount ?? 0, of: id)
  }

  /// The matching of a document with what is stored of a feed; that of a feed for this run shares marks and stars with the
  /// user's, so that its articles must not have their keys.
  func matching(of articles: [ArticleContent], in feed: Feed.ID) -> DocumentMatching {
    guard isTemporary else { return DocumentMatching(articles) }
    let ofUser: [String: [StoredArticle]] = userStore.read(else: [:]) { db in
      let row = try Int64.fetchOne(
        db, sql: "SELECT id FROM feeds WHERE address = ? AND language = ''", arguments: [feed])
      return try Set(articles.map(\.name)).reduce(into: [:]) {
        $0[$1] = try ArticleTables(db: db).stored(named: $1, of: (row ?? 0, feed))
      }
    }
    return DocumentMatching(articles, ofUser: ofUser)
  }
}
