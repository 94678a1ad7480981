/// A row of the list of feeds: a feed, or a folder with rows below it.
struct FeedNode: Identifiable {
  enum Content {
    case feed(LoadedFeed)
    case folder(FeedFolder, feeds: [LoadedFeed], below: [FeedNode])
  }

  /// Unique in the list, and the same in every run; the id of the feed, where that is shown first.
  let id: String
  let content: Content

  /// The rows below a folder.
  var below: [FeedNode]? {
    if case .folder(_, _, let below) = content { below } else { nil }
  }

  /// The list of feeds, with the folders behind those that are in none.
  static func all(of feeds: [LoadedFeed]) -> [FeedNode] {
    var known: Set<String> = []
    return nodes(in: FeedFolder([]), feeds.map { ($0, $0.folders) }, &known)
  }

  /// The row with an id.
  static func node(_ id: FeedNode.ID, in nodes: [FeedNode]) -> FeedNode? {
    for node in nodes {
      if node.id == id { return node }
      if let found = Self.node(id, in: node.below ?? []) { return found }
    }
    return nil
  }

  /// The feeds in the order of the list, each once.
  static func inOrder(_ feeds: [LoadedFeed]) -> [LoadedFeed] {
    all(of: feeds).flatMap(\.ownFeeds)
  }

  /// The feed, or the feeds below a folder, that no row before has.
  private var ownFeeds: [LoadedFeed] {
    switch content {
    case .feed(let feed): id == feed.id ? [feed] : []
    case .folder(_, _, let below): below.flatMap(\.ownFeeds)
    }
  }

  /// The ids of all folders.
  static func folderIDs(of feeds: [LoadedFeed]) -> Set<String> {
    var ids: Set<String> = []
    for folder in feeds.lazy.flatMap(\.folders) {
      var folder: FeedFolder? = folder
      while let next = folder, !next.names.isEmpty {
        ids.insert(id(of: next))
        folder = next.parent
      }
    }
    return ids
  }

  static func id(of folder: FeedFolder) -> String { "\u{1F}" + folder.description }

  /// The rows of a folder, for feeds with those of their folders that are in it.
  private static func nodes(
    in parent: FeedFolder, _ feeds: [(feed: LoadedFeed, folders: [FeedFolder])],
    _ known: inout Set<String>
  ) -> [FeedNode] {
    var nodes: [FeedNode] = []
    var order: [FeedFolder] = []
    var inside: [FeedFolder: [(feed: LoadedFeed, folders: [FeedFolder])]] = [:]
    let level = parent.names.count
    for (feed, folders) in feeds {
      if folders.isEmpty || folders.contains(parent) {
        let isFirst = known.insert(feed.id).inserted
        let id = isFirst ? feed.id : id(of: parent) + "\u{1E}" + feed.id
        nodes.append(FeedNode(id: id, content: .feed(feed)))
      }
      let deeper = folders.filter { $0.names.count > level }
      let children = deeper.map { FeedFolder(Array($0.names.prefix(level + 1))) }
      for (index, child) in children.enumerated() where !children[..<index].contains(child) {
        if inside[child] == nil { order.append(child) }
        inside[child, default: []].append((feed, deeper.filter(child.contains)))
      }
    }
    return nodes
      + order.map { child in
        let feeds = inside[child] ?? []
        return FeedNode(
          id: id(of: child),
          content: .folder(
            child, feeds: feeds.map(\.feed), below: Self.nodes(in: child, feeds, &known)))
      }
  }
}

extension LoadedFeed {
  /// Whether the feed is in a folder or one inside it.
  func isIn(_ folder: FeedFolder) -> Bool { folders.contains(where: folder.contains) }
}

extension [LoadedFeed] {
  var unreadCount: Int { reduce(0) { $0 + ($1.unreadCounts[.all] ?? 0) } }

  /// The number of articles that the user's limit has removed, and of those that were unread.
  var dropped: (count: Int, unread: Int) {
    reduce((0, 0)) { ($0.0 + $1.dropped.count, $0.1 + $1.dropped.unread) }
  }
}

extension Library {
  /// The feeds in a folder and in those inside it.
  func feeds(in folder: FeedFolder) -> [LoadedFeed] { feeds.filter { $0.isIn(folder) } }
}
