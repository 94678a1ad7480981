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
    var shown: Canvas
    if let old, old.size == new.size {
      shown = old
      if scrolls { scroll(&shown, towards: new) }
    } else {
      shown = Canvas(size: new.size)
      pen.forget()
      pen.showCursor(false, into: &output)
      pen.use(.plain, into: &output)
      output += Escape.clearScreen
    }
    for row in 0..<new.size.rows { encodeRow(row, from: shown, to: new) }
    placeCursor(new)
    return output
  }

  /// Tells that somebody else wrote to the terminal, so that nothing is known of its state.
  public mutating func forget() {
    pen.forget()
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
