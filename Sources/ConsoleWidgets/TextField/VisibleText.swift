internal import ConsoleUI

/// The part of an edited text that a field of some width shows.
///
/// Its cost follows the width, not the length of the text. All columns are relative to the field.
struct VisibleText {
  /// The position of the first visible cluster.
  let start: Int
  private let edited: EditedText
  /// The character that stands for each cluster, as in a password field.
  private let mask: Character?
  private let width: Int

  /// Scrolls from `start` until the cursor is visible, and until no column behind the text is empty.
  init(_ edited: EditedText, width: Int, from start: Int = 0, mask: Character? = nil) {
    self.edited = edited
    self.mask = mask
    self.width = width
    let columns = Columns(edited: edited, mask: mask)
    // The cursor takes a column behind the text.
    let room = max(0, width - 1)
    let latest = min(edited.text.position(notBefore: start), edited.cursor)
    self.start = max(
      min(latest, columns.start(of: room, before: edited.end)),
      columns.start(of: room, before: edited.cursor))
  }

  /// The visible text, and the cluster behind it, which decides whether a soft hyphen at the end shows.
  var text: String {
    var end = start
    var count = 0
    columns.forEach(from: start) { position, columns in
      end = position.upperBound
      defer { count += columns }
      return count < width
    }
    let text = edited.text.utf8
    let visible =
      text.index(text.startIndex, offsetBy: start)..<text.index(text.startIndex, offsetBy: end)
    guard let mask else { return String(edited.text[visible]).withControlPictures }
    return String(repeating: mask, count: edited.text[visible].count)
  }

  /// The column of the cursor.
  var cursorColumn: Int { column(of: edited.cursor) }

  /// The columns of the visible part of the selection.
  var selectedColumns: Range<Int> {
    let selection = edited.selection
    let first = column(of: selection.lowerBound)
    return first..<max(first, column(of: selection.upperBound))
  }

  /// The position of the cluster at a column; a column beyond the text gives the end.
  func position(at column: Int) -> Int {
    var found = start
    var end = 0
    columns.forEach(from: start) { position, columns in
      end += columns
      if end <= column { found = position.upperBound }
      return end <= column
    }
    return found
  }

  private var columns: Columns { Columns(edited: edited, mask: mask) }

  /// The column of a position; that of the edge if the position is out of view.
  private func column(of position: Int) -> Int {
    var column = 0
    columns.forEach(from: start) { cluster, columns in
      guard cluster.lowerBound < position, column < width else { return false }
      column += columns
      return true
    }
    return column
  }

  /// The widths of the clusters of a text.
  private struct Columns {
    let edited: EditedText
    let mask: Character?

    /// Calls `body` with the positions and the width of each cluster in order until it returns false.
    func forEach(from start: Int, _ body: (Range<Int>, Int) -> Bool) {
      let maskColumns = mask.map { String($0).columns }
      let text = edited.text.utf8
      edited.text.forEachCluster(from: start) { range, columns in
        // A control character is shown as a sign of one column, a tab too.
        let first = text[text.index(text.startIndex, offsetBy: range.lowerBound)]
        return body(range, maskColumns ?? (first < 0x20 || first == 0x7F ? 1 : columns))
      }
    }

    /// The first position from which the text up to `end` takes at most `room` columns.
    func start(of room: Int, before end: Int) -> Int {
      var (start, left) = (end, room)
      while start > 0 {
        let previous = edited.text.position(before: start)
        forEach(from: previous) { _, columns in
          left -= columns
          return false
        }
        guard left >= 0 else { break }
        start = previous
      }
      return start
    }
  }
}
