import ConsoleTesting
import Coordinators
import TestCases
import Testing

@testable import ConsoleUI
@testable import ConsoleWidgets

/// A field of any length is edited and drawn like a short one.
@Suite @MainActor struct LongTextFieldTests {
  private static let long = String(repeating: "zażółć 日本 gęślą 👩‍👩‍👧 e\u{301} ", count: 20_000)

  @Test func `what is drawn and measured follows the width, not the length`() {
    var edited = EditedText(Self.long)
    for movement in [EditedText.Movement.end, .backward, .wordBackward, .start, .forward] {
      edited.move(movement)
      let visible = VisibleText(edited, width: 40, from: 1_000_000)

      #expect(visible.text.utf8.count < 40 * 25)
      #expect((0..<40).contains(visible.cursorColumn))
      #expect(visible.text.columns >= 39 || edited.cursor < 40 * 25)
    }
  }

  @Test func `a field of a mebibyte is edited anywhere`() {
    var changes = 0
    var last = ""
    let console = show(40, 3) {
      TextField(
        "",
        didChange: {
          changes += 1
          last = $0
        })
    }
    console.paste(Self.long)

    console.press("x left left y ctrl-left z home a right right b end backspace backspace")
    console.send(.mouse(MouseEvent(.press(.left), at: Point(column: 39, row: 0))))
    console.press("home delete")

    #expect(changes == 9)
    #expect(last.hasPrefix("zabżółć 日本 gęślą"))
    #expect(last.utf8.count == Self.long.utf8.count + 2)
    #expect(console.screen.hasPrefix("> zabżółć 日本 gęślą"))
  }

  /// What an edited line must be, written as simply as possible.
  private struct Model {
    var characters: [Character] = []
    var cursor = 0
    var anchor: Int?

    var selection: Range<Int> { min(anchor ?? cursor, cursor)..<max(anchor ?? cursor, cursor) }

    mutating func replace(_ range: Range<Int>, _ text: String) {
      let before = String(characters[..<range.lowerBound]) + text
      let after = String(characters[range.upperBound...])
      characters = Array(before + after)
      cursor = characters.count
      var rest = after.unicodeScalars.count
      while cursor > 0, rest >= characters[cursor - 1].unicodeScalars.count {
        cursor -= 1
        rest -= characters[cursor].unicodeScalars.count
      }
      anchor = nil
    }

    mutating func press(_ key: String) {
      func wordStart(_ from: Int) -> Int {
        var start = from
        while start > 0, !isWordPart(start - 1) { start -= 1 }
        while start > 0, isWordPart(start - 1) { start -= 1 }
        return start
      }
      func wordEnd(_ from: Int) -> Int {
        var end = from
        while end < characters.count, !isWordPart(end) { end += 1 }
        while end < characters.count, isWordPart(end) { end += 1 }
        return end
      }
      let targets = [
        "left": max(0, cursor - 1), "right": min(characters.count, cursor + 1), "home": 0,
        "end": characters.count, "ctrl-left": wordStart(cursor), "ctrl-right": wordEnd(cursor),
      ]
      let deleted = [
        "backspace": max(0, cursor - 1), "delete": min(characters.count, cursor + 1),
        "ctrl-w": wordStart(cursor), "alt-d": wordEnd(cursor), "ctrl-u": 0,
        "ctrl-k": characters.count,
      ]
      if key.hasPrefix("shift-"), let target = targets[String(key.dropFirst(6))] {
        anchor = anchor ?? cursor
        cursor = target
      } else if let target = targets[key] {
        let previous = selection
        anchor = nil
        cursor = target
        if !previous.isEmpty, key == "left" { cursor = previous.lowerBound }
        if !previous.isEmpty, key == "right" { cursor = previous.upperBound }
      } else if let target = deleted[key] {
        let range =
          selection.isEmpty ? min(cursor, target)..<max(cursor, target) : selection
        replace(range, "")
      } else {
        replace(selection, key)
      }
    }

    private func isWordPart(_ index: Int) -> Bool {
      characters[index].isLetter || characters[index].isNumber
    }
  }

