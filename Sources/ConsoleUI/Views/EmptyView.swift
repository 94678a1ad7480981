/// A view of nothing: it takes no room.
public struct EmptyView: View {
  public init() {}

  public func addElements(to tree: inout ElementTree) {}
}
