/// A text broken into lines for a width; the last width asked for is remembered.
@MainActor final class TextLines {
  let text: String
  private let truncation: Truncation?
  private lazy var paragraphs = text.split(
    omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  /// The columns that the longest line takes when nothing is wrapped.
  private(set) lazy var columns = paragraphs.reduce(0) { max($0, String($1).columns) }
  private var broken: (width: Int, lines: [String])?

  init(_ text: String, truncation: Truncation?) {
    self.text = text
    self.truncation = truncation
  }

  func count(width: Int) -> Int { lines(width: width).count }

  func lines(width: Int) -> [String] {
    if let broken, broken.width == width { return broken.lines }
    let lines = breakLines(width: width)
    broken = (width, lines)
    return lines
  }

  /// The lines that fit in a room; an ellipsis tells that there are more.
  func lines(in room: Size) -> [String] {
    let all = lines(width: room.columns)
    guard all.count > room.rows, room.rows > 0 else { return all }
    var shown = Array(all.prefix(room.rows))
    shown[room.rows - 1] = (all[room.rows - 1] + "……").truncated(to: room.columns)
    return shown
  }

  private func breakLines(width: Int) -> [String] {
    if let truncation {
      let line = paragraphs.joined(separator: " ")
      return [line.truncated(to: width, at: truncation)]
    }
    if columns <= width { return paragraphs.map(String.init) }
    return paragraphs.flatMap { String($0).wrapped(to: width).map(String.init) }
  }
}
