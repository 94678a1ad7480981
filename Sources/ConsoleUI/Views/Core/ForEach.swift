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

  /// Creates views for elements that `id` identifies.
  ///
  /// The identities should be unique: elements with equal ones differ only by their order, and the
  /// console reports them to the developer.
  public init(
    _ data: Data, id: @escaping (Data.Element) -> ID,
    @ViewBuilder content: @escaping (Data.Element) -> Views
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  public func addElements(to tree: inout ElementTree) {
    var counts: [ID: Int] = [:]
    for element in data {
      let id = id(element)
      let earlier = counts[id, default: 0]
      counts[id] = earlier + 1
      if earlier > 0 { tree.reportRepeatedIdentity(id) }
      tree.descend(into: .element(id, earlier: earlier)) { content(element).addElements(to: &$0) }
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates views for identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Views) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data.Element == Int, ID == Int {
  /// Creates views for numbers, each its own identity: `ForEach(0..<5) { Text("\($0)") }`.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Views) {
    self.init(data, id: { $0 }, content: content)
  }
}
