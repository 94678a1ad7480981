public import ConsoleUI

/// A paragraph of a ``DocumentView``, or what stands in the place of one.
public struct DocumentBlock: Sendable, Hashable {
  /// What a block is.
  public enum Kind: Sendable, Hashable {
    /// A text that wraps at the width of the document.
    case paragraph
    /// The heading of what follows.
    case heading
    /// The first paragraph of a list item, behind its bullet or number.
    case item(marker: String)
    /// Code, whose lines keep their spaces.
    case code
    /// The caption of a table or picture, close to it.
    case caption
    /// A line without text; `columns` is its length, `nil` the whole width.
    case rule(columns: Int?)
    /// The rows of a table, each with its cells; the first rows may be headers.
    case table([[StyledText]], headerRows: Int)
  }

  /// What the block is.
  public var kind: Kind
  /// The text of a block that is neither a rule nor a table; each line end in it starts a new line.
  public var text: StyledText
  /// How many quotations are around the block, at least 0.
  public var quotes = 0 { didSet { quotes = max(0, quotes) } }
  /// How many lists are around the block, at least 0; an item belongs to the innermost.
  public var depth = 0 { didSet { depth = max(0, depth) } }
  /// Whether there is no blank line above the block; items and captions have none anyway.
  public var isTight = false
  /// Whether the links in the block have numbers, by which the user opens them.
  public var numbersLinks = true
  /// What the linear form says instead of the text; `nil` stands for the text.
  public var label: String?

  /// Creates a block.
  public init(_ kind: Kind = .paragraph, _ text: StyledText = "") {
    self.kind = kind
    self.text = text
  }

  /// The texts with the links of the block, in reading order.
  var texts: [StyledText] {
    if case .table(let rows, _) = kind { rows.flatMap(\.self) } else { [text] }
  }

  /// The block in the linear form: its lines behind a `>` for each quotation, and indented by its lists.
  var spokenText: String {
    if let label { return label }
    let spoken =
      switch kind {
      case .rule: ""
      case .item(let marker): marker + " " + text.text
      case .table(let rows, _):
        rows.map { row in
          row.map { $0.text.replacing("\n", with: ", ") }.joined(separator: " | ")
        }.joined(separator: "\n")
      default: text.text
      }
    guard quotes > 0 || depth > 0 else { return spoken }
    let level = if case .item = kind { max(0, depth - 1) } else { depth }
    let start = String(repeating: "> ", count: quotes) + String(repeating: "  ", count: level)
    return spoken.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : start + $0 }.joined(separator: "\n")
  }

  /// Whether the block is an item of a list with the same kind of markers, numbers or others.
  func continuesList(of other: DocumentBlock) -> Bool {
    guard case .item(let marker) = kind, case .item(let before) = other.kind else { return false }
    return depth == other.depth && marker.startsWithNumber == before.startsWithNumber
  }

  /// Whether the block follows another one without a blank line.
  func isTight(below other: DocumentBlock) -> Bool {
    if isTight { return true }
    guard quotes == other.quotes else { return false }
    switch (other.kind, kind) {
    case (.item, .item): return depth != other.depth || continuesList(of: other)
    case (.caption, .table), (.paragraph, .caption): return true
    // A definition below its term.
    case (.paragraph, .paragraph): return depth > other.depth
    default: return false
    }
  }
}

extension String {
  var startsWithNumber: Bool { first?.isNumber ?? false }
}
