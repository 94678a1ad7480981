import Sternik
import SternikFoundation

/// The feeds in their folders, each with its number of unread articles.
final class FeedListScreen: Screen, CodableStatePreserving {
  var didSelect: (Feed) -> Void = { _ in }
  var didSelectFolder: (FeedFolder) -> Void = { _ in }
  var didTapNextUnread: () -> Void = {}

  /// The highlighted feed or folder.
  var preservedValue: FeedNode.ID?

  private let library: Library
  private let actions: ArticleActions

  init(library: Library, actions: ArticleActions) {
    self.library = library
    self.actions = actions
  }

  var title: String { Texts.tab.sources }

  var commands: [KeyCommand] {
    let keys = actions.keys
    let isRead = library.unreadCount(.all) == 0
    let unreadOnly =
      library.settings.showsUnreadOnly ? Texts.keys.showAll : Texts.keys.unreadOnly
    return KeyCommand.refreshing(library, actions) + [
      KeyCommand(keys[.markAllRead], Texts.keys.markAllRead) {
        if let kind = self.highlightedKind { self.actions.didMarkAllAsRead(kind) }
      }.disabled(isRead),
      KeyCommand(keys[.nextUnread], Texts.keys.nextUnread) { self.didTapNextUnread() }
        .disabled(isRead),
      KeyCommand(keys[.unreadOnly], unreadOnly) { self.actions.didToggleUnreadOnly() },
      KeyCommand(keys[.hiddenWords], Texts.keys.hiddenWords) {
        self.actions.didTapHiddenWords(nil)
      },
    ]
  }

  /// The articles of the highlighted row.
  private var highlightedKind: ArticleList.Kind? {
    let nodes = FeedNode.all(of: library.feeds)
    let node = preservedValue.flatMap { FeedNode.node($0, in: nodes) } ?? nodes.first
    switch node?.content {
    case .feed(let loaded): return .feed(loaded.id)
    case .folder(let folder, _, _): return .folder(folder)
    case nil: return nil
    }
  }

  var activity: some View {
    if let progress = library.refreshProgress { RefreshBar(progress) }
  }

  var body: some View {
    let feeds = library.feeds
    VStack {
      if feeds.isEmpty {
        EmptyMessage(Texts.headlines.noSources, hint: Texts.headlines.noSourcesHint)
      } else if feeds.allSatisfy(\.folders.isEmpty) {
        List(feeds) { loaded in
          self.row(of: loaded)
        } didSelect: {
          self.didSelect($0.feed)
        }
        .highlighted(preservedValue)
        .didHighlight { self.preservedValue = $0.id }
      } else {
        tree(of: feeds)
      }
    }
  }

  private func row(of loaded: LoadedFeed) -> FeedRow {
    FeedRow(loaded, isRefreshing: library.refreshProgress != nil)
  }

  private func tree(of feeds: [LoadedFeed]) -> some View {
    Tree(FeedNode.all(of: feeds), children: \.below) { node in
      switch node.content {
      case .feed(let loaded): self.row(of: loaded)
      case .folder(let folder, let feeds, _): FolderRow(folder, feeds)
      }
    } didSelect: { node in
      switch node.content {
      case .feed(let loaded): self.didSelect(loaded.feed)
      case .folder(let folder, _, _): self.didSelectFolder(folder)
      }
    }
    .initiallyOpen(FeedNode.folderIDs(of: feeds).subtracting(library.settings.closedFolders))
    .didToggle { id, isOpen in
      self.library.changeSettings {
        if isOpen { $0.closedFolders.remove(id) } else { $0.closedFolders.insert(id) }
      }
    }
    .highlighted(preservedValue)
    .didHighlight { self.preservedValue = $0.id }
  }
}
