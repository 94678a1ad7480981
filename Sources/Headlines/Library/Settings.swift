import GRDB

/// What the user has chosen; each setting is saved for itself, so that programs do not undo each other's.
struct Settings: Sendable, Equatable {
  private var values: [String: String] = [:]

  /// The tag of the language that the user chose, if any.
  var language: String? {
    get { values["language"] }
    set { values["language"] = newValue }
  }

  /// The name of the theme that the user chose, if any.
  var theme: String? {
    get { values["theme"] }
    set { values["theme"] = newValue }
  }

  /// Which articles are kept.
  var limit: ArticleLimit {
    get { values["limit"].flatMap(ArticleLimit.init) ?? .all }
    set { values["limit"] = newValue == .all ? nil : newValue.rawValue }
  }

  /// The name of the profile that is signed in.
  var currentProfile: String? {
    get { values["profile"] }
    set { values["profile"] = newValue }
  }

  /// Whether lists show each article on one line.
  var hasCompactRows: Bool {
    get { values["compactRows"] != nil }
    set { values["compactRows"] = newValue ? "1" : nil }
  }

  var wasWelcomed: Bool {
    get { values["wasWelcomed"] != nil }
    set { values["wasWelcomed"] = newValue ? "1" : nil }
  }

  /// Whether the user keeps the feed that comes with the program.
  var includesBundledFeed: Bool {
    get { values["lacksBundledFeed"] == nil }
    set { values["lacksBundledFeed"] = newValue ? nil : "1" }
  }

  init() {}

  /// Reads all settings.
  init(from db: Database) throws {
    for row in try Row.fetchAll(db, sql: "SELECT name, value FROM settings") {
      if let name = row.text("name") { values[name] = row.text("value") }
    }
  }

  /// Saves those that have changed.
  func write(to db: Database, since before: Settings) throws {
    for name in Set(values.keys).union(before.values.keys) where values[name] != before.values[name]
    {
      try db.execute(sql: "DELETE FROM settings WHERE name = ?", arguments: [name])
      guard let value = values[name] else { continue }
      try db.execute(sql: "INSERT INTO settings VALUES (?, ?)", arguments: [name, value])
    }
  }
}

extension Profile {
  /// Adds a profile; does nothing if there is one with its name.
  func write(to db: Database) throws {
    try db.execute(
      sql: "INSERT OR IGNORE INTO settings VALUES ('profile ' || ?, ?)",
      arguments: [name, recoveryKey])
  }
}
