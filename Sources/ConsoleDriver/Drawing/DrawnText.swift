internal import ConsoleUI

/// A text of a frame, and how it was drawn.
struct DrawnText {
  /// How much of a text there was room for.
  enum Room: Hashable {
    /// All of it, or the rest can be scrolled into sight.
    case whole
    /// A part, because the program lets the view shorten it.
    case shortened
    /// A part.
    case cut
    /// None: the element with this role was not drawn.
    case none(Semantics.Role)
  }

  /// Letters over which something was drawn later.
  private struct Loss: Hashable {
    let mark: String?
    /// `nil` below a panel that the user closes, which is no fault.
    let kind: DrawingFault.Kind?
  }

  /// The whole text as the view has it, with its marks.
  let text: String
  let rect: Rect
  var room = Room.whole
  /// The label of the control that draws the text, if it is in the text, perhaps between brackets.
  var label: String?
  /// Whether a panel was drawn over the screen of the text.
  var isBehind = false
  /// Whether the user has typed the text.
  var isTyped = false
  /// Whether the text is in one row, so that a line end in it has no meaning.
  var isOneRow = false
  /// The number of visible letters and digits by their mark; those without one count for the empty mark.
  private(set) var shown: [String: Int] = [:]
  private var losses: [Loss] = []

  private static let noMark = ""

  init(_ text: String, in rect: Rect) {
    (self.text, self.rect) = (text, rect)
  }

  mutating func show(_ character: Character) {
    guard character.isInWord else { return }
    shown[TextMarks.lookup(of: character) ?? Self.noMark, default: 0] += 1
  }

  /// Notes that a character was drawn over, by another text or by something else.
  mutating func lose(_ character: Character, to kind: DrawingFault.Kind?) {
    guard character.isInWord else { return }
    let loss = Loss(mark: TextMarks.lookup(of: character), kind: kind)
    if !losses.contains(loss) { losses.append(loss) }
  }

  /// Whether the element of the text was drawn.
  var isDrawn: Bool { if case .none = room { false } else { true } }

  /// The marks of the text, in order, and `nil` for letters without any.
  var marks: [String?] { Self.order(of: text) }

  /// The marks of the parts that the user can read whole.
  var readableMarks: [String] {
    if isBehind { return [] }
    let whole = Self.count(text)
    return marks.compactMap(\.self).filter { mark in
      shown[mark, default: 0] >= whole[mark, default: 0] && !losses.contains { $0.mark == mark }
    }
  }

  /// What is wrong with the text, and the marks of the parts that it concerns; `nil` for a part without any.
  ///
  /// This is the only place that judges how a text was drawn.
  var faults: [(kind: DrawingFault.Kind, mark: String?)] {
    if isBehind { return [] }
    var faults: [(kind: DrawingFault.Kind, mark: String?)] =
      switch room {
      case .whole: []
      case .shortened: marksOfCut.map { (.shortened, $0) }
      case .cut where shown.isEmpty: marksOfCut.map { (.hidden(.text), $0) }
      case .cut: marksOfCut.map { (.cut, $0) }
      case .none(let role): marks.map { (.hidden(role), $0) }
      }
    faults += losses.compactMap { loss in loss.kind.map { ($0, loss.mark) } }
    if let control { faults += marks.map { (.control(control), $0) } }
    return faults.filter { $0.mark != nil || !isTyped }
  }

  /// The marks of the parts that the user cannot read whole, `nil` for a part without any.
  ///
  /// If all letters can be read, a sign at the end is cut, which counts as what is before it.
  private var marksOfCut: [String?] {
    let whole = Self.count(text)
    let marks = marks
    let cut = marks.filter { mark in
      shown[mark ?? Self.noMark, default: 0] < whole[mark ?? Self.noMark, default: 0]
    }
    return cut.isEmpty ? marks.suffix(1) : cut
  }

  /// The first control character that has no meaning where the text is.
  private var control: Unicode.Scalar? {
    let character = text.first { character in
      guard let scalar = character.unicodeScalars.first else { return false }
      if character.isLineEnd { return isOneRow }
      return scalar.properties.generalCategory == .control && scalar != "\t"
    }
    return character?.unicodeScalars.first
  }

  /// Whether letters are missing on the screen.
  var lacksLetters: Bool {
    shown.values.reduce(0, +) < text.count(where: \.isInWord)
  }

  /// Whether there is a word, and nothing in the text comes from a lookup.
  var comesFromNoLookup: Bool { text.hasWord && marks.allSatisfy { $0 == nil } }

  /// The words between letters and digits that come from lookups.
  var partsWithoutMark: [String] {
    text.split { $0.isInWord && TextMarks.lookup(of: $0) != nil }.map { part in
      String(part.drop { !$0.isInWord }.reversed().drop { !$0.isInWord }.reversed())
    }.filter(\.hasWord)
  }

  static func order(of text: String) -> [String?] {
    var marks: [String?] = []
    for character in text where character.isInWord {
      let mark = TextMarks.lookup(of: character)
      if !marks.contains(mark) { marks.append(mark) }
    }
    return marks
  }

  /// The number of letters and digits by their mark.
  private static func count(_ text: String) -> [String: Int] {
    var count: [String: Int] = [:]
    for character in text where character.isInWord {
      count[TextMarks.lookup(of: character) ?? noMark, default: 0] += 1
    }
    return count
  }
}

extension String {
  /// Whether there are two letters side by side.
  fileprivate var hasWord: Bool {
    let letters = map(\.isLetter)
    return zip(letters, letters.dropFirst()).contains { $0 && $1 }
  }
}
