import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct TextEditorLinearTests {
  private func linear(_ document: TextDocument) -> HeadlessLinearConsole {
    let window = Window()
    window.show(SampleScreen { TextEditor("Note", document: document) })
    return HeadlessLinearConsole(window)
  }

  @Test func `each line has a number`() {
    let document = TextDocument("one\n\nthree")
    let console = show(30, 8) {
      TextEditor("Note", document: document)
      Button("Save") {}
    }

    let lines = console.linearText.split(separator: "\n").prefix(6)
    #expect(
      lines == [
        "Note, text, 3 lines, focused", "1 one, selected", "2 empty", "3 three", "4 new line",
        "5 Save, button",
      ])
  }

  @Test func `a number asks for another text, and the last one adds a line`() {
    let document = TextDocument("one\n\nthree")
    let console = linear(document)

    #expect(console.enter("1") == "Note, new text. Enter keeps one; a space clears it")
    console.enter("first")
    #expect(document.text == "first\n\nthree")
    #expect(console.enter("4") == "Note, new line, new text")
    console.enter("last line")
    #expect(document.text == "first\n\nthree\nlast line")
    console.enter("3 third")
    #expect(document.text == "first\n\nthird\nlast line")
    console.enter("1")
    console.enter("")
    #expect(document.text == "first\n\nthird\nlast line")
  }

  @Test func `a blank empties a line, and an empty line goes`() {
    let document = TextDocument("one\ntwo\nthree")
    let console = linear(document)
    console.enter("2")
    console.enter(" ")
    #expect(document.text == "one\n\nthree")
    console.enter("2")
    console.enter(" ")
    #expect(document.text == "one\nthree")
    for _ in 0..<9 {
      console.enter("1")
      console.enter(" ")
    }
    #expect(document.isEmpty)
    console.enter("1 new")
    #expect(document.text == "new")
  }

  @Test(arguments: [20, 40])
  func `the number that adds a line is on a page of its own if need be`(count: Int) {
    let document = TextDocument((1...count).map { "text \($0)" }.joined(separator: "\n"))
    let console = linear(document)
    for _ in 1..<(count / 20) { console.enter("next") }
    #expect(console.enter("next").contains("\(count + 1) new line"))
    console.enter("\(count + 1) end")
    #expect(document.text.hasSuffix("text \(count)\nend"))
  }

  @Test func `an added line is one line without control characters, and blanks count as empty`() {
    let document = TextDocument("  ")
    let console = linear(document)
    #expect(console.transcript.contains("1 empty"))
    console.enter("2")
    console.enter("a\u{1B}[31m\tb")
    #expect(document.text == "  \na[31m b")
  }

  @Test func `a long text has pages`() {
    let document = TextDocument((1...45).map { "text \($0)" }.joined(separator: "\n"))
    let console = linear(document)
    #expect(console.transcript.contains("Note, text, lines 1 to 20 of 45"))
    #expect(console.enter("next").contains("Note, text, lines 21 to 40 of 45"))
    #expect(console.enter("next").contains("46 new line"))
    console.enter("45 end")
    #expect(document.text.hasSuffix("text 44\nend"))
  }
}
