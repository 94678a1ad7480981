/// A text that a frame draws, and how much of it can be seen.
struct DrawnText {
  /// The whole text as the view has it, with its marks.
  let text: String
  let rect: Rect
  /// The label of the control that draws the text, if it is in the text, perhaps between brackets.
  var label: String?
  /// Whether a part had no room.
  var isCut = false
  /// Whether a panel was drawn over the screen of the text.
  var isBehind = false
  /// Whether the user has typed the text.
  var isTyped = false
  /// The number of visible letters and digits by their mark; those without one count for the empty mark.
  var shown: [String: Int] = [:]

  private static let noMark = ""

  init(_ text: String, in rect: Rect) {
    (self.text, self.rect) = (text, rect)
  }

  mutating func show(_ character: Character) {
    guard character.isInWord else { return }
    shown[TextMarks.lookup(of: character) ?? Self.noMark, default: 0] += 1
  }

  /// The marks of the text, in order, and `nil` for letters without any.
  var marks: [String?] { Self.order(of: text) }

  /// The marks of the parts that the user cannot read whole, `nil` for a part without any.
  ///
  /// If all letters can be read, a sign at the end is cut, which counts as what is before it.
  var marksOfCut: [String?] {
    var whole: [String: Int] = [:]
    for character in text where character.isInWord {
      whole[TextMarks.lookup(of: character) ?? Self.noMark, default: 0] += 1
    }
    let marks = marks
    let cut = marks.filter { mark in
      shown[mark ?? Self.noMark, default: 0] < whole[mark ?? Self.noMark, default: 0]
    }
    return cut.isEmpty ? marks.suffix(1) : cut
  }

  /// Whether letters are missing on the screen.
  var lacksLetters: Bool {
    shown.values.reduce(0, +) < text.reduce(0) { $0 + ($1.isInWord ? 1 : 0) }
  }

  /// Whether there is a word, and nothing in the text comes from a lookup.
  var comesFromNoLookup: Bool {
    let letters = text.map(\.isLetter)
    return zip(letters, letters.dropFirst()).contains { $0 && $1 } && marks.allSatisfy { $0 == nil }
  }

  static func order(of text: String) -> [String?] {
    var marks: [String?] = []
    for character in text where character.isInWord {
      let mark = TextMarks.lookup(of: character)
      if !marks.contains(mark) { marks.append(mark) }
    }
    return marks
  }
}
