/// A row of the list in which sources are added and removed.
enum SourceListItem: Identifiable {
  case add
  /// The articles that come with the program, where they were removed.
  case addBundled
  case source(Source)

  var id: String {
    switch self {
    case .add: "add"
    case .addBundled: "add bundled"
    case .source(let source): "source " + source.id
    }
  }
}
