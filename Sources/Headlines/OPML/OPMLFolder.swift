/// A folder of feeds and other folders.
struct OPMLFolder {
  let name: String
  private(set) var feeds: [OPMLFeed] = []
  private(set) var folders: [OPMLFolder] = []
  /// The indices of `folders` by name.
  private var indices: [String: Int] = [:]

  /// Deeper folders are left out, since XML parsers limit the depth of elements.
  static let maxDepth = 64

  /// Makes the folder around the feeds and folders of a document.
  init(_ document: OPMLDocument) {
    self.init("")
    for feed in document.feeds { insert(feed, into: feed.folders.prefix(Self.maxDepth)) }
    for names in document.emptyFolders { insert(nil, into: names.prefix(Self.maxDepth)) }
  }

  private init(_ name: String) { self.name = name }

  /// Inserts a feed, or only the folders of the path.
  private mutating func insert(_ feed: OPMLFeed?, into path: ArraySlice<String>) {
    guard let name = path.first else {
      if let feed { feeds.append(feed) }
      return
    }
    let index = indices[name] ?? folders.count
    if index == folders.count {
      indices[name] = index
      folders.append(OPMLFolder(name))
    }
    folders[index].insert(feed, into: path.dropFirst())
  }
}
