/// Empty cells that push their neighbours apart.
///
/// ```
/// Language               English
/// ```
public struct Spacer: View {
  private let minimum: Int

  /// Creates a spacer of at least this many cells along the axis of its stack.
  public init(minimum: Int = 0) {
    self.minimum = minimum
  }

  public func addElements(to tree: inout ElementTree) {
    tree.add(SpacerElement(minimum: minimum))
  }
}

struct SpacerElement: Element {
  let minimum: Int

  var semantics: Semantics { Semantics(.space) }

  func extent(along axis: Axis, in room: Size) -> Extent { .filling(minimum: minimum) }

  func draw(in rect: Rect, of context: inout DrawingContext) {}
}
