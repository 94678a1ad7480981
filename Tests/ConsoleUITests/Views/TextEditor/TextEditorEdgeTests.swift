import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Testing

/// Text editors at their edges: other documents, the clipboard, the thumb, and what is around them.
@Suite @MainActor struct TextEditorEdgeTests {
  @MainActor private final class Model {
    var text = ""
    var document = TextDocument()
  }

  private static func lines(_ name: String, _ count: Int) -> String {
    (1...count).map { "\(name) \($0)" }.joined(separator: "\n")
  }

  @Test func `another document is shown at its cursor`() {
    let model = Model()
    model.document = TextDocument(Self.lines("a", 90))
    let console = show(20, 6) { TextEditor("", document: model.document) }
    console.scroll(by: 5)
    model.document = TextDocument(Self.lines("b", 90))
    console.press("f5")
    #expect(console.screen.hasPrefix("> b 1 "))
  }

  @Test func `a program that changes what is typed keeps the cursor where it is`() {
    let model = Model()
    let console = show(20, 4) {
      TextEditor("", text: model.text) { model.text = $0.uppercased() }
    }
    console.type("abc")
    console.press("left")
    console.type("d")
    #expect(model.text == "ABDC")
  }

  @Test func `letters that are composed otherwise are another text`() {
    let document = TextDocument("e\u{301}")
    let console = show(20, 4) { TextEditor("", document: document) }
    console.press("shift-end")
    console.paste("\u{E9}")
    #expect(Array(document.text.unicodeScalars) == ["\u{E9}"])
  }

  @Test(arguments: ["end ctrl-k", "home ctrl-u", "home ctrl-w", "end alt-d"])
  func `deleting nothing leaves the clipboard`(keys: String) {
    let document = TextDocument("abc")
    let console = show(20, 4) { TextEditor("", document: document) }
    console.press("shift-right ctrl-x \(keys) end ctrl-y")
    #expect(document.text == "bca")
  }

  @Test func `pasting nothing deletes nothing, and what was deleted by words is pasted`() {
    let document = TextDocument("one two")
    let console = show(20, 4) { TextEditor("", document: document) }
    console.press("shift-end ctrl-y")
    #expect(document.text == "one two")
    console.press("ctrl-w ctrl-y ctrl-y")
    #expect(document.text == "one twoone two")
  }

  @Test func `what is cut or copied goes to the clipboard of the terminal`() {
    let document = TextDocument("one two")
    let console = show(20, 4) { TextEditor("", document: document) }
    console.press("shift-ctrl-right ctrl-x shift-end alt-w")
    #expect(console.terminal.copiedTexts == ["one", " two"])
  }

  @Test(arguments: [1, 3])
  func `the thumb reaches the end of long paragraphs`(paragraphs: Int) {
    let words = (1...100).map { "word\($0)" }.joined(separator: " ")
    let text = Array(repeating: words, count: paragraphs).joined(separator: "\n")
    let document = TextDocument(text)
    let console = show(24, 9) { TextEditor("", document: document) }
    console.drag(from: Point(column: 23, row: 0), to: Point(column: 23, row: 7))
    #expect(console.screen.contains("word100"))
    console.drag(from: Point(column: 23, row: 7), to: Point(column: 23, row: 0))
    #expect(console.screen.contains("word1 "))
  }

  @Test func `a narrow editor has no thumb to click, and a click on the label moves nothing`() {
    let document = TextDocument(Self.lines("a", 90))
    let narrow = show(6, 6) { TextEditor("", document: document) }
    narrow.click(column: 5, row: 3)
    #expect(narrow.screen.contains("a 1"))

    let other = TextDocument(Self.lines("b", 90))
    let labelled = show(20, 6) { TextEditor("Note", document: other) }
    labelled.scroll(by: 2)
    labelled.click(column: 5, row: 0)
    #expect(labelled.screen.hasPrefix("Note\n> b 7"))
  }

  @Test func `a selected line end takes a cell`() {
    let document = TextDocument("ab\ncd")
    let console = show(20, 5) { TextEditor("", document: document) }
    console.press("shift-down")
    let inverse = console.canvas.style(at: Point(column: 4, row: 0))
    #expect(inverse != .plain)
    #expect(console.canvas.style(at: Point(column: 5, row: 0)) == .plain)
  }

  @Test func `in a scroll view the row of the cursor stays visible`() {
    let document = TextDocument(Self.lines("line", 30))
    let console = show(24, 8) {
      ScrollView {
        Text("above")
        TextEditor("Note", document: document).frame(height: 20)
        Text("below")
      }
    }
    console.press("pagedown")
    let row = console.cursor?.row ?? 0
    #expect((0..<7).contains(row))
    #expect(console.screen.contains("line 19") || console.screen.contains("line 20"))
  }

  @Test func `two editors of different widths show one document`() {
    let document = TextDocument("one two three four five")
    let console = show(40, 9) {
      HStack {
        TextEditor("A", document: document).frame(width: 14)
        TextEditor("B", document: document).frame(width: 20)
      }
    }
    console.type("zero ")
    #expect(document.text == "zero one two three four five")
    #expect(console.screen.contains("zero one"))
  }

  @Test func `words are deleted forward in steps`() {
    let document = TextDocument("ab cd")
    let console = show(20, 4) { TextEditor("", document: document) }
    console.press("delete delete delete delete delete ctrl-_")
    #expect(document.text == "cd")
    console.press("ctrl-_")
    #expect(document.text == "ab cd")
  }
}
