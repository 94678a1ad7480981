/// The folder with the state files, and their names.
struct StateFolder: Sendable {
  let path: String

  /// Names a folder; the first save creates it.
  init(_ path: String) { self.path = path }

  /// The user's settings and feeds.
  var userState: StoredFile<UserState> { StoredFile(folder: path, name: "state.json") }

  /// The articles that the user has saved.
  var savedArticles: StoredFile<SavedArticles> { StoredFile(folder: path, name: "saved.json") }

  /// The read marks of a feed.
  func readMarks(of feed: Feed.ID) -> StoredFile<ReadMarks> {
    StoredFile(folder: path + "/read", name: Self.fileName(of: feed) + ".json")
  }

  /// The articles of a feed as of its last fetch.
  func cachedFeed(_ feed: Feed.ID) -> StoredFile<CachedFeed> {
    StoredFile(folder: path + "/feeds", name: Self.fileName(of: feed) + ".json")
  }

  /// The folder without `--state`: `$XDG_STATE_HOME/headlines`, else `~/.local/state/headlines`; nil
  /// without a home folder.
  ///
  /// A relative `XDG_STATE_HOME` is ignored, as the XDG base directory specification demands.
  static func defaultPath(environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/headlines"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/headlines"
  }

  /// The FNV-1a hash of a feed's id, in hexadecimal.
  ///
  /// An address may be longer than a file name can be; the file itself names its feed.
  private static func fileName(of id: Feed.ID) -> String {
    let hash = id.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
