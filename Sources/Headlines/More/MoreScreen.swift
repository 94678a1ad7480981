import Sternik
import SternikFoundation

/// The list of saved articles, search, settings and the About page.
final class MoreScreen: Screen, CodableStatePreserving {
  var didSelect: (MoreItem) -> Void = { _ in }

  /// The highlighted item.
  var preservedValue: MoreItem?

  private let library: Library

  /// A value far from its label is hard to find.
  private static let maxColumns = 80
  /// With fewer rows there is no blank row between the groups.
  private static let minRowsForSpacing = 14

  init(library: Library) { self.library = library }

  var title: String { Texts.tab.more }

  var body: some View {
    RoomReader { room in
      List(MoreItem.allCases) { item in
        HStack(spacing: 2) {
          Text(self.label(of: item)).lineLimit(2)
          Spacer()
          HStack(spacing: 1) {
            Text(self.value(of: item)).lineLimit(2, truncatedAt: .head).foreground(.muted)
            Text(item == .rows ? " " : "›").foreground(.muted)
          }
          .accessibilityLabel(self.value(of: item))
        }
      } didSelect: {
        self.didSelect($0)
      }
      .sections(by: \.group) { group in
        if group != .reading, room.rows >= Self.minRowsForSpacing { Text("") }
        Text(self.heading(of: group)).truncated().styled(.heading).padding(columns: 2)
      }
      .highlighted(self.preservedValue?.id)
      .didHighlight { self.preservedValue = $0 }
      .frame(maxWidth: Self.maxColumns, maxHeight: .max)
    }
  }

  private func heading(of group: MoreItem.Group) -> String {
    switch group {
    case .reading: Texts.more.reading
    case .appearance: Texts.more.appearance
    case .program: Texts.more.program
    }
  }

  private func label(of item: MoreItem) -> String {
    switch item {
    case .saved: Texts.more.saved
    case .search: Texts.more.search
    case .feeds: Texts.more.sources
    case .interval: Texts.more.interval
    case .limit: Texts.more.limit
    case .language: Texts.more.language
    case .theme: Texts.more.theme
    case .rows: Texts.more.rows
    case .about: Texts.more.about
    }
  }

  /// The current value of an item's setting, or a count.
  private func value(of item: MoreItem) -> String {
    switch item {
    case .saved: Localizer.current.number(library.articles(.saved).count)
    case .feeds: Localizer.current.number(library.feeds.count)
    case .interval: library.settings.refreshInterval.name
    case .limit: library.settings.limit.name
    case .language: Localizer.current.language.autonym
    case .theme: library.themeChoice.name
    case .rows:
      library.settings.hasCompactRows ? Texts.rows.compact : Texts.rows.comfortable
    case .search, .about: ""
    }
  }
}
