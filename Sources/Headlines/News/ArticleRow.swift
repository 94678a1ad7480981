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
        if !origin.isEmpty { Text(origin.joined(separator: " · ")).truncated().dim() }
      }
    }
    .spoken(as: ([article.displayTitle] + unread + origin).joined(separator: ", "))
  }

  private var unread: [String] { isRead ? [] : [Texts.article.unread] }

  private var origin: [String] {
    [article.section, article.published.map { Localizer.current.relative($0, to: now) }]
      .compactMap(\.self)
  }
}
