/// The lines of a text with styles at one width.
///
/// A line is written as one text, and its parts are styled afterwards, so that neither right-to-left letters nor soft
/// hyphens at the edge of a part are drawn differently.
@MainActor struct StyledLines {
  /// A line, and where its parts come from.
  struct Line {
    let text: String
    /// The UTF-8 offset of a part in the whole text and in the line; in between there may be an ellipsis.
    let parts: [(source: Range<Int>, offset: Int)]
  }

  private let text: String
  private let broken: [Substring]
  /// The last line, if it is not the one of the broken text.
  private let last: Line?
  let count: Int

  private static let ellipsis = "…"

  /// Breaks a text; if there are more lines than rows, the last one is shortened.
  ///
  /// Shortened as ``TextLines`` does it. Each line end in the text is one byte.
  init(_ lines: TextLines, limit: TextLines.Limit?, in room: Size) {
    let mode = limit?.mode ?? .tail
    text = lines.text
    broken = lines.lines(width: room.columns)
    let limited = min(room.rows > 0 ? room.rows : .max, limit?.lines ?? .max)
    guard broken.count > limited else {
      (count, last) = (broken.count, nil)
      return
    }
    count = limited
    if limit?.lines == 1 {
      last = Self.shortened(text.replacing("\n", with: " "), from: 0, to: room.columns, at: mode)
      return
    }
    let (line, next) = (broken[count - 1], broken[count])
    let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
    let continues =
      line.endIndex <= next.startIndex && !text[line.endIndex..<next.startIndex].contains("\n")
    let rest =
      mode == .tail
      ? text[line.startIndex..<(continues ? next.endIndex : line.endIndex)]
      : text[line.startIndex...]
    // At the tail an ellipsis shows that there are further lines, even if there is room for the rest of this one.
    last = Self.shortened(
      String(rest), from: start, to: room.columns, at: mode, always: mode == .tail)
  }

  subscript(index: Int) -> Line {
    if let last, index == count - 1 { return last }
    let line = broken[index]
    let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
    return Line(text: String(line), parts: [(start..<start + line.utf8.count, 0)])
  }

  private static func shortened(
    _ rest: String, from start: Int, to width: Int, at mode: Text.Truncation, always: Bool = false
  ) -> Line {
    let end = start + rest.utf8.count
    if !always, rest.columns <= width { return Line(text: rest, parts: [(start..<end, 0)]) }
    let room = width - ellipsis.columns
    // The ellipsis takes two columns where ambiguous characters are wide.
    guard room >= 0 else { return Line(text: width < 1 ? "" : ".", parts: []) }
    let headRoom = mode == .tail ? room : mode == .head ? 0 : (room + 1) / 2
    let head = rest.prefix(columns: headRoom)
    let tail = mode == .tail ? "" : rest.suffix(columns: room - head.columns)
    return Line(
      text: head + ellipsis + tail,
      parts: [
        (start..<start + head.utf8.count, 0),
        (end - tail.utf8.count..<end, head.utf8.count + ellipsis.utf8.count),
      ])
  }
}
