/// A line of text with a cursor and perhaps a selection, edited by grapheme clusters.
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

  private var characters: [Character]
  /// The number of characters before the cursor.
  private(set) var cursor: Int
  /// The end of the selection opposite the cursor.
  private var anchor: Int?

  /// Creates a line with the cursor at its end; line ends and tabs in the text become spaces.
  init(_ text: String = "") {
    characters = Array(Self.oneLine(text))
    cursor = characters.count
  }

  var text: String { String(characters) }

  var beforeCursor: String { String(characters[..<cursor]) }

  /// The indices of the selected characters; empty at the cursor if there is no selection.
  var selection: Range<Int> {
    let anchor = anchor ?? cursor
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  /// The columns of the selected characters, relative to the start of the text.
  var selectedColumns: Range<Int> {
    let start = String(characters[..<selection.lowerBound]).columns
    return start..<start + String(characters[selection]).columns
  }

  /// The same line with each character replaced by another.
  func masked(by character: Character) -> EditedText {
    var masked = self
    masked.characters = Array(repeating: character, count: characters.count)
    return masked
  }

  /// Replaces the selection by text; a leading combining mark joins the character before it.
  mutating func insert(_ text: String) {
    let before = String(characters[..<selection.lowerBound]) + Self.oneLine(text)
    let after = String(characters[selection.upperBound...])
    characters = Array(before + after)
    // Characters may have joined where the parts meet; the cursor goes behind the joined one.
    cursor = characters.count
    var rest = after.unicodeScalars.count
    while cursor > 0, rest >= characters[cursor - 1].unicodeScalars.count {
      cursor -= 1
      rest -= characters[cursor].unicodeScalars.count
    }
    anchor = nil
  }

  /// Deletes the selection, or else the text between the cursor and the target of the movement.
  mutating func delete(_ movement: Movement) {
    let removed = selection
    guard removed.isEmpty else { return remove(removed) }
    let target = target(of: movement)
    remove(min(cursor, target)..<max(cursor, target))
  }

  /// Moves the cursor, and extends the selection if `selecting` is true.
  ///
  /// Otherwise the selection ends; one character back or forward then moves to that end of it.
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
    cursor = characters.count
  }

  /// Moves the cursor before the character at an index; an index out of range moves it to an end.
  mutating func moveCursor(to index: Int) {
    anchor = nil
    cursor = min(max(0, index), characters.count)
  }

  /// Moves the cursor before the character at a zero-based column; a column out of range moves it to an end.
  mutating func moveCursor(toColumn column: Int) {
    var index = 0
    var end = 0
    while index < characters.count {
      end += String(characters[index]).columns
      guard end <= column else { break }
      index += 1
    }
    moveCursor(to: index)
  }

  private func target(of movement: Movement) -> Int {
    switch movement {
    case .backward: max(0, cursor - 1)
    case .forward: min(characters.count, cursor + 1)
    case .wordBackward: startOfWord
    case .wordForward: endOfWord
    case .start: 0
    case .end: characters.count
    }
  }

  private var startOfWord: Int {
    var start = cursor
    while start > 0, !characters[start - 1].isWordPart { start -= 1 }
    while start > 0, characters[start - 1].isWordPart { start -= 1 }
    return start
  }

  private var endOfWord: Int {
    let word = characters[cursor...].drop { !$0.isWordPart }
    return word.drop(while: \.isWordPart).startIndex
  }

  /// Removes characters and moves the cursor there; the characters before and after may join.
  private mutating func remove(_ removed: Range<Int>) {
    let before = String(characters[..<removed.lowerBound])
    let after = String(characters[removed.upperBound...])
    characters = Array(before + after)
    moveCursor(to: removed.lowerBound)
  }

  /// Replaces line ends and tabs by spaces, and removes other control characters.
  private static func oneLine(_ text: String) -> String {
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
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
