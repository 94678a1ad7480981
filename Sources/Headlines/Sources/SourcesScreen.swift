import Sternik

/// The sources of the news, each with how much of it is new.
final class SourcesScreen: Screen {
  var didSelect: (Source) -> Void = { _ in }

  private let library: Library
  private let actions: StoryActions

  init(library: Library, actions: StoryActions) {
    self.library = library
    self.actions = actions
  }

  var title: String { Texts.tab.sources }

  var commands: [KeyCommand] { KeyCommand.refreshing(library, actions) }

  var body: some View {
    VStack {
      if let refresh = library.refresh { RefreshBar(refresh).padding(columns: 2) }
      if library.shelves.isEmpty {
        Text(Texts.headlines.noSources).padding(rows: 1, columns: 2)
      } else {
        List(library.shelves) { shelf in
          SourceRow(shelf, isFetching: self.library.refresh != nil)
        } didSelect: {
          self.didSelect($0.source)
        }
      }
    }
  }
}
