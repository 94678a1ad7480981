/// A border around views, with a title in the upper edge.
///
/// ```
/// ┌─ Colours ──┐
/// │ red, green │
/// └────────────┘
/// ```
public struct Box: View {
  private let title: String
  private let content: Views

  /// Creates a border; without a title, its upper edge is plain.
  public init(_ title: String = "", @ViewBuilder content: () -> Views) {
    self.title = title
    self.content = content()
  }

  public func addElements(to tree: inout ElementTree) {
    tree.add(BoxElement(title: title, content: tree.element(of: content)))
  }
}
