/// A line of text with a cursor in it; edited by what a reader takes for one character.
struct EditedText: Sendable, Hashable {
  private var characters: [Character]
  /// The number of characters before the cursor.
  private(set) var cursor: Int

  /// Makes a line with the cursor at its end; line ends in the text become spaces.
  init(_ text: String = "") {
    characters = Array(Self.oneLine(text))
    cursor = characters.count
  }

  var text: String { String(characters) }

  var beforeCursor: String { String(characters[..<cursor]) }

  var afterCursor: String { String(characters[cursor...]) }

  /// Inserts text at the cursor; a combining mark joins the character before it.
  mutating func insert(_ text: String) {
    let before = beforeCursor + Self.oneLine(text)
    let after = afterCursor
    characters = Array(before + after)
    // Characters may have joined where the two parts meet: the cursor goes behind those.
    cursor = characters.count
    var rest = after.unicodeScalars.count
    while cursor > 0, rest >= characters[cursor - 1].unicodeScalars.count {
      cursor -= 1
      rest -= characters[cursor].unicodeScalars.count
    }
  }

  mutating func deleteBackward() {
    guard cursor > 0 else { return }
    replace(cursor - 1..<cursor)
  }

  mutating func deleteForward() {
    guard cursor < characters.count else { return }
    replace(cursor..<cursor + 1)
  }

  mutating func deleteWordBackward() { replace(startOfWord..<cursor) }

  mutating func deleteToStart() { replace(0..<cursor) }

  mutating func deleteToEnd() { replace(cursor..<characters.count) }

  mutating func moveBackward() { cursor = max(0, cursor - 1) }

  mutating func moveForward() { cursor = min(characters.count, cursor + 1) }

  mutating func moveToStart() { cursor = 0 }

  mutating func moveToEnd() { cursor = characters.count }

  /// Moves the cursor before the character that covers this column, zero-based; at most to an end.
  mutating func moveCursor(toColumn column: Int) {
    cursor = 0
    var end = 0
    while cursor < characters.count {
      end += String(characters[cursor]).columns
      guard end <= column else { return }
      cursor += 1
    }
  }

  mutating func moveWordBackward() { cursor = startOfWord }

  mutating func moveWordForward() {
    let word = characters[cursor...].drop { !$0.isWordPart }
    cursor = word.drop(while: \.isWordPart).startIndex
  }

  private var startOfWord: Int {
    var start = cursor
    while start > 0, !characters[start - 1].isWordPart { start -= 1 }
    while start > 0, characters[start - 1].isWordPart { start -= 1 }
    return start
  }

  /// Removes characters and leaves the cursor there; what meets then may join.
  private mutating func replace(_ removed: Range<Int>) {
    let before = String(characters[..<removed.lowerBound])
    let after = String(characters[removed.upperBound...])
    characters = Array(before + after)
    cursor = min(removed.lowerBound, characters.count)
  }

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
