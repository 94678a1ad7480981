/// The messages of a window in a panel at its lower right corner, the newest at the bottom.
///
/// ```
///               ╭───────────────────╮
///               │ ✓ Saved           │
///               │ ✓ 2 feeds were    │
///               │   removed         │
///               ╰───────────────────╯
/// ```
@MainActor struct ToastElement {
  let messages: [ToastMessage]

  private static let maxCount = 3
  private static let maxColumns = 44
  /// A line and a space on each side.
  private static let sides = 4
  private static let borderRows = 2
  /// A window with fewer rows or columns shows the text without a border.
  private static let minRows = 6
  private static let minColumns = 12
  /// A narrower window shows a short message in its status line.
  private static let maxColumnsForLine = 59
  /// The room for messages below a canvas, twice as high as they may become.
  private static let rowsBelow = 24
  /// The sign and the space after it.
  private static let indent = 2
  /// The blank columns on each side.
  private static let margin = 1

  /// A line of a message; the first has its sign.
  private struct Line {
    let kind: Toast.Kind
    let text: String
    let hasSign: Bool
  }

  /// Draws the only message in the status line of a narrow window, if it fits.
  func drawLine(in rect: Rect, of context: inout DrawingContext) -> Bool {
    let room = rect.inset(left: Self.margin, right: Self.margin)
    guard rect.size.columns <= Self.maxColumnsForLine, messages.count == 1,
      let message = messages.first, !message.text.contains(where: \.isNewline),
      Self.indent + message.text.columns <= room.size.columns
    else { return false }
    let line = Line(kind: message.kind, text: message.text, hasSign: true)
    context.on(.bar, filling: rect) { draw([line], in: room, of: &$0) }
    return true
  }

  /// Where messages are drawn.
  private struct Place {
    let count: Int
    let lines: [Line]
    let hasBorder: Bool
    let rect: Rect
  }

  /// Draws the newest messages that fit into half of the room, at its lower edge.
  ///
  /// They are at the upper edge if they would hide the row with the cursor or the selected row, or a box or the control with the
  /// focus where the upper edge hides less. They have no border where only that would hide a part of a box. A control higher than
  /// half of the room may be hidden in part.
  ///
  /// - Returns: The number of messages that were drawn, and where.
  func draw(
    in room: Rect, avoiding focus: Rect? = nil, and panel: Rect? = nil,
    of context: inout DrawingContext
  ) -> (count: Int, rect: Rect)? {
    guard let kind = messages.last?.kind, !room.isEmpty else { return nil }
    let cursorRow = context.canvas.cursor.map { $0.row..<$0.row + 1 }
    let rowsToSee = [cursorRow, context.selectionRows].compactMap(\.self)
    // A list that fills the room is seen anyway.
    let focus = focus.flatMap { $0.size.rows > room.size.rows / 2 ? nil : $0 }
    let hidesPanel = { (rect: Rect) in panel.map { !$0.intersection(rect).isEmpty } ?? false }
    let hidden = { (rect: Rect) in
      let hidesRow = rowsToSee.contains { $0.overlaps(rect.rows) }
      let hidesFocus = focus?.rows.overlaps(rect.rows) ?? false
      return (hidesRow ? 4 : 0) + (hidesPanel(rect) ? 2 : 0) + (hidesFocus ? 1 : 0)
    }
    let hasBorder = room.size.rows >= Self.minRows && room.size.columns >= Self.minColumns
    guard var place = place(hasBorder: hasBorder, in: room, hiding: hidden) else { return nil }
    if hasBorder, hidesPanel(place.rect),
      let flat = self.place(hasBorder: false, in: room, hiding: hidden), !hidesPanel(flat.rect)
    {
      place = flat
    }
    let (rect, lines) = (place.rect, place.lines)
    let content = ToastLines { draw(lines, in: $0, of: &$1) }
    context.on(.raised, filling: rect.inset(left: -Self.margin, right: -Self.margin)) { context in
      let box = BoxElement(title: "", content: content, edge: Style(foreground: kind.color))
      context.draw(place.hasBorder ? box : content, in: rect)
    }
    return (place.count, rect)
  }

