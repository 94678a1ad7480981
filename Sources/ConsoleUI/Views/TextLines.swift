/// A text broken into lines for a width; the last width asked for is remembered.
@MainActor final class TextLines {
  let text: String
  let truncation: TruncationPlace?
  private lazy var paragraphs = splitIntoParagraphs()
  /// The columns that the longest line takes when nothing is wrapped.
  private(set) lazy var columns = paragraphs.reduce(0) { max($0, $1.columns) }
  private var broken: (width: Int, lines: [Substring])?

  init(_ text: String, truncation: TruncationPlace?) {
    self.text = text
    self.truncation = truncation
  }

  func lines(width: Int) -> [Substring] {
    if let broken, broken.width == width { return broken.lines }
    let lines = breakLines(width: width)
    broken = (width, lines)
    return lines
  }

  /// The lines that fit in a room; an ellipsis tells that there are more.
  func lines(in room: Size) -> [Substring] {
    let all = lines(width: room.columns)
    guard all.count > room.rows, room.rows > 0 else { return all }
    var shown = Array(all.prefix(room.rows))
    let last = shown.removeLast()
    let ending = last.columns < room.columns ? last + "…" : last + "……"
    shown.append(Substring(String(ending).truncated(to: room.columns)))
    return shown
  }

  private func splitIntoParagraphs() -> [Substring] {
    // Most texts are one line; the bytes tell that faster than the characters.
    guard !text.utf8Span.isPrintableASCII, text.utf8.contains(where: Self.mayStartNewline) else {
      return [text[...]]
    }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether a byte is an ASCII line end or the first of U+0085, U+2028 or U+2029.
  private nonisolated static func mayStartNewline(_ byte: UInt8) -> Bool {
    (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }

  private func breakLines(width: Int) -> [Substring] {
    if let truncation {
      let line = paragraphs.count == 1 ? text : paragraphs.joined(separator: " ")
      return [Substring(line.truncated(to: width, at: truncation))]
    }
    if columns <= width { return paragraphs }
    return text.wrapped(to: width)
  }
}
