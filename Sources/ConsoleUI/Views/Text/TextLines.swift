/// A text broken into lines; the lines for the last two requested widths are cached.
@MainActor package final class TextLines {
  /// The maximum number of lines, and which part of the last one the ellipsis replaces.
  package struct Limit: Hashable {
    package let lines: Int
    let mode: Text.Truncation
  }

  /// The lines of a long text, kept from frame to frame: scrolling draws the same text again and again, and
  /// breaking it is expensive.
  @MainActor final class Cache: ViewState {
    /// Breaking a shorter text costs less than looking up its cache.
    static let minimumBytes = 400

    private var lines: TextLines?

    init() {}

    func lines(of text: String, limit: Limit?) -> TextLines {
      if let lines, lines.text == text, lines.limit == limit { return lines }
      let lines = TextLines(text, limit: limit)
      self.lines = lines
      return lines
    }
  }

  let text: String
  let limit: Limit?
  private lazy var paragraphs = splitIntoParagraphs()
  /// The width of the longest line if nothing is wrapped, in columns.
  private lazy var columns = paragraphs.reduce(0) { max($0, $1.columns) }
  private var broken: (width: Int, lines: [Substring])?
  /// The lines for the width before: a scroll view asks for two in each frame, with its thumb and without.
  private var brokenBefore: (width: Int, lines: [Substring])?

  private static let ellipsis = "…"

  init(_ text: String, limit: Limit?) {
    self.text = text
    self.limit = limit
  }

  /// The lines at a width, if any number of rows is available.
  func lines(width: Int) -> [Substring] { lines(width: width, atMost: .max) }

  /// The lines that fit in a size; the last ends with an ellipsis if there are more.
  ///
  /// No rows count as unlimited rows.
  func lines(in room: Size) -> [Substring] {
    lines(width: room.columns, atMost: room.rows > 0 ? room.rows : .max)
  }

  /// The width at which nothing is wrapped or left out because of its width, in columns.
  func columns(limit: Limit?) -> Int {
    limit?.lines == 1 && paragraphs.count > 1 ? line.columns : columns
  }

  /// Whether a size has fewer rows than there are lines within a limit.
  package func lacksRows(in room: Size, limit: Limit?) -> Bool {
    room.rows > 0 && min(allLines(width: room.columns).count, limit?.lines ?? .max) > room.rows
  }

  /// Whether a part of the text is left out because of a limit.
  package func isShortened(to limit: Limit?, width: Int) -> Bool {
    guard let limit else { return false }
    return limit.lines == 1
      ? columns(limit: limit) > width : allLines(width: width).count > limit.lines
  }

  /// The whole text in one line.
  private var line: String {
    paragraphs.count == 1 ? text : paragraphs.joined(separator: " ")
  }

  private func lines(width: Int, atMost rows: Int) -> [Substring] {
    let all = allLines(width: width)
    let count = min(rows, limit?.lines ?? .max)
    return all.count > count ? truncated(all, to: count, width: width) : all
  }

  private func allLines(width: Int) -> [Substring] {
    if let broken, broken.width == width { return broken.lines }
    if let brokenBefore, brokenBefore.width == width { return brokenBefore.lines }
    let lines = breakLines(width: width)
    (broken, brokenBefore) = ((width, lines), broken)
    return lines
  }

  private func splitIntoParagraphs() -> [Substring] {
    // Most texts are one line, and scanning bytes is faster than scanning characters.
    guard !text.utf8Span.isPrintableASCII, text.utf8.contains(where: Self.mayStartNewline) else {
      return [text[...]]
    }
    return LineWrap.paragraphs(of: text)
  }

  /// Whether a byte is an ASCII line end or the first byte of U+0085, U+2028 or U+2029.
  private nonisolated static func mayStartNewline(_ byte: UInt8) -> Bool {
    (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }

  private func breakLines(width: Int) -> [Substring] {
    if let limit, limit.lines == 1 {
      return [Substring(line.truncated(to: width, at: limit.mode))]
    }
    return columns <= width ? paragraphs : text.wrapped(to: width)
  }

  /// The first `count` lines, the last of them with an ellipsis.
  private func truncated(_ lines: [Substring], to count: Int, width: Int) -> [Substring] {
    let mode = limit?.mode ?? .tail
    let rest = String(rest(of: lines, from: count - 1, at: mode))
    let ending: String
    if mode != .tail || rest.columns > width {
      ending = rest.truncated(to: width, at: mode)
    } else if rest.columns + Self.ellipsis.columns <= width {
      ending = rest + Self.ellipsis
    } else {
      ending = (rest + Self.ellipsis + Self.ellipsis).truncated(to: width)
    }
    return lines.prefix(count - 1) + [Substring(ending)]
  }

  /// The text of the last visible line before its truncation.
  ///
  /// For truncation at the tail, that is the line and the next one, which together never fit, unless the next
  /// line starts a new paragraph. Otherwise it is the rest of the text.
  private func rest(of lines: [Substring], from index: Int, at mode: Text.Truncation) -> Substring {
    let line = lines[index]
    guard mode == .tail else { return text[line.startIndex...] }
    let next = lines[index + 1]
    let isSameParagraph =
      line.endIndex <= next.startIndex
      && LineWrap.paragraphs(of: String(text[line.endIndex..<next.startIndex])).count == 1
    return isSameParagraph ? text[line.startIndex..<next.endIndex] : line
  }
}
