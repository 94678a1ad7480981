/// A folder of feeds, by the names of the folders around it and its own.
struct FeedFolder: Sendable, Hashable {
  /// The names, outermost first; none for what is in no folder.
  let names: [String]

  /// The text between names, which no name has.
  static let separator: Character = "\u{1F}"

  init(_ names: [String]) { self.names = names }

  /// The folder around this one; nil on the first level.
  var parent: FeedFolder? { names.count > 1 ? FeedFolder(names.dropLast()) : nil }

  /// Its own name.
  var name: String { names.last ?? "" }

  /// Whether this is the folder or one around it.
  func contains(_ other: FeedFolder) -> Bool { other.names.starts(with: names) }
}

extension FeedFolder: LosslessStringConvertible {
  /// Parses a description.
  init(_ description: String) {
    names = description.split(separator: Self.separator).map(String.init)
  }

  /// The names on one line.
  var description: String { names.joined(separator: String(Self.separator)) }

  /// The folders of a feed in the database, one per line.
  static func list(_ text: String) -> [FeedFolder] {
    // An empty line is the first level, beside folders.
    text.isEmpty
      ? []
      : text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { FeedFolder(String($0)) }
  }
}

extension FeedFolder {
  /// The names as the user reads and types them: `Tech / Linux`.
  var path: String { names.joined(separator: " / ") }

  init(path: String) {
    let names = path.split(separator: "/").map { String($0).trimmingBlanks }
    self.init(names.filter { !$0.isEmpty })
  }
}
