/// Views one after the other: what a ``ViewBuilder`` makes.
///
/// The views are held as they are given, whatever their types, so that a body of many views compiles
/// as fast as one of few, and `for` takes any view.
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
    /// What an `if` or `switch` chose: the number of the branch tells what it remembers from the others.
    case chosen(Int, any View)
  }

  private let content: Content

  private init(_ content: Content) {
    self.content = content
  }

  static let none = Views(.none)

  static func one(_ view: any View) -> Views { Views(.one(view)) }

  static func several(_ views: [Views]) -> Views { Views(.several(views)) }

  static func chosen(_ branch: Int, _ view: Views) -> Views { Views(.chosen(branch, view)) }

  public func addElements(to tree: inout ElementTree) {
    switch content {
    case .none: break
    case .one(let view): view.addElements(to: &tree)
    case .several(let views):
      for (index, view) in views.enumerated() {
        tree.descend(into: .position(index)) { view.addElements(to: &$0) }
      }
    case .chosen(let branch, let view):
      tree.descend(into: .position(branch)) { view.addElements(to: &$0) }
    }
  }
}
