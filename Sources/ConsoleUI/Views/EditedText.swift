/// A line of text with a cursor in it and perhaps a part selected; edited by what a reader takes for one
/// character.
struct EditedText: Sendable, Hashable {
  /// Where the cursor can go from where it is.
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
  /// The end of the selection at which the cursor is not.
  private var anchor: Int?

  /// Makes a line with the cursor at its end; line ends in the text become spaces.
  init(_ text: String = "") {
    characters = Array(Self.oneLine(text))
    cursor = characters.count
  }

  var text: String { String(characters) }

  var beforeCursor: String { String(characters[..<cursor]) }

  /// The numbers of the selected characters, zero-based; empty at the cursor when there are none.
  var selection: Range<Int> {
    let anchor = anchor ?? cursor
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  /// The columns that are taken by the selected characters, counted from the start of the text.
  var selectedColumns: Range<Int> {
    let start = String(characters[..<selection.lowerBound]).columns
    return start..<start + String(characters[selection]).columns
  }

  /// The same line with another character in place of each of its own.
  func masked(by character: Character) -> EditedText {
    var masked = self
    masked.characters = Array(repeating: character, count: characters.count)
    return masked
  }

  /// Puts text in place of what is selected; a combining mark joins the character before it.
  mutating func insert(_ text: String) {
    let before = String(characters[..<selection.lowerBound]) + Self.oneLine(text)
    let after = String(characters[selection.upperBound...])
    characters = Array(before + after)
    // Characters may have joined where the two parts meet: the cursor goes behind those.
    cursor = characters.count
    var rest = after.unicodeScalars.count
    while cursor > 0, rest >= characters[cursor - 1].unicodeScalars.count {
      cursor -= 1
      rest -= characters[cursor].unicodeScalars.count
    }
    anchor = nil
  }

  /// Deletes what is selected, else what lies between the cursor and where it would go.
  mutating func delete(_ movement: Movement) {
    let removed = selection
    guard removed.isEmpty else { return replace(removed) }
    let target = target(of: movement)
    replace(min(cursor, target)..<max(cursor, target))
  }

  /// Moves the cursor; a step without `selecting` leaves a selection at the end that lies that way.
  mutating func move(_ movement: Movement, selecting: Bool = false) {
    let left = selection
    if selecting {
      anchor = anchor ?? cursor
      cursor = target(of: movement)
      return
    }
    anchor = nil
    switch movement {
    case .backward where !left.isEmpty: cursor = left.lowerBound
    case .forward where !left.isEmpty: cursor = left.upperBound
    default: cursor = target(of: movement)
    }
  }

  mutating func selectAll() {
    anchor = 0
    cursor = characters.count
  }

  /// Moves the cursor behind so many characters; at most to an end.
  mutating func moveCursor(to index: Int) {
    anchor = nil
    cursor = min(max(0, index), characters.count)
  }

  /// Moves the cursor before the character that covers this column, zero-based; at most to an end.
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

  /// Removes characters and leaves the cursor there; what meets then may join.
  private mutating func replace(_ removed: Range<Int>) {
    let before = String(characters[..<removed.lowerBound])
    let after = String(characters[removed.upperBound...])
    characters = Array(before + after)
    moveCursor(to: removed.lowerBound)
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
