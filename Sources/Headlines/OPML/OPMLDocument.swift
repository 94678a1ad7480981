/// A list of feeds, as news readers exchange them in OPML files.
///
///     let document = try OPMLDocument(opml: bytes, file: "feeds.opml")
///     try Data(document.opml.utf8).write(to: file)
struct OPMLDocument: Sendable, Hashable {
  /// The title of the list; empty when it has none.
  var title = ""
  var feeds: [OPMLFeed] = []
  /// The folders that contain neither feeds nor folders, each by the names from the outermost one to its own.
  var emptyFolders: [[String]] = []
  /// The titles of outlines that are called feeds and have no address.
  var feedsWithoutAddress: [String] = []
}

/// A feed in an OPML file.
struct OPMLFeed: Sendable, Hashable {
  /// The title (`title`, or `text` without one); may be empty.
  var title: String
  /// The user's own name for the feed: the `text` where that differs from the `title`.
  var name: String?
  /// The address, as the file writes it (`xmlUrl`).
  var address: String
  /// The home page of the feed (`htmlUrl`).
  var homePage: String?
  /// The names of the folders around the feed, outermost first, none of them empty.
  var folders: [String] = []
  /// All other attributes, as they are written.
  var others: [String: String] = [:]
}
