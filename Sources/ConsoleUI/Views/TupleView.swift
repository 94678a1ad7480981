/// Several views, one after the other.
public struct TupleView<each Content: View>: View {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public func addElements(to tree: inout ElementTree) {
    var index = 0
    for view in repeat each content {
      tree.descend(into: .position(index)) { view.addElements(to: &$0) }
      index += 1
    }
  }
}
