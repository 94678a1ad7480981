/// A paragraph of an article, or what stands in the place of one.
struct ArticleBlock: Sendable, Hashable {
  /// What a block is.
  enum Kind: Sendable, Hashable {
    case paragraph
    /// A heading of level 1 to 6.
    case heading(Int)
    /// The first paragraph of a list item, behind its bullet or number.
    case item(marker: String)
    /// Code, each line with its spaces.
    case code
    /// The caption of a table or picture.
    case caption
    /// A line between paragraphs, without text.
    case rule
    /// The rest of a text that is too long to be shown whole; without text.
    case omission
    /// A row of a table: the UTF-8 ranges of its cells in the text.
    case row(cells: [Range<Int>], isHeader: Bool, startsTable: Bool)
  }

  var kind = Kind.paragraph
  /// How many quotations are around the block.
  var quotes = 0
  /// How many lists are around the block.
  var depth = 0
  var text: MarkedText

  /// The most quotations or lists that are told apart.
  static let maxDepth = 20

  /// Whether the block stands for something else than text.
  var isWithoutText: Bool { kind == .rule || kind == .omission }

  /// The block on lines of its own: its marker and its text.
  var line: String {
    if case .item(let marker) = kind { marker + " " + text.text } else { text.text }
  }

  /// The block as paragraphs of plain text, without media and without the spaces of code.
  var paragraphs: [String] {
    let text = text.withoutMedia
    guard !text.isEmpty else { return [] }
    switch kind {
    case .item(let marker): return [marker + " " + text]
    case .code:
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.split(separator: " ").joined(separator: " ") }
      return lines.split(separator: "").map { $0.joined(separator: "\n") }
    default: return [text]
    }
  }
}
