/// A folder of feeds and other folders.
struct OPMLFolder {
  let name: String
  private(set) var feeds: [OPMLFeed] = []
  private(set) var folders: [OPMLFolder] = []
  /// The indices of `folders` by name.
  private var indices: [String: Int] = [:]

  /// Makes a folder of feeds, with subfolders for those that are in folders.
  init(_ name: String = "", with feeds: [OPMLFeed] = []) {
    self.name = name
    for feed in feeds { insert(feed, into: feed.folders.prefix(Self.maxDepth)) }
  }

  /// Deeper folders are left out, since XML parsers limit the depth of elements.
  private static let maxDepth = 64

  private mutating func insert(_ feed: OPMLFeed, into path: ArraySlice<String>) {
    guard let name = path.first else {
      feeds.append(feed)
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
