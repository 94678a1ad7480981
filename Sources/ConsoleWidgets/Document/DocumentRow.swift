internal import ConsoleUI

/// A row of the laid-out blocks of a document.
struct DocumentRow {
  /// A part of a row, from one of the texts of the document.
  struct Piece {
    /// The first column, zero-based.
    var column: Int
    let content: StyledText
    var style = Style.plain
    /// The index of the text, and where the piece is in it; nil for markers.
    var source: (text: Int, range: Range<Int>)?
  }

  var pieces: [Piece] = []
  /// How many bars of quotations are at the left.
  var quotes = 0
  /// The columns of a line, or of lines that cross those between columns.
  var rules: [Range<Int>] = []
  /// The columns of the lines between the cells of a table.
  var separators: [Int] = []
  /// The columns that are painted as code.
  var code: Range<Int>?
  /// Whether the row has the rest of a line of code.
  var isContinued = false
}
