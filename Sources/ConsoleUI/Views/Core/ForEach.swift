/// A view for each element of a collection.
///
/// The state of a view belongs to the identity of its element, so that it moves along with the element.
/// All views are built, visible or not; a `List` builds only its visible rows.
///
/// ```
/// Monday
/// Tuesday
/// Wednesday
/// ```
public struct ForEach<Data: RandomAccessCollection, ID: Hashable>: View {
  private let data: Data
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Views

  /// Creates views for elements that `id` identifies; the identities must be unique.
  public init(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @ViewBuilder content: @escaping (Data.Element) -> Views
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public func addElements(to tree: inout ElementTree) {
    for element in data {
      tree.descend(into: .element(id(element))) { content(element).addElements(to: &$0) }
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Views) {
    self.init(data, id: \.id, content: content)
  }
}
