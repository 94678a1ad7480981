extension View {
  /// Adds empty cells around the view: rows above and below, columns left and right.
  ///
  /// One row and three columns in a box:
  ///
  /// ```
  /// ┌───────────────────────┐
  /// │                       │
  /// │    Storks are back    │
  /// │                       │
  /// └───────────────────────┘
  /// ```
  public func padding(rows: Int = 0, columns: Int = 0) -> some View {
    Padding(rows: rows.clampedLength, columns: columns.clampedLength, content: self)
  }
}

private struct Padding<Content: View>: View {
  let rows: Int
  let columns: Int
  let content: Content

  func addElements(to tree: inout ElementTree) {
    tree.add(
      PaddingElement(rows: rows, columns: columns, content: tree.element(of: content)))
  }
}

private struct PaddingElement: Element {
  let rows: Int
  let columns: Int
  let content: any Element

  var semantics: Semantics { Semantics(.group) }

  var children: [any Element] { [content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    let inner = Size(columns: room.columns - 2 * columns, rows: room.rows - 2 * rows)
    return content.extent(along: axis, in: inner)
      .adding(2 * (axis == .horizontal ? columns : rows))
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    context.draw(
      content, in: rect.inset(top: rows, left: columns, bottom: rows, right: columns))
  }
}
