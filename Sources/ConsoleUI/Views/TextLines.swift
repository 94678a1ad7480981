/// A text broken into lines for a width; the last width asked for is remembered.
@MainActor final class TextLines {
  let text: String
  let limit: LineLimit?
  private lazy var paragraphs = splitIntoParagraphs()
  /// The columns that the longest line takes when nothing is wrapped.
  private(set) lazy var columns = paragraphs.reduce(0) { max($0, $1.columns) }
  private var broken: (width: Int, lines: [Substring])?

  private static let ellipsis = "…"

  init(_ text: String, limit: LineLimit?) {
    self.text = text
    self.limit = limit
  }

  /// The lines that are shown where there is room below.
  func lines(width: Int) -> [Substring] { lines(width: width, atMost: .max) }

  /// The lines that fit in a room; an ellipsis tells that there are more.
  func lines(in room: Size) -> [Substring] {
    lines(width: room.columns, atMost: room.rows > 0 ? room.rows : .max)
  }

  private func lines(width: Int, atMost rows: Int) -> [Substring] {
    let all = allLines(width: width)
    let count = min(rows, limit?.lines ?? .max)
    return all.count > count ? cut(all, to: count, width: width) : all
  }

  private func allLines(width: Int) -> [Substring] {
    if let broken, broken.width == width { return broken.lines }
    let lines = breakLines(width: width)
    broken = (width, lines)
    return lines
  }

  private func splitIntoParagraphs() -> [Substring] {
    // Most texts are one line; the bytes tell that faster than the characters.
    guard !text.utf8Span.isPrintableASCII, text.utf8.contains(where: Self.mayStartNewline) else {
      return [text[...]]
    }
    return LineWrap.paragraphs(of: text)
  }

  /// Whether a byte is an ASCII line end or the first of U+0085, U+2028 or U+2029.
  private nonisolated static func mayStartNewline(_ byte: UInt8) -> Bool {
    (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }

  private func breakLines(width: Int) -> [Substring] {
    if let limit, limit.lines == 1 {
      let line = paragraphs.count == 1 ? text : paragraphs.joined(separator: " ")
      return [Substring(line.truncated(to: width, at: limit.place))]
    }
    return columns <= width ? paragraphs : text.wrapped(to: width)
  }

  /// The first of more lines; the last of them shows that something was left out.
  private func cut(_ lines: [Substring], to count: Int, width: Int) -> [Substring] {
    let place = limit?.place ?? .tail
    let rest = String(rest(of: lines, from: count - 1, at: place))
    let ending: String
    if place != .tail || rest.columns > width {
      ending = rest.truncated(to: width, at: place)
    } else if rest.columns + Self.ellipsis.columns <= width {
      ending = rest + Self.ellipsis
    } else {
      ending = (rest + Self.ellipsis + Self.ellipsis).truncated(to: width)
    }
    return lines.prefix(count - 1) + [Substring(ending)]
  }

  /// What the last line that is shown is made of, before it is cut.
  ///
  /// Its end is filled from the line after it, which is always more than fits; where a paragraph ends, the
  /// next does not begin in the same line.
  private func rest(of lines: [Substring], from index: Int, at place: TruncationMode) -> Substring {
    let line = lines[index]
    guard place == .tail else { return text[line.startIndex...] }
    let next = lines[index + 1]
    let isSameParagraph =
      line.endIndex <= next.startIndex
      && LineWrap.paragraphs(of: String(text[line.endIndex..<next.startIndex])).count == 1
    return isSameParagraph ? text[line.startIndex..<next.endIndex] : line
  }
}
