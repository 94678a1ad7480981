import Sternik

/// A folder in the list of feeds: its name, and the counts of what is in it.
struct FolderRow: View {
  private let folder: FeedFolder
  private let feeds: [LoadedFeed]

  init(_ folder: FeedFolder, _ feeds: [LoadedFeed]) {
    self.folder = folder
    self.feeds = feeds
  }

  var body: some View {
    HStack {
      Sign(feeds.unreadCount > 0 ? .unread : .none)
      VStack {
        Text(folder.name).bold().truncated()
        Text(counts.joined(separator: " · ")).truncated().foreground(.muted)
          .accessibilityLabel(counts.joined(separator: ", "))
      }
    }
  }

  private var counts: [String] {
    [
      Texts.sources.count(sources: feeds.count), Texts.articles.unread(articles: feeds.unreadCount),
    ]
  }
}
