/// A view for each element of a collection.
///
/// What it remembers belongs to the element, also when that moves. All of them are built; a ``List``
/// builds only what it shows.
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
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Views) {
    self.init(data, id: \.id, content: content)
  }
}
