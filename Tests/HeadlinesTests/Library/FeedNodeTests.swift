import Testing

@testable import Headlines

struct `The tree of feeds` {
  private static func feed(_ id: Feed.ID, _ folders: [String]...) -> LoadedFeed {
    var feed = LoadedFeed(feed: Feed(id: id))
    feed.folders = folders.map(FeedFolder.init)
    return feed
  }

  /// The rows, each with its level.
  private static func rows(_ nodes: [FeedNode], _ level: Int = 0) -> [String] {
    nodes.flatMap { node in
      let row =
        switch node.content {
        case .feed(let feed): feed.id
        case .folder(let folder, let feeds, _): "\(folder.name) (\(feeds.count))"
        }
      return [String(repeating: " ", count: level) + row] + rows(node.below ?? [], level + 1)
    }
  }

  @Test func `has folders behind feeds, in the order in which they first occur`() {
    let feeds = [
      Self.feed("1", ["B"]), Self.feed("2"), Self.feed("3", ["A", "C"]),
      Self.feed("4", ["B", "D"]),
      Self.feed("5", ["A"]),
    ]

    let nodes = FeedNode.all(of: feeds)

    #expect(
      Self.rows(nodes) == ["2", "B (2)", " 1", " D (1)", "  4", "A (2)", " 5", " C (1)", "  3"])
    #expect(FeedNode.folderIDs(of: feeds).count == 4)
  }

  @Test func `has a feed in each of its folders, under another identity, and counts it once`() {
    let feeds = [Self.feed("1", [], ["A"], ["A", "B"], ["C"])]

    let nodes = FeedNode.all(of: feeds)

    #expect(Self.rows(nodes) == ["1", "A (1)", " 1", " B (1)", "  1", "C (1)", " 1"])
    #expect(nodes.first?.id == "1")
    let below = nodes.flatMap { $0.below ?? [] }
    let identities = Set((nodes + below).map(\.id))
    #expect(identities.count == 6)
  }

  @Test(arguments: [[], [[]], [["A"]], [[], ["A", "B"]], [["A"], ["A", "B"]]] as [[[String]]])
  func `folders are kept as text`(names: [[String]]) {
    let folders = names.map(FeedFolder.init)

    let text = folders.map(\.description).joined(separator: "\n")

    // The first level alone is the same as no folder.
    #expect(FeedFolder.list(text) == (names == [[]] ? [] : folders))
  }
}
