/// The messages of a window in a box at its lower right corner, the newest at the bottom.
///
/// ```
///               ┌───────────────────┐
///               │ Saved             │
///               │ 2 feeds were      │
///               │   removed         │
///               └───────────────────┘
/// ```
@MainActor struct ToastElement {
  let texts: [String]

  private static let maxCount = 3
  private static let maxColumns = 44
  /// A line and a space on each side.
  private static let sides = 4
  private static let borderRows = 2
  /// A window with fewer rows or columns shows the text without a border.
  private static let minRows = 6
  private static let minColumns = 12
  /// The room for messages below a canvas, twice as high as they may become.
  private static let rowsBelow = 24
  private static let indent = "  "
  /// The blank columns on each side.
  private static let margin = 1

  /// Draws the newest messages that fit into half of the room: at its lower edge, or at the upper one if they
  /// would hide the row with the cursor.
  ///
  /// - Returns: The number of messages that were drawn, and where.
  func draw(in room: Rect, of context: inout DrawingContext) -> (count: Int, rect: Rect)? {
    guard !texts.isEmpty, !room.isEmpty else { return nil }
    let hasBorder = room.size.rows >= Self.minRows && room.size.columns >= Self.minColumns
    let frame = hasBorder ? Size(columns: Self.sides, rows: Self.borderRows) : .zero
    let columns = min(Self.maxColumns, room.size.columns - frame.columns - 2 * Self.margin)
    guard columns > 0 else { return nil }
    let (count, lines) = lines(width: columns, rows: max(1, room.size.rows / 2 - frame.rows))
    let size = Size(
      columns: (lines.map(\.columns).max() ?? 0) + frame.columns, rows: lines.count + frame.rows)
    var rect = room.inset(
      top: room.size.rows - size.rows, left: room.size.columns - size.columns - Self.margin,
      right: Self.margin)
    if let cursor = context.canvas.cursor, rect.rows.contains(cursor.row) {
      rect.origin.row = room.origin.row
    }
    let content = ToastLines(lines: lines)
    context.fill(rect.inset(left: -Self.margin, right: -Self.margin))
    context.draw(hasBorder ? BoxElement(title: "", content: content) : content, in: rect)
    return (count, rect)
  }

  /// A canvas, and the newest messages in rows of their own below it; nil if there are none.
  func canvas(below canvas: Canvas, theme: Theme) -> Canvas? {
    let room = Size(columns: canvas.size.columns, rows: Self.rowsBelow)
    var spare = DrawingContext(canvas: Canvas(size: room), theme: theme)
    guard let drawn = draw(in: spare.bounds, of: &spare) else { return nil }
    var context = DrawingContext(canvas: canvas.adding(rows: drawn.rect.size.rows), theme: theme)
    let top = context.bounds.size.rows - room.rows
    _ = draw(in: Rect(origin: Point(column: 0, row: top), size: room), of: &context)
    return context.canvas
  }

  /// The newest messages that fit; further lines of a message are indented if there are several.
  private func lines(width: Int, rows: Int) -> (count: Int, lines: [String]) {
    let indent = texts.count > 1 ? Self.indent : ""
    var (count, lines) = (0, [String]())
    for text in texts.suffix(Self.maxCount).reversed() {
      let limit = TextLines.Limit(lines: rows, mode: .tail)
      let own = TextLines(text, limit: limit).lines(width: max(1, width - indent.columns))
      guard lines.isEmpty || lines.count + own.count <= rows else { break }
      lines = own.prefix(1).map(String.init) + own.dropFirst().map { indent + $0 } + lines
      count += 1
    }
    return (count, lines)
  }
}

private struct ToastLines: Element {
  let lines: [String]

  var semantics: Semantics { Semantics(.text, label: lines.joined(separator: "\n")) }

  func extent(along axis: Axis, in room: Size) -> Extent {
    .fixed(axis == .vertical ? lines.count : lines.map(\.columns).max() ?? 0)
  }

  func draw(in rect: Rect, of context: inout DrawingContext) {
    for (index, line) in lines.enumerated() {
      context.write(
        line, at: Point(column: rect.origin.column, row: rect.origin.row + index),
        style: context.theme.toast)
    }
  }
}
