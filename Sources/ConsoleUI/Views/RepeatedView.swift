/// A number of views of one kind: what `for` makes.
///
/// What they remember belongs to their position; give a ``ForEach`` where the order changes.
public struct RepeatedView<Content: View>: View {
  let contents: [Content]

  public func addElements(to tree: inout ElementTree) {
    for (index, view) in contents.enumerated() {
      tree.descend(into: .position(index)) { view.addElements(to: &$0) }
    }
  }
}
