import Sternik

/// The way to settings and to what the program says of itself.
final class MoreScreen: Screen {
  var didSelect: (MoreItem) -> Void = { _ in }

  private let library: Library

  init(library: Library) { self.library = library }

  var title: String { Texts.tab.more }

  var body: some View {
    List(MoreItem.allCases) { item in
      HStack {
        Text(self.label(of: item)).truncated()
        Spacer()
        Text(self.value(of: item)).truncated().dim()
      }
    } didSelect: {
      self.didSelect($0)
    }
  }

  private func label(of item: MoreItem) -> String {
    switch item {
    case .saved: Texts.more.saved
    case .search: Texts.more.search
    case .sources: Texts.more.sources
    case .language: Texts.more.language
    case .theme: Texts.more.theme
    case .signIn: library.reader.profile == nil ? Texts.more.signIn : Texts.more.signOut
    case .about: Texts.more.about
    }
  }

  /// How it stands with what an item leads to.
  private func value(of item: MoreItem) -> String {
    switch item {
    case .saved: Localizer.current.number(library.savedStories.count)
    case .sources: Localizer.current.number(library.shelves.count)
    case .language: Localizer.current.language.autonym
    case .theme: library.look.name
    case .signIn: library.reader.profile ?? ""
    case .search, .about: ""
    }
  }
}
