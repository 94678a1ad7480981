import Sternik

/// A source in a list: its name, and how many articles it has or what was wrong with it the last time.
struct SourceRow: View {
  private let shelf: Shelf
  private let isWaiting: Bool

  /// A source that may be waited for while it has no articles.
  init(_ shelf: Shelf, isFetching: Bool) {
    self.shelf = shelf
    isWaiting = isFetching && shelf.stories.isEmpty && shelf.failure == nil
  }

  var body: some View {
    HStack {
      Text(unread > 0 ? "•" : " ").accessibilityLabel("")
      VStack {
        Text(shelf.source.displayName).truncated()
        if isWaiting {
          Text(Texts.sources.waiting).truncated().dim()
        } else if !shelf.stories.isEmpty || shelf.failure == nil {
          Text(counts.joined(separator: " · ")).truncated().dim()
            .accessibilityLabel(counts.joined(separator: ", "))
        }
        if let failure = shelf.failure { Text(failure.reasonText).truncated() }
      }
    }
  }

  private var unread: Int { shelf.unread[.all] ?? 0 }

  private var counts: [String] {
    [
      Texts.articles.count(articles: shelf.stories.count),
      Texts.articles.unread(articles: unread),
    ]
  }
}
