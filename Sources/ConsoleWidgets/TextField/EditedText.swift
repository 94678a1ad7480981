internal import ConsoleUI

/// A line of text with a cursor and perhaps a selection, edited by grapheme clusters.
///
/// Positions are UTF-8 offsets of clusters.
struct EditedText: Sendable, Hashable {
  /// A cursor movement relative to the current position.
  enum Movement: Sendable {
    case backward
    case forward
    case wordBackward
    case wordForward
    case start
    case end
  }

  private(set) var text: String
  /// The position of the cursor.
  private(set) var cursor: Int
  /// The end of the selection opposite the cursor.
  private var anchor: Int?

  /// Creates a line with the cursor at its end; control characters in it stay, so that only what is typed changes it.
  init(_ text: String = "") {
    self.text = text
    cursor = self.text.utf8.count
  }

  /// Replaces the whole text, such as by the same one in capitals; the cursor stays before what follows it in both texts, or
  /// else behind what is before it in both, or else goes to the end.
  mutating func update(_ text: String) {
    let (old, distance) = (self.text.utf8, end - cursor)
    var new = EditedText(text)
    let commonEnd = zip(old.reversed(), new.text.utf8.reversed()).prefix { $0 == $1 }.count
    let commonStart = zip(old, new.text.utf8).prefix { $0 == $1 }.count
    if distance <= commonEnd {
      new.moveCursor(to: new.end - distance)
    } else if cursor <= commonStart {
      new.moveCursor(to: cursor)
    }
    self = new
  }

  /// The position after the last cluster.
  var end: Int { text.utf8.count }

  /// The selected positions; empty at the cursor if there is no selection.
  var selection: Range<Int> {
    let anchor = anchor ?? cursor
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  /// Replaces the selection by text in one line, without control characters; a leading combining mark joins the cluster before it.
  ///
  /// - Returns: Whether the text has changed.
  @discardableResult mutating func insert(_ inserted: String) -> Bool {
    replace(selection, with: inserted.asOneLine)
  }

  /// Deletes the selection, or else the text between the cursor and the target of the movement.
  ///
  /// - Returns: Whether the text has changed.
  mutating func delete(_ movement: Movement) -> Bool {
    guard selection.isEmpty else { return replace(selection, with: "") }
    let target = target(of: movement)
    return replace(min(cursor, target)..<max(cursor, target), with: "")
  }

  /// Moves the cursor, and extends the selection if `selecting` is true.
  ///
  /// Otherwise the selection ends; one cluster back or forward then moves to that end of it.
  mutating func move(_ movement: Movement, selecting: Bool = false) {
    let previous = selection
    if selecting {
      anchor = anchor ?? cursor
      cursor = target(of: movement)
      return
    }
    anchor = nil
    switch movement {
    case .backward where !previous.isEmpty: cursor = previous.lowerBound
    case .forward where !previous.isEmpty: cursor = previous.upperBound
    default: cursor = target(of: movement)
    }
  }

  mutating func selectAll() {
    anchor = 0
    cursor = end
  }

  /// Moves the cursor before the cluster at or after a position.
  mutating func moveCursor(to position: Int) {
    anchor = nil
    cursor = text.position(notBefore: position)
  }

  private func target(of movement: Movement) -> Int {
    switch movement {
    case .backward: text.position(before: cursor)
    case .forward: text.position(after: cursor)
    case .wordBackward: text.startOfWord(before: cursor)
    case .wordForward: text.endOfWord(after: cursor)
    case .start: 0
    case .end: end
    }
  }

  /// Replaces a part of the text and moves the cursor behind it; the clusters where the parts meet may join.
  private mutating func replace(_ replaced: Range<Int>, with inserted: String) -> Bool {
    let range =
      text.index(atOffset: replaced.lowerBound)..<text.index(atOffset: replaced.upperBound)
    guard text[range] != inserted else {
      moveCursor(to: replaced.upperBound)
      return false
    }
    text.replaceSubrange(range, with: inserted)
    moveCursor(to: replaced.lowerBound + inserted.utf8.count)
    return true
  }
}
