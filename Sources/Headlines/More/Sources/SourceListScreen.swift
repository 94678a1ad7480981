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

  /// Where the source is or, as long as only that is known of it, why.
  private func detail(of source: Source) -> String {
    if source.id.isEmpty { return Texts.sources.bundled }
    if !source.title.isEmpty { return source.id }
    return library.shelf(source.id)?.failure?.reasonText ?? Texts.sources.waiting
  }

  private var items: [SourceListItem] {
    let sources = library.shelves.map { SourceListItem.source($0.source) }
    return [.add] + (library.lacksBundled ? [.addBundled] : []) + sources
  }
}
