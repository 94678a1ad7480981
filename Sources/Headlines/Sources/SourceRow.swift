import Sternik

/// A source in a list: its name, how many articles it has, and what was wrong with it the last time.
struct SourceRow: View {
  private let shelf: Shelf

  init(_ shelf: Shelf) { self.shelf = shelf }

  var body: some View {
    HStack {
      Text(unread > 0 ? "•" : " ").spoken(as: "")
      VStack {
        Text(shelf.source.displayName).truncated()
        Text(counts.joined(separator: " · ")).truncated().dim()
          .spoken(as: counts.joined(separator: ", "))
        if let failure = shelf.failure { Text(failure.text).truncated() }
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
