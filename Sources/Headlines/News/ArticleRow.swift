import Sternik

/// An article in a list: its title, and below it where it belongs and how old it is.
struct ArticleRow: View {
  let article: Article
  let isRead: Bool
  let now: Timestamp

  var body: some View {
    HStack {
      Text(isRead ? " " : "•")
      VStack {
        Text(article.displayTitle).truncated()
        if !origin.isEmpty { Text(origin).truncated().dim() }
      }
    }
  }

  private var origin: String {
    [article.section, article.published.map { Localizer.current.relative($0, to: now) }]
      .compactMap(\.self).joined(separator: " · ")
  }
}
