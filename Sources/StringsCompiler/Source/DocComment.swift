/// Lines of a documentation comment.
struct DocComment {
  private(set) var lines: [String] = []
  /// The columns that a line may have, with what stands before it.
  private let width: Int

  private static let mark = "///"
  /// A longer text is only begun.
  private static let longestText = 400

  init(indent: Int) { width = 100 - indent }

  /// Adds a paragraph; what is in it stays in the comment, whatever it is.
  mutating func add(_ text: String) {
    let words = text.prefix(Self.longestText).split(whereSeparator: \.isWhitespace)
    let ending = text.count > Self.longestText ? ["…"] : []
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
