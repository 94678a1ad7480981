import Sternik

/// An article in a list: its title, and below it where it belongs and how old it is.
struct StoryRow: View {
  let story: Story
  let isRead: Bool
  let isSaved: Bool
  let namesSource: Bool
  let now: Timestamp

  var body: some View {
    HStack {
      Text(isRead ? " " : "•")
      VStack {
        Text(story.article.displayTitle).truncated()
        if !origin.isEmpty { Text(origin.joined(separator: " · ")).truncated().dim() }
      }
    }
    .accessibilityLabel(([story.article.displayTitle] + unread + origin).joined(separator: ", "))
  }

  private var unread: [String] { isRead ? [] : [Texts.article.unread] }

  private var origin: [String] {
    let article = story.article
    return [
      article.section, article.duration?.playingTime,
      article.published.map { Localizer.current.relative($0, to: now) },
      isSaved ? Texts.article.saved : nil, namesSource ? story.source.displayName : nil,
    ]
    .compactMap(\.self)
  }
}
