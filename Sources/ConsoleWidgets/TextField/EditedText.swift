internal import ConsoleUI

/// A line of text with a cursor and perhaps a selection, edited by grapheme clusters.
///
/// Positions are UTF-8 offsets of clusters, so that an edit looks only at the clusters around it, however long
/// the text is.
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

  /// Creates a line with the cursor at its end; line ends and tabs in the text become spaces.
  init(_ text: String = "") {
    self.text = Self.oneLine(text)
    cursor = self.text.utf8.count
  }

  /// The position after the last cluster.
  var end: Int { text.utf8.count }

  /// The selected positions; empty at the cursor if there is no selection.
  var selection: Range<Int> {
    let anchor = anchor ?? cursor
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  /// Replaces the selection by text; a leading combining mark joins the cluster before it.
  ///
  /// - Returns: Whether the text has changed.
  @discardableResult mutating func insert(_ inserted: String) -> Bool {
    replace(selection, with: Self.oneLine(inserted))
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
    cursor = boundary(notBefore: position)
  }

  /// The position of the cluster before a position; zero at the start.
  func position(before position: Int) -> Int {
    position > 0 ? text.offset(of: text.index(before: text.index(atOffset: position))) : 0
  }

  /// The position of the cluster after a position; the end at the end.
  func position(after position: Int) -> Int {
    position < end ? text.offset(of: text.index(after: text.index(atOffset: position))) : end
  }

  /// The nearest position that is not before an offset, which may lie inside a cluster or behind the text.
  func boundary(notBefore offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < end else { return end }
    let index = text.index(atOffset: offset)
    // `index(after:)` starts from the beginning of the cluster that contains the index.
    return String.Index(index, within: text) == nil
      ? text.offset(of: text.index(after: index)) : offset
  }

  private func target(of movement: Movement) -> Int {
    switch movement {
    case .backward: position(before: cursor)
    case .forward: position(after: cursor)
    case .wordBackward: startOfWord
    case .wordForward: endOfWord
    case .start: 0
    case .end: end
    }
  }

  private var startOfWord: Int {
    let before = text[..<text.index(atOffset: cursor)]
    let blanks = before.reversed().prefix { !$0.isWordPart }
    let word = before[..<blanks.endIndex.base].reversed().prefix(while: \.isWordPart)
    return text.offset(of: word.endIndex.base)
  }

  private var endOfWord: Int {
    let word = text[text.index(atOffset: cursor)...].drop { !$0.isWordPart }
    return text.offset(of: word.drop(while: \.isWordPart).startIndex)
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

  /// Replaces line ends and tabs by spaces, and removes other control characters.
  private static func oneLine(_ text: String) -> String {
    guard mayHaveControls(text) else { return text }
    var scalars = String.UnicodeScalarView()
    for character in text {
      if character.isNewline || character == "\t" {
        scalars.append(" ")
      } else {
        scalars.append(
          contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control }
        )
      }
    }
    return String(scalars)
  }

  /// Whether a byte may belong to a control character or a line end: a fast check for long texts.
  private static func mayHaveControls(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    for index in bytes.indices {
      switch bytes[index] {
      case ..<0x20, 0x7F: return true
      // U+0080 to U+009F, and U+2028 and U+2029; the next byte of a valid text exists.
      case 0xC2 where bytes[index + 1] < 0xA0: return true
      case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: return true
      default: break
      }
    }
    return false
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

extension String {
  fileprivate func index(atOffset offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  fileprivate func offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }
}