  private static let keys = [
    "left", "right", "left", "right", "home", "end", "ctrl-left", "ctrl-right", "shift-left",
    "shift-right", "shift-home", "shift-end", "backspace", "delete", "ctrl-w", "alt-d", "ctrl-u",
    "ctrl-k", "a", "b", " ", "ż", "日", "👩‍👩‍👧", "\u{301}", "\u{200D}", "🇵🇱", "\u{1F1F5}", "\u{AD}",
    "e\u{301}",
    "한", "\u{1100}", "\u{1161}", "ש", "👩", "\u{FE0F}", ".",
  ]

  @Test(arguments: Seed.few(1, many: 6))
  func `random edits give the text and the cursor of a simple model`(seed: Seed) throws {
    var generator = seed.generator
    var edited = EditedText()
    var model = Model()

    for step in 0..<1_500 {
      let key = try #require(Self.keys.randomElement(using: &generator))
      let before = edited.text
      let edit = KeyPress(name: key).flatMap { EditedText.Edit($0) }
      let hasChanged = edit.map { edited.perform($0) } ?? edited.insert(key)
      model.press(key)

      let comment: Comment = "step \(step), \(key.debugDescription)"
      #expect(
        Array(edited.text.unicodeScalars) == Array(String(model.characters).unicodeScalars), comment
      )
      let cursor = String(model.characters[..<model.cursor]).utf8.count
      try #require(edited.cursor == cursor, comment)
      #expect(hasChanged == (edited.text != before), comment)
    }
  }

  @Test(arguments: Seed.few(1, many: 3))
  func `the visible part is a part of the drawn whole`(seed: Seed) throws {
    var generator = seed.generator
    var start = 0
    var edited = EditedText("one 日本 zażółć")

    for step in 0..<600 {
      let key = try #require(Self.keys.randomElement(using: &generator))
      let edit = KeyPress(name: key).flatMap { EditedText.Edit($0) }
      _ = edit.map { edited.perform($0) } ?? edited.insert(key)
      let width = Int.random(in: 1...20, using: &generator)
      let visible = VisibleText(edited, width: width, from: start)
      let again = VisibleText(edited, width: width, from: visible.start)

      let comment: Comment = "step \(step), width \(width)"
      #expect(visible.start == again.start, comment)
      #expect((0..<max(1, width)).contains(visible.cursorColumn), comment)
      var (whole, part) = (
        Canvas(size: Size(columns: 2_000, rows: 1)), Canvas(size: Size(columns: width, rows: 1))
      )
      whole.write(edited.text, at: .zero)
      part.write(visible.text, at: .zero)
      let before = String(decoding: edited.text.utf8.prefix(visible.start), as: UTF8.self)
      let offset = (before + "x").columns - 1
      let shown = (0..<width - 1).map { whole.cluster(at: Point(column: offset + $0, row: 0)) }
      #expect(shown == (0..<width - 1).map { part.cluster(at: Point(column: $0, row: 0)) }, comment)
      start = visible.start
    }
  }

  @Test(arguments: [
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\u{85}b", "a b"), ("a\u{2028}b\u{2029}c", "a b c"),
    ("a\tb", "a b"), ("a\u{7F}b\u{9F}c\u{0}", "abc"), ("\u{2027}ã\u{A0}", "\u{2027}ã\u{A0}"),
  ])
  func `of what is typed or pasted, line ends and tabs become spaces, other controls go`(
    text: String, line: String
  ) {
    var edited = EditedText()

    edited.insert(text)

    #expect(edited.text == line)
  }

  @Test func `a long text comes back from the program without being read`() {
    var text = ""
    let console = show(40, 4) { TextField("", text: text, didChange: { text = $0 }) }
    console.paste(Self.long)

    console.press("home x end y")

    #expect(text == "x" + Self.long + "y")
    text = "new"
    #expect(console.screen.hasPrefix("> new\n"))
  }

  @Test func `a long secure field shows only dots`() {
    let console = show(20, 3) { SecureField("") }
    console.paste(Self.long)

    console.press("left left x home")

    #expect(console.screen.hasPrefix("> ••••••••••••••••••\n"))
    #expect(console.cursor?.column == 2)
  }
}
