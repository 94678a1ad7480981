struct BoxElement: Element {
  private(set) var title: String
  private(set) var content: any Element
  /// The blank cells between each edge and the content.
  var padding = Size(columns: 1, rows: 0)
  var edge = Style(foreground: .border)
  /// What the sign before the title says.
  var sign: Toast.Kind?

  /// A line on each side.
  private static let lines = 2
  /// The corner, a piece of the edge and a space before the title, and as much after it.
  private static let titleMargin = 3
  /// What a title needs beside its own width.
  static let titleColumns = 2 * titleMargin

  var semantics: Semantics { Semantics(.group, label: title) }

  var children: [any Element] { [content] }

  /// The columns of a box whose edge has the whole title.
  var columnsOfTitle: Int { signColumns + title.columns + Self.titleColumns }

  /// The box with the title above the content, in as many rows as it needs.
  var withTitleInContent: BoxElement {
    var box = self
    (box.title, box.content) = ("", HeadedElement(title: title, content: content))
    return box
  }

  /// The cells that the edges take with their padding.
  private var border: Size {
    Size(columns: Self.lines + 2 * padding.columns, rows: Self.lines + 2 * padding.rows)
  }

  func extent(along axis: Axis, in room: Size) -> Extent {
    let border = border
    let inner = Size(columns: room.columns - border.columns, rows: room.rows - border.rows)
    let extent = content.extent(along: axis, in: inner)
    guard axis == .horizontal else { return extent.adding(border.rows) }
    let widened = Extent(
      minimum: extent.minimum,
      ideal: max(extent.ideal, columnsOfTitle - border.columns),
      growth: extent.growth)
    return widened.adding(border.columns)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    guard rect.size.columns >= border.columns, rect.size.rows > border.rows else {
      return context.draw(content, in: rect)
    }
    drawBorder(in: rect, of: &context)
    let (columns, rows) = (1 + padding.columns, 1 + padding.rows)
    context.draw(content, in: rect.inset(top: rows, left: columns, bottom: rows, right: columns))
  }

  private func drawBorder(in rect: Rect, of context: inout DrawingContext) {
    let (left, top) = (rect.origin.column, rect.origin.row)
    let (right, bottom) = (left + rect.size.columns - 1, top + rect.size.rows - 1)
    let characters = context.characters
    let line = String(repeating: characters.horizontal, count: rect.size.columns - 2)
    let (upper, lower) = (characters.upperCorners, characters.lowerCorners)
    context.write("\(upper.left)\(line)\(upper.right)", at: rect.origin, style: edge)
    context.write(
      "\(lower.left)\(line)\(lower.right)", at: Point(column: left, row: bottom), style: edge)
    let sides = rect.inset(top: 1, bottom: 1)
    for column in [left, right] {
      context.fill(
        Rect(column: column, row: sides.origin.row, columns: 1, rows: sides.size.rows),
        with: characters.vertical, style: edge)
    }
    let shown = title.truncated(to: rect.size.columns - Self.titleColumns - signColumns)
    let hasSign = title.isEmpty && sign != nil && columnsOfTitle <= rect.size.columns
    guard !shown.isEmpty || hasSign else { return }
    let column = left + Self.titleMargin
    let indent = String(repeating: " ", count: 1 + signColumns)
    let text = shown.isEmpty ? indent : "\(indent)\(shown) "
    context.write(text, at: Point(column: column - 1, row: top), style: .title)
    guard let sign else { return }
    context.write(
      String(sign.sign(characters)), at: Point(column: column, row: top), style: sign.signStyle)
  }

  /// The sign and the blank after it.
  private var signColumns: Int { sign == nil ? 0 : 2 }
}
