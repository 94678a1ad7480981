/// The element of a view that later frames may show again, with what it measured and drew.
@MainActor final class KeptElement: Element {
  /// What the drawing depended on, besides the element and what is behind it.
  struct Setting: Equatable {
    let size: Size
    let style: Style
    let surface: DrawingContext.Surface
  }

  let element: any Element
  private var columns: (room: Size, extent: Extent)?
  private var rows: (room: Size, extent: Extent)?
  /// What the element drew last, if it may be shown again.
  var drawn: (setting: Setting, cells: CanvasPiece)?

  init(_ element: any Element) { self.element = element }

  var semantics: Semantics { element.semantics }

  var children: [any Element] { element.children }

  func extent(along axis: Axis, in room: Size) -> Extent {
    let known = axis == .horizontal ? columns : rows
    if let known, known.room == room { return known.extent }
    let extent = element.extent(along: axis, in: room)
    if axis == .horizontal { columns = (room, extent) } else { rows = (room, extent) }
    return extent
  }

  func draw(in rect: Rect, of context: inout DrawingContext) { context.drawKept(self, in: rect) }
}
