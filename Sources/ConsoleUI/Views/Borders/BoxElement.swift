struct BoxElement: Element {
  let title: String
  let content: any Element

  /// A line and a space on each side.
  private static let borderColumns = 4
  private static let borderRows = 2

  var semantics: Semantics { Semantics(.group, label: title) }

  var children: [any Element] { [content] }

  func extent(along axis: Axis, in room: Size) -> Extent {
    let inner = Size(
      columns: room.columns - Self.borderColumns, rows: room.rows - Self.borderRows)
    let extent = content.extent(along: axis, in: inner)
    guard axis == .horizontal else { return extent.adding(Self.borderRows) }
    let widened = Extent(
      minimum: extent.minimum, ideal: max(extent.ideal, title.columns), growth: extent.growth)
    return widened.adding(Self.borderColumns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    guard rect.size.columns >= Self.borderColumns, rect.size.rows > Self.borderRows else {
      return context.draw(content, in: rect)
    }
    drawBorder(in: rect, of: &context)
    context.draw(content, in: rect.inset(top: 1, left: 2, bottom: 1, right: 2))
  }

  private func drawBorder(in rect: Rect, of context: inout DrawingContext) {
    let style = context.theme.border
    let (left, top) = (rect.origin.column, rect.origin.row)
    let (right, bottom) = (left + rect.size.columns - 1, top + rect.size.rows - 1)
    let ornaments = DrawingCharacters.current
    let edge = String(repeating: ornaments.horizontal, count: rect.size.columns - 2)
    let (upper, lower) = (ornaments.upperCorners, ornaments.lowerCorners)
    context.write("\(upper.left)\(edge)\(upper.right)", at: rect.origin, style: style)
    context.write(
      "\(lower.left)\(edge)\(lower.right)", at: Point(column: left, row: bottom), style: style)
    let sides = rect.inset(top: 1, bottom: 1)
    for column in [left, right] {
      context.fill(
        Rect(column: column, row: sides.origin.row, columns: 1, rows: sides.size.rows),
        with: ornaments.vertical, style: style)
    }
    guard !title.isEmpty else { return }
    let room = rect.size.columns - Self.borderColumns
    context.write(
      " " + title.truncated(to: room) + " ", at: Point(column: left + 1, row: top),
      style: context.theme.title)
  }
}
