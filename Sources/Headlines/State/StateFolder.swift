/// The folder in which the program remembers things.
struct StateFolder: Sendable {
  let path: String

  /// Names a folder, which is made when something is saved in it first.
  init(_ path: String) { self.path = path }

  /// What the reader chose and read.
  var reader: StoredFile<ReaderState> { StoredFile(folder: path, name: "state.json") }

  /// What the reader saved.
  var saved: StoredFile<SavedStories> { StoredFile(folder: path, name: "saved.json") }

  /// Which articles of a source the reader has opened.
  func marks(of source: Source.ID) -> StoredFile<ReadMarks> {
    StoredFile(folder: path + "/read", name: Self.fileName(of: source) + ".json")
  }

  /// What was fetched of a source.
  func archive(of source: Source.ID) -> StoredFile<ArchivedFeed> {
    StoredFile(folder: path + "/feeds", name: Self.fileName(of: source) + ".json")
  }

  /// The folder for programs that are told none: `$XDG_STATE_HOME/headlines`, else
  /// `~/.local/state/headlines`; nil without a home.
  ///
  /// A relative `XDG_STATE_HOME` is passed over, as the XDG base directory specification says.
  static func standardPath(environment: [String: String]) -> String? {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return folder + "/headlines"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/headlines"
  }

  /// The FNV-1a hash of an address, which may be longer than a file name: the file itself says whose it is.
  private static func fileName(of address: String) -> String {
    let hash = address.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
