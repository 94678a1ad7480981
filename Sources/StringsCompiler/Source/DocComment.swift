/// The lines of a generated documentation comment.
struct DocComment {
  private(set) var lines: [String] = []
  /// The maximum number of columns of a line, without its indentation.
  private let width: Int

  private static let mark = "///"
  /// A longer text is cut off after this many characters.
  private static let maximumText = 400

  init(indent: Int) { width = 100 - indent }

  /// Adds a paragraph, escaped so that no character of it can end the comment.
  mutating func add(_ text: String) {
    let words = text.prefix(Self.maximumText).split(whereSeparator: \.isWhitespace)
    let ending = text.count > Self.maximumText ? ["…"] : []
    if !lines.isEmpty { lines.append(Self.mark) }
    var line = Self.mark
    for word in words.map({ SwiftLiteral.escaped(String($0)) }) + ending {
      if line != Self.mark, line.count + 1 + word.count > width {
        lines.append(line)
        line = Self.mark
      }
      line += " \(word)"
    }
    lines.append(line)
  }
}
