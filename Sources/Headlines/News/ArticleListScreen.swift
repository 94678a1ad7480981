import Sternik

/// All articles, the newest first as their source gives them.
final class ArticleListScreen: Screen {
  var didSelect: (Article) -> Void = { _ in }

  private let library: Library
  private let now: () -> Timestamp

  init(library: Library, now: @escaping () -> Timestamp) {
    self.library = library
    self.now = now
  }

  var title: String { Texts.tab.headlines }

  var body: some View {
    let feed = library.feed
    let summary = summary(of: feed)
    if feed.articles.isEmpty {
      Text(Texts.headlines.emptyFeed).padding(rows: 1, columns: 2)
    } else {
      VStack {
        Text(summary.joined(separator: " · ")).truncated().dim().padding(columns: 2)
          .spoken(as: summary.joined(separator: ", "))
        List(feed.articles) { article in
          ArticleRow(article: article, isRead: self.library.isRead(article), now: self.now())
        } didSelect: {
          self.didSelect($0)
        }
      }
    }
  }

  private func summary(of feed: Feed) -> [String] {
    var parts = [
      Texts.articles.count(articles: feed.articles.count),
      Texts.articles.unread(articles: library.unreadCount),
    ]
    if feed.omitted > 0 { parts.append(Texts.articles.omitted(articles: feed.omitted)) }
    return parts
  }
}
