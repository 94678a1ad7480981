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

  /// Whether articles that an earlier limit has removed are still to come back.
  var forgetsDropped: Bool {
    get { values["forgetsDropped"] != nil }
    set { values["forgetsDropped"] = newValue ? "1" : nil }
  }

  /// How often the feeds are refreshed.
  var refreshInterval: RefreshInterval {
    get { values["refreshInterval"].flatMap(Int.init).flatMap(RefreshInterval.init) ?? .start }
    set { values["refreshInterval"] = newValue == .start ? nil : "\(newValue.rawValue)" }
  }

  /// Whether lists show each article on one line.
  var hasCompactRows: Bool {
    get { values["compactRows"] != nil }
    set { values["compactRows"] = newValue ? "1" : nil }
  }

  /// Whether lists leave out articles that were read before.
  var showsUnreadOnly: Bool {
    get { values["unreadOnly"] != nil }
    set { values["unreadOnly"] = newValue ? "1" : nil }
  }

  /// The order of lists.
  var order: ArticleOrder {
    get { values["order"].flatMap(ArticleOrder.init) ?? .newest }
    set { values["order"] = newValue == .newest ? nil : newValue.rawValue }
  }

  /// The words that hide articles of all feeds, as the user has typed them.
  var hiddenWords: String {
    get { values["hiddenWords"] ?? "" }
    set { values["hiddenWords"] = newValue.isEmpty ? nil : newValue }
  }

  /// The first row of the articles that are still to be hidden, or shown again, by these words; nil if none are.
  var nextRowToHide: Int64? {
    get { values["nextRowToHide"].flatMap { Int64($0) } }
    set { values["nextRowToHide"] = newValue.map { "\($0)" } }
  }

  /// The ids of the folders that the user has closed in the list of feeds.
  var closedFolders: Set<FeedNode.ID> {
    get { Set(values["closedFolders"]?.split(separator: "\n").map(String.init) ?? []) }
    set {
      values["closedFolders"] = newValue.isEmpty ? nil : newValue.sorted().joined(separator: "\n")
    }
  }

  /// The folders of imported files that had no feeds, for exports.
  var emptyFolders: [FeedFolder] { FeedFolder.list(values["emptyFolders"] ?? "") }

  mutating func addEmptyFolders(_ folders: [FeedFolder]) {
    let all = (emptyFolders + folders).map(\.description)
    guard !folders.isEmpty else { return }
    values["emptyFolders"] = Set(all).sorted().joined(separator: "\n")
  }

  /// The places in articles that the user has left in the middle: a hash of the article, and the place, the last one first.
  private var places: [Substring] {
    get { values["places"]?.split(separator: " ") ?? [] }
    set { values["places"] = newValue.isEmpty ? nil : newValue.joined(separator: " ") }
  }

  private static let maxPlaces = 200

  /// The place in an article that the user has left, in bytes of its text; 0 is the top.
  func place(in article: Article.ID) -> Int {
    let key = Self.placeKey(article)
    return places.first { $0.hasPrefix(key) }.flatMap { Int($0.dropFirst(key.count)) } ?? 0
  }

  mutating func setPlace(_ place: Int, in article: Article.ID) {
    let key = Self.placeKey(article)
    guard place != self.place(in: article) else { return }
    let others = places.filter { !$0.hasPrefix(key) }
    places = Array(((place > 0 ? ["\(key)\(place)"] : []) + others).prefix(Self.maxPlaces))
  }

  private static func placeKey(_ article: Article.ID) -> String {
    String(StableHash.of(article.utf8), radix: 36) + ":"
  }

  var wasWelcomed: Bool {
    get { values["wasWelcomed"] != nil }
    set { values["wasWelcomed"] = newValue ? "1" : nil }
  }

  /// Whether the user wants the feed that comes with the program; nil for only as long as there is no other.
  var includesBundledFeed: Bool? {
    get { values["lacksBundledFeed"].map { $0 == "0" } }
    set { values["lacksBundledFeed"] = newValue.map { $0 ? "0" : "1" } }
  }

  init() {}

  /// Reads all settings, without the credentials beside them.
  init(from db: Database) throws {
    let rows = try Row.fetchAll(
      db, sql: "SELECT name, value FROM settings WHERE name NOT LIKE ?",
      arguments: [Credentials.rowPrefix + "%"])
    for row in rows {
      if let name = row.text("name") { values[name] = row.text("value") }
    }
  }

  /// Changes the settings of a database, without those that were read before.
  static func change(in db: Database, _ change: (inout Settings) -> Void) throws {
    let before = try Settings(from: db)
    var settings = before
    change(&settings)
    try settings.write(to: db, since: before)
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
