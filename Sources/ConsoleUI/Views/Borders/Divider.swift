/// A thin line between views.
///
/// ```
/// ──────────────────────────────
/// ```
public struct Divider: View {
  private let axis: Axis

  /// Creates a line along an axis; use a vertical one between the views of an ``HStack``.
  public init(_ axis: Axis = .horizontal) {
    self.axis = axis
  }

  public func addElements(to tree: inout ElementTree) {
    tree.add(DividerElement(axis: axis))
  }
}

struct DividerElement: Element {
  let axis: Axis

  var semantics: Semantics { Semantics(.separator) }

  func extent(along requested: Axis, in room: Size) -> Extent {
    requested == axis ? Extent(minimum: 0, ideal: 0, growth: .follows) : .fixed(1)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    let line = axis == .horizontal ? context.characters.horizontal : context.characters.vertical
    context.fill(rect, with: line, style: Style(foreground: .line))
  }
}
