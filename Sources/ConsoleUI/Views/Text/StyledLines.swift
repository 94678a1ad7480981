/// The lines of a text with styles at one width.
///
/// A line is written as one text, and its parts are styled afterwards, so that neither right-to-left letters nor soft
/// hyphens at the edge of a part are drawn in another way.
@MainActor struct StyledLines {
  /// A line, and where its parts come from.
  struct Line {
    let text: String
    /// The UTF-8 offset of a part in the whole text and in the line; in between there may be an ellipsis.
    let parts: [(source: Range<Int>, offset: Int)]
  }

  let lines: [Line]

  private static let ellipsis = "…"

  /// Breaks a text; if there are more lines than rows, the last one is shortened.
  init(_ broken: TextLines, limit: TextLines.Limit?, in room: Size) {
    let all = broken.lines(width: room.columns)
    let rows = room.rows > 0 ? room.rows : .max
    let count = min(rows, limit?.lines ?? .max)
    let text = broken.text
    guard all.count > count else {
      lines = all.map { Self.whole($0, of: text) }
      return
    }
    let mode = limit?.mode ?? .tail
    let end =
      mode == .tail && Self.isSameParagraph(all[count - 1], all[count], in: text)
      ? all[count].endIndex : mode == .tail ? all[count - 1].endIndex : text.endIndex
    let rest = text[all[count - 1].startIndex..<max(end, all[count - 1].startIndex)]
    lines =
      all.prefix(count - 1).map { Self.whole($0, of: text) }
      + [Self.shortened(rest, of: text, to: room.columns, at: mode)]
  }

  private static func whole(_ line: Substring, of text: String) -> Line {
    let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
    return Line(text: String(line), parts: [(start..<start + line.utf8.count, 0)])
  }

  private static func isSameParagraph(
    _ line: Substring, _ next: Substring, in text: String
  ) -> Bool {
    line.endIndex <= next.startIndex
      && !text[line.endIndex..<next.startIndex].contains(where: \.isNewline)
  }

  private static func shortened(
    _ rest: Substring, of text: String, to width: Int, at mode: TruncationMode
  ) -> Line {
    let room = width - ellipsis.columns
    // The ellipsis takes two columns where ambiguous characters are wide.
    guard room >= 0 else { return Line(text: width < 1 ? "" : ".", parts: []) }
    let start = text.utf8.distance(from: text.startIndex, to: rest.startIndex)
    let whole = String(rest)
    let end = start + whole.utf8.count
    let headRoom = mode == .tail ? room : mode == .head ? 0 : (room + 1) / 2
    let head = whole.prefix(columns: headRoom)
    let tail = mode == .tail ? "" : whole.suffix(columns: room - head.columns)
    return Line(
      text: head + ellipsis + tail,
      parts: [
        (start..<start + head.utf8.count, 0),
        (end - tail.utf8.count..<end, head.utf8.count + ellipsis.utf8.count),
      ])
  }
}
