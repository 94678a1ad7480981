import Sternik

/// The reader's sources, to be added and removed.
final class SourceListScreen: Screen {
  var didTapAdd: () -> Void = {}
  var didTapAddBundled: () -> Void = {}
  var didSelect: (Source) -> Void = { _ in }

  private let library: Library

  init(library: Library) { self.library = library }

  var title: String { Texts.more.sources }

  var body: some View {
    List(items) { item in
      switch item {
      case .add: Text(Texts.sources.add).truncated()
      case .addBundled: Text(Texts.sources.addBundled).truncated()
      case .source(let source):
        VStack {
          Text(source.displayName).truncated()
          Text(self.detail(of: source)).truncated().dim()
        }
      }
    } didSelect: { item in
      switch item {
      case .add: self.didTapAdd()
      case .addBundled: self.didTapAddBundled()
      case .source(let source): self.didSelect(source)
      }
    }
  }

  /// Its address or, where that stands in place of a name, what came of asking it.
  private func detail(of source: Source) -> String {
    if source.id.isEmpty { return Texts.sources.bundled }
    if !source.title.isEmpty { return source.id }
    let shelf = library.shelf(source.id)
    if let failure = shelf?.failure { return failure.reasonText }
    let count = shelf?.stories.count ?? 0
    return count == 0 ? Texts.sources.waiting : Texts.articles.count(articles: count)
  }

  private var items: [SourceListItem] {
    let sources = library.shelves.map { SourceListItem.source($0.source) }
    return [.add] + (library.lacksBundled ? [.addBundled] : []) + sources
  }
}
