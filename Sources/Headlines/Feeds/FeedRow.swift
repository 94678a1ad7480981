import Sternik

/// A feed in a list: its name, its article counts, and the error of the last fetch.
struct FeedRow: View {
  private let loaded: LoadedFeed
  private let isWaiting: Bool

  /// Makes a row; during a refresh, a feed without articles may still get some.
  init(_ loaded: LoadedFeed, isRefreshing: Bool) {
    self.loaded = loaded
    isWaiting = isRefreshing && loaded.count == 0 && loaded.error == nil
  }

  var body: some View {
    HStack {
      Sign(unreadCount > 0 ? .unread : .none)
      VStack {
        name.truncated()
        if isWaiting {
          Text(Texts.sources.waiting).truncated().foreground(.muted)
        } else if loaded.count > 0 || loaded.error == nil {
          Text(counts.joined(separator: " · ")).lineLimit(2).foreground(.muted)
            .accessibilityLabel(counts.joined(separator: ", "))
        }
        if let mistake = loaded.mistake, loaded.count > 0 {
          Text(mistake.sentence).foreground(.muted)
        } else if let error = loaded.error {
          HStack {
            Sign(.error)
            Text(error.sentence).foreground(.error)
          }
        }
      }
    }
  }

  private var name: Text {
    let name = Text(loaded.feed.displayName)
    return unreadCount > 0 ? name.bold() : name
  }

  private var unreadCount: Int { loaded.unreadCounts[.all] ?? 0 }

  private var counts: [String] {
    [
      Texts.articles.count(articles: loaded.count),
      Texts.articles.unread(articles: unreadCount),
    ]
  }
}
