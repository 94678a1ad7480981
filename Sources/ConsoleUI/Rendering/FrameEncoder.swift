/// The difference of two canvases as bytes for a terminal.
///
/// Pure but for what it remembers of the terminal's cursor and style from its own bytes. When nothing
/// changed there are no bytes.
public struct FrameEncoder: Sendable {
  var pen: Pen
  var output: [UInt8] = []
  let isUTF8: Bool
  private let scrolls: Bool

  public init(capabilities: Capabilities) {
    pen = Pen(capabilities: capabilities)
    isUTF8 = capabilities.isUTF8
    scrolls = capabilities.scrollsRegions
  }

  /// The bytes that turn what the terminal shows into the new canvas.
  ///
  /// Without an old canvas, or with one of another size, the screen is cleared and drawn anew.
  public mutating func encode(from old: Canvas?, to new: Canvas) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    if let old, old.size == new.size {
      encodeRows(from: old, to: new)
    } else {
      clear()
      let blank = Canvas.blankRow(columns: new.size.columns)
      for row in 0..<new.size.rows { encodeRow(row, of: new, over: 0, of: blank) }
    }
    placeCursor(new)
    return output
  }

  /// Tells that somebody else wrote to the terminal, so that nothing is known of its state.
  public mutating func forget() {
    pen.forget()
  }

  private mutating func encodeRows(from old: Canvas, to new: Canvas) {
    let shift = scrolls ? RowShift.best(from: old, to: new) : nil
    if let shift { scroll(shift) }
    let blank = Canvas.blankRow(columns: new.size.columns)
    for row in 0..<new.size.rows {
      switch shift?.origin(of: row) ?? .row(row) {
      case .settled: break
      case .row(let oldRow): encodeRow(row, of: new, over: oldRow, of: old)
      case .blank: encodeRow(row, of: new, over: 0, of: blank)
      }
    }
  }

  private mutating func clear() {
    pen.forget()
    pen.showCursor(false, into: &output)
    pen.use(.plain, into: &output)
    output += Escape.clearScreen
  }

  /// Lines are deleted or inserted in a region: unlike SU and SD the Linux console knows that too.
  private mutating func scroll(_ shift: RowShift) {
    pen.use(.plain, into: &output)
    Escape.scrollRegion(shift.rows, into: &output)
    pen.forgetPosition()
    pen.move(toRow: shift.rows.lowerBound, column: 0, into: &output)
    Escape.control(abs(shift.distance), shift.distance > 0 ? "M" : "L", into: &output)
    output += Escape.wholeScrollRegion
    pen.forgetPosition()
  }

  private mutating func placeCursor(_ canvas: Canvas) {
    guard let cursor = canvas.cursor, canvas.bounds.contains(cursor) else {
      pen.showCursor(false, into: &output)
      return
    }
    pen.move(toRow: cursor.row, column: cursor.column, into: &output)
    pen.showCursor(true, into: &output)
  }
}
