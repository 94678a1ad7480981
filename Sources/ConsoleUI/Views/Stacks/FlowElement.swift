/// Elements beside each other, wrapped into as many rows as they need.
struct FlowElement: Element {
  let children: [any Element]

  /// The number of columns between neighbours.
  private static let spacing = 2

  var semantics: Semantics { Semantics(.group) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    switch axis {
    case .horizontal:
      let extents = children.map { $0.extent(along: .horizontal, in: room) }
      return Extent(
        minimum: Extent.over(extents).minimum,
        ideal: Extent.beside(extents, spacing: Self.spacing).ideal)
    case .vertical:
      return .fixed(rects(width: room.columns).last?.rows.upperBound ?? 0)
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    for (child, relative) in zip(children, rects(width: rect.size.columns)) {
      var moved = relative
      moved.origin.column += rect.origin.column
      moved.origin.row += rect.origin.row
      context.draw(child, in: moved)
    }
  }

  /// The rectangles of the children, each one row high, relative to the top left corner.
  private func rects(width: Int) -> [Rect] {
    var end = Point.zero
    let room = Size(columns: width, rows: 1)
    return children.map { child in
      let columns = min(width, child.extent(along: .horizontal, in: room).ideal)
      if end.column > 0, end.column + columns > width {
        end = Point(column: 0, row: end.row + 1)
      }
      defer { end.column += columns + Self.spacing }
      return Rect(origin: end, size: Size(columns: columns, rows: 1))
    }
  }
}
