import Sternik

/// An article in a list: its title, and below it the section, the age and the feed.
struct ArticleRow: View {
  let article: Article
  let isRead: Bool
  let isSaved: Bool
  let showsFeedName: Bool
  let now: Timestamp

  var body: some View {
    HStack {
      Text(isRead ? " " : "•")
      VStack {
        Text(article.content.displayTitle).truncated()
        if !details.isEmpty { Text(details.joined(separator: " · ")).truncated().dim() }
      }
    }
    .accessibilityLabel(
      ([article.content.displayTitle] + unread + details).joined(separator: ", "))
  }

  private var unread: [String] { isRead ? [] : [Texts.article.unread] }

  private var details: [String] {
    let content = article.content
    return [
      content.section, content.duration?.playingTime,
      content.published.map { Localizer.current.relative($0, to: now) },
      isSaved ? Texts.article.saved : nil, showsFeedName ? article.feed.displayName : nil,
    ]
    .compactMap(\.self)
  }
}
