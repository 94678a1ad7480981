/// Elements beside each other, in as many lines as they need.
struct FlowElement: Element {
  let children: [any Element]

  /// The columns between neighbours.
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
      return .fixed(places(width: room.columns).last?.rows.upperBound ?? 0)
    }
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    for (child, place) in zip(children, places(width: rect.size.columns)) {
      var moved = place
      moved.origin.column += rect.origin.column
      moved.origin.row += rect.origin.row
      context.draw(child, in: moved)
    }
  }

  /// Where the children stand, each in one row, counted from the corner.
  private func places(width: Int) -> [Rect] {
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
