import Sternik

/// The user's feeds, to be added and removed.
final class ManageFeedsScreen: Screen {
  /// A row of the list.
  private enum Row: Identifiable {
    case add
    /// Brings back the bundled feed after it was removed.
    case addBundled
    case feed(Feed)

    var id: String {
      switch self {
      case .add: "add"
      case .addBundled: "add bundled"
      case .feed(let feed): "feed " + feed.id
      }
    }
  }

  var didTapAdd: () -> Void = {}
  var didTapAddBundled: () -> Void = {}
  var didSelect: (Feed) -> Void = { _ in }

  private let library: Library

  init(library: Library) { self.library = library }

  var title: String { Texts.more.sources }

  var body: some View {
    List(rows) { row in
      switch row {
      case .add: Text(Texts.sources.add).truncated()
      case .addBundled: Text(Texts.sources.addBundled).truncated()
      case .feed(let feed):
        VStack {
          Text(feed.displayName).truncated()
          Text(self.detail(of: feed)).lineLimit(2).foreground(.muted)
        }
      }
    } didSelect: { row in
      switch row {
      case .add: self.didTapAdd()
      case .addBundled: self.didTapAddBundled()
      case .feed(let feed): self.didSelect(feed)
      }
    }
  }

  /// The folders, and the address or, if that already stands in place of the title, the result of the last fetch.
  private func detail(of feed: Feed) -> String {
    if feed.id.isEmpty { return Texts.sources.bundled }
    let folders = library.feed(feed.id)?.folders.map(\.path) ?? []
    return (folders + [addressOrResult(of: feed)]).filter { !$0.isEmpty }.joined(separator: " · ")
  }

  private func addressOrResult(of feed: Feed) -> String {
    let loaded = library.feed(feed.id)
    if feed.displayName != feed.displayAddress {
      return Feed(id: loaded?.address ?? feed.id).displayAddress
    }
    if let error = loaded?.error { return error.sentence }
    let count = loaded?.count ?? 0
    return count == 0 ? Texts.sources.waiting : Texts.articles.count(articles: count)
  }

  private var rows: [Row] {
    let feeds = FeedNode.inOrder(library.feeds).map { Row.feed($0.feed) }
    return [.add] + (library.lacksBundledFeed ? [.addBundled] : []) + feeds
  }
}
