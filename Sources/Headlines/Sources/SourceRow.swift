import Sternik

/// A source in a list: its name, how many articles it has, and what was wrong with it the last time.
struct SourceRow: View {
  private let shelf: Shelf

  init(_ shelf: Shelf) { self.shelf = shelf }

  var body: some View {
    HStack {
      Text(shelf.unread > 0 ? "•" : " ")
      VStack {
        Text(shelf.source.displayName).truncated()
        Text(state).truncated().dim()
      }
    }
  }

  private var state: String {
    let counts = [
      Texts.articles.count(articles: shelf.stories.count),
      Texts.articles.unread(articles: shelf.unread),
    ]
    return (counts + [shelf.failure?.text].compactMap(\.self)).joined(separator: " · ")
  }
}
