/// One of two views: what `if … else` makes.
public enum EitherView<First: View, Second: View>: View {
  case first(First)
  case second(Second)

  public func addElements(to tree: inout ElementTree) {
    switch self {
    case .first(let view): tree.descend(into: .position(0)) { view.addElements(to: &$0) }
    case .second(let view): tree.descend(into: .position(1)) { view.addElements(to: &$0) }
    }
  }
}