  /// The place at the lower right corner, or at the upper one if that hides less; `nil` if there is no room.
  private func place(hasBorder: Bool, in room: Rect, hiding hidden: (Rect) -> Int) -> Place? {
    let frame = hasBorder ? Size(columns: Self.sides, rows: Self.borderRows) : .zero
    let columns = min(Self.maxColumns, room.size.columns - frame.columns - 2 * Self.margin)
    guard columns > 0 else { return nil }
    let (count, lines) = lines(
      width: max(1, columns - Self.indent), rows: max(1, room.size.rows / 2 - frame.rows))
    let widest = Self.indent + (lines.map(\.text.columns).max() ?? 0)
    let size = Size(columns: widest + frame.columns, rows: lines.count + frame.rows)
    let lower = room.inset(
      top: room.size.rows - size.rows, left: room.size.columns - size.columns - Self.margin,
      right: Self.margin)
    var upper = lower
    upper.origin.row = room.origin.row
    let rect = hidden(upper) < hidden(lower) ? upper : lower
    return Place(count: count, lines: lines, hasBorder: hasBorder, rect: rect)
  }

  /// A canvas that is printed, and all messages as lines below its text; nil if there are none.
  func canvas(belowTextOf canvas: Canvas, palette: ThemePalette) -> Canvas? {
    let width = max(1, canvas.size.columns - Self.indent - 2 * Self.margin)
    let lines = messages.flatMap { message in
      TextLines(message.text, limit: nil).lines(width: width).enumerated().map {
        Line(kind: message.kind, text: String($1), hasSign: $0 == 0)
      }
    }
    guard !lines.isEmpty else { return nil }
    let lastRow = (0..<canvas.size.rows).last { !canvas.text(ofRow: $0).isEmpty }
    // A blank row between them.
    let top = lastRow.map { $0 + 2 } ?? 0
    var context = DrawingContext(
      canvas: canvas.adding(rows: max(0, top + lines.count - canvas.size.rows)), palette: palette)
    draw(
      lines, in: context.bounds.inset(top: top, left: Self.margin, right: Self.margin),
      of: &context)
    return context.canvas
  }

  /// A canvas, and the newest messages in rows of their own below it; nil if there are none.
  func canvas(below canvas: Canvas, palette: ThemePalette) -> Canvas? {
    let room = Size(columns: canvas.size.columns, rows: Self.rowsBelow)
    var spare = DrawingContext(canvas: Canvas(size: room), palette: palette)
    guard let drawn = draw(in: spare.bounds, of: &spare) else { return nil }
    var context = DrawingContext(
      canvas: canvas.adding(rows: drawn.rect.size.rows), palette: palette)
    let top = context.bounds.size.rows - room.rows
    if context.isPainted {
      context.fill(context.bounds.inset(top: canvas.size.rows))
    }
    _ = draw(in: Rect(origin: Point(column: 0, row: top), size: room), of: &context)
    return context.canvas
  }

  /// The newest messages that fit.
  private func lines(width: Int, rows: Int) -> (count: Int, lines: [Line]) {
    var (count, lines) = (0, [Line]())
    for message in messages.suffix(Self.maxCount).reversed() {
      let limit = TextLines.Limit(lines: rows, mode: .tail)
      let own = TextLines(message.text, limit: limit).lines(width: width)
      guard lines.isEmpty || lines.count + own.count <= rows else { break }
      lines =
        own.enumerated().map { Line(kind: message.kind, text: String($1), hasSign: $0 == 0) }
        + lines
      count += 1
    }
    return (count, lines)
  }

  private func draw(_ lines: [Line], in rect: Rect, of context: inout DrawingContext) {
    for (index, line) in lines.enumerated() {
      var point = Point(column: rect.origin.column, row: rect.origin.row + index)
      if line.hasSign {
        context.write(
          String(line.kind.sign(context.characters)), at: point,
          style: line.kind.signStyle)
      }
      point.column += Self.indent
      context.write(line.text, at: point)
    }
  }
}

private struct ToastLines: Element {
  let write: (Rect, inout DrawingContext) -> Void

  var semantics: Semantics { Semantics(.text) }

  func extent(along axis: Axis, in room: Size) -> Extent { .fixed(0) }

  func draw(in rect: Rect, of context: inout DrawingContext) { write(rect, &context) }
}
