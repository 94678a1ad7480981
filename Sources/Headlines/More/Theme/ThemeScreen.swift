import Sternik

/// The themes to choose from.
final class ThemeScreen: Screen {
  var didSelect: (ThemeChoice) -> Void = { _ in }

  private let library: Library

  init(library: Library) { self.library = library }

  var title: String { Texts.more.theme }

  var body: some View {
    let current = library.themeChoice
    List(ThemeChoice.allCases) { theme in
      HStack {
        Sign(theme == current ? .chosen : .none)
        Text(theme.name).truncated()
      }
    } didSelect: {
      self.didSelect($0)
    }
    .actionLabel(Texts.keys.choose)
    .initialHighlight(ThemeChoice.allCases.firstIndex(of: current) ?? 0)
  }
}
