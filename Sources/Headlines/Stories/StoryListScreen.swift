import Sternik

/// A list of articles, the newest first.
final class StoryListScreen: StoriesScreen {
  var didSelect: (Story) -> Void = { _ in }

  var lastRead: Story.ID?

  private let list: StoryList
  private let actions: StoryActions
  private let now: () -> Timestamp

  init(_ list: StoryList, actions: StoryActions, now: @escaping () -> Timestamp) {
    self.list = list
    self.actions = actions
    self.now = now
  }

  private var library: Library { list.library }

  var title: String { list.title }

  var commands: [KeyCommand] {
    var commands = list.isFetched ? KeyCommand.refreshing(library, actions) : []
    if list.unread > 0 {
      commands.append(
        KeyCommand(.character("A"), Texts.keys.markAllRead) {
          self.actions.didMarkAllAsRead(self.list.stories)
        })
    }
    return commands
  }

  var body: some View {
    let stories = list.stories
    VStack {
      if let refresh = library.refresh { RefreshBar(refresh).padding(columns: 2) }
      if stories.isEmpty {
        Text(list.emptyText).padding(rows: 1, columns: 2)
      } else {
        let summary = summary(of: stories)
        Text(summary.joined(separator: " · ")).truncated().dim().padding(columns: 2)
          .accessibilityLabel(summary.joined(separator: ", "))
        List(stories) { story in
          StoryRow(
            story: story, isRead: self.library.isRead(story),
            isSaved: self.list.kind != .saved && self.library.isSaved(story),
            namesSource: self.list.namesSources, now: self.now())
        } didSelect: {
          self.didSelect($0)
        }
        .highlighted(lastRead)
        .didHighlight { _ in self.lastRead = nil }
      }
    }
  }

  private func summary(of stories: [Story]) -> [String] {
    var parts = [
      Texts.articles.count(articles: stories.count),
      Texts.articles.unread(articles: list.unread),
    ]
    let omitted = list.omitted
    if omitted > 0 { parts.append(Texts.articles.omitted(articles: omitted)) }
    return parts
  }
}
