/// Encodes the difference between two canvases as bytes for a terminal.
///
/// Its only state is what its own bytes imply about the terminal's cursor and style. Equal canvases give no
/// bytes.
public struct FrameEncoder: Sendable {
  var cursor: CursorState
  var output: [UInt8] = []
  let isUTF8: Bool
  private let scrolls: Bool
  private let showsLinks: Bool
  /// The link that is being written; none between two frames.
  private var openLink: LinkURL?

  /// Makes an encoder for a terminal in an unknown state.
  public init(capabilities: Capabilities) {
    cursor = CursorState(capabilities: capabilities)
    isUTF8 = capabilities.isUTF8
    scrolls = capabilities.scrollsRegions
    showsLinks = capabilities.showsLinks
  }

  /// The bytes that turn `old`, which the terminal must be showing, into `new`.
  ///
  /// Without an old canvas, or with one of another size, the bytes clear the screen and draw everything.
  public mutating func encode(from old: Canvas?, to new: Canvas) -> [UInt8] {
    var shown = old
    return encode(new, over: &shown)
  }

  /// The bytes that turn `shown`, which the terminal must be showing, into `new`; `shown` becomes the same.
  ///
  /// A terminal that keeps the canvas that it shows calls this: only the rows that were drawn anew are compared and
  /// copied. Keep no other copy of `new`, or the next frame copies every cell. Without a shown canvas, or with one of
  /// another size, the bytes clear the screen and draw everything.
  ///
  /// Write the bytes completely and in this order. If some of them are lost, set `shown` to `nil`: the next frame then
  /// draws everything.
  public mutating func encode(_ new: Canvas, over shown: inout Canvas?) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    if var old = shown.take(), old.size == new.size {
      if new.isRelated(to: old), new.extendsTables(of: old) {
        encodeChangedRows(of: new, over: &old)
        shown = old
      } else {
        encodeRows(from: old, to: new)
      }
    } else {
      clear()
      let blank = Canvas.blankRow(columns: new.size.columns)
      for row in 0..<new.size.rows { encodeRow(row, of: new, over: 0, of: blank) }
    }
    if shown == nil { shown = new }
    placeCursor(new)
    return output
  }

  /// Encodes the rows that were drawn anew, and changes the old canvas as the bytes change the terminal.
  private mutating func encodeChangedRows(of new: Canvas, over old: inout Canvas) {
    (old.clusters, old.links, old.cursor) = (new.clusters, new.links, new.cursor)
    if scrolls, let scroll = ScrollOperation.best(from: old, to: new) {
      apply(scroll)
      let region = Rect(
        column: 0, row: scroll.rows.lowerBound, columns: new.size.columns, rows: scroll.rows.count)
      old.scroll(region, by: scroll.distance)
      let free =
        scroll.distance > 0
        ? region.inset(top: region.size.rows - scroll.distance)
        : region.inset(bottom: region.size.rows + scroll.distance)
      old.erase(free, style: .plain)
    }
    for row in 0..<new.size.rows where old.marks[row] != new.marks[row] {
      encodeRow(row, of: new, over: row, of: old)
      old.copyRow(row, from: new)
    }
  }

  private mutating func encodeRows(from old: Canvas, to new: Canvas) {
    let scroll = scrolls ? ScrollOperation.best(from: old, to: new) : nil
    if let scroll { apply(scroll) }
    let blank = Canvas.blankRow(columns: new.size.columns)
    for row in 0..<new.size.rows {
      switch scroll?.source(of: row) ?? .row(row) {
      case .matching: break
      case .row(let oldRow): encodeRow(row, of: new, over: oldRow, of: old)
      case .blank: encodeRow(row, of: new, over: 0, of: blank)
      }
    }
  }

  /// Begins to write another link, or none.
  @inline(__always)
  mutating func useLink(_ link: LinkURL?) {
    if showsLinks, link != openLink { changeLink(to: link) }
  }

  private mutating func changeLink(to link: LinkURL?) {
    openLink = link
    EscapeSequence.openLink(link, into: &output)
  }

  private mutating func clear() {
    cursor.forget()
    // Another program may have left a link open.
    if showsLinks { changeLink(to: nil) }
    cursor.setVisible(false, into: &output)
    cursor.use(.plain, into: &output)
    output += EscapeSequence.clearScreen
  }

  /// Scrolls by deleting or inserting lines (DL, IL) in a region, because the Linux console lacks SU and SD.
  private mutating func apply(_ scroll: ScrollOperation) {
    cursor.use(.plain, into: &output)
    EscapeSequence.setScrollRegion(scroll.rows, into: &output)
    cursor.forgetPosition()
    cursor.move(toRow: scroll.rows.lowerBound, column: 0, into: &output)
    EscapeSequence.controlSequence(
      abs(scroll.distance), scroll.distance > 0 ? "M" : "L", into: &output)
    output += EscapeSequence.wholeScrollRegion
    cursor.forgetPosition()
  }

  private mutating func placeCursor(_ canvas: Canvas) {
    guard let position = canvas.cursor, canvas.bounds.contains(position) else {
      cursor.setVisible(false, into: &output)
      return
    }
    cursor.move(toRow: position.row, column: position.column, into: &output)
    cursor.setVisible(true, into: &output)
  }
}
