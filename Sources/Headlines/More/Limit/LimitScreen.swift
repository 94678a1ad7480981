import Sternik

/// The limits of the articles to choose from.
final class LimitScreen: Screen {
  var didSelect: (ArticleLimit) -> Void = { _ in }

  private let library: Library

  init(library: Library) { self.library = library }

  var title: String { Texts.more.limit }

  var body: some View {
    let current = library.settings.limit
    List(ArticleLimit.allCases) { limit in
      HStack {
        Sign(limit == current ? .chosen : .none)
        Text(limit.name).truncated()
      }
    } didSelect: {
      self.didSelect($0)
    }
    .actionLabel(Texts.keys.choose)
    .initialHighlight(ArticleLimit.allCases.firstIndex(of: current) ?? 0)
  }
}
