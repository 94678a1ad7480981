/// A sequence of views: the result of a ``ViewBuilder``.
///
/// The types of the views are erased, so that a body of many views compiles as fast as one of few, and
/// `for` accepts any view.
///
/// ```
/// News
/// • Storks are back
/// • Night trains return
/// ```
public struct Views: View {
  private enum Content {
    case none
    case one(any View)
    case several([Views])
    /// The branch that an `if` or `switch` took; its number keeps the states of the branches apart.
    case branch(Int, any View)
  }

  private let content: Content

  private init(_ content: Content) {
    self.content = content
  }

  static let none = Views(.none)

  static func one(_ view: any View) -> Views { Views(.one(view)) }

  static func several(_ views: [Views]) -> Views { Views(.several(views)) }

  static func branch(_ number: Int, _ view: Views) -> Views { Views(.branch(number, view)) }

  /// The view that this is if it is a single one.
  var only: (any View)? {
    guard case .one(let view) = content else { return nil }
    return view
  }

  public func addElements(to tree: inout ElementTree) {
    switch content {
    case .none: break
    case .one(let view): view.addElements(to: &tree)
    case .several(let views):
      for (index, view) in views.enumerated() {
        tree.descend(into: .position(index)) { view.addElements(to: &$0) }
      }
    case .branch(let number, let view):
      tree.descend(into: .position(number)) { view.addElements(to: &$0) }
    }
  }
}
