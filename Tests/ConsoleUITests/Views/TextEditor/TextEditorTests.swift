import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Testing

@Suite @MainActor struct TextEditorTests {
  private func editor(
    _ text: String = "", columns: Int = 24, rows: Int = 8, label: String = ""
  ) -> (console: HeadlessConsole, document: TextDocument) {
    let document = TextDocument(text)
    return (
      show(columns, rows) { TextEditor(label, document: document) }, document
    )
  }

  @Test(arguments: [
    ("one", "end x", "onex"), ("one\ntwo", "down x", "one\nxtwo"), ("ab", "right enter", "a\nb"),
    ("ab\ncd", "down backspace", "abcd"), ("ab\ncd", "end delete", "abcd"),
    ("one two", "end ctrl-w", "one "), ("one two", "ctrl-right ctrl-k", "one"),
    ("one\ntwo", "ctrl-k ctrl-k", "two"), ("one\ntwo", "down end ctrl-u", "one\n"),
    ("ab", "right left left left x", "xab"), ("ab\ncd", "right right right x", "ab\nxcd"),
    ("ab\ncd", "down left x", "abx\ncd"), ("ab\ncd", "ctrl-end x", "ab\ncdx"),
    ("ab\ncd", "ctrl-end ctrl-home x", "xab\ncd"), ("👩‍👩‍👧b", "right backspace", "b"),
    ("abc\nd\nabc", "end down down x", "abc\nd\nabcx"),
    ("one\ntwo", "end ctrl-a ctrl-a delete", ""),
    ("one", "shift-end x", "x"), ("one\ntwo", "shift-down x", "xtwo"),
    ("one\ntwo\nend", "shift-down shift-down shift-up backspace", "two\nend"),
    ("one two", "shift-end left x", "xone two"), ("one two", "shift-end right x", "one twox"),
    ("one\ntwo", "ctrl-right ctrl-right ctrl-right x", "one\ntwox"),
    ("one\ntwo", "ctrl-end ctrl-left ctrl-left x", "onex\ntwo"), ("", "enter enter x", "\n\nx"),
    ("one", "alt-d ctrl-y ctrl-y", "oneone"),
    ("ab cd", "shift-ctrl-right ctrl-x end ctrl-y", " cdab"),
    ("ab", "shift-end alt-w end ctrl-y", "abab"), ("ab", "tab x", "xab"),
    ("", "backspace delete ctrl-w ctrl-k ctrl-u left right up down pageup pagedown", ""),
  ])
  func `keys edit the text`(text: String, keys: String, result: String) {
    let (console, document) = editor(text)
    console.press(keys)
    #expect(document.text == result)
  }

  @Test func `what is typed is one step up to the end of a word`() {
    let (console, document) = editor()
    console.type("one two")
    console.press("enter")
    console.type("x")
    var texts: [String] = []
    while document.canUndo {
      console.press("ctrl-_")
      texts.append(document.text)
    }
    #expect(texts == ["one two\n", "one two", "one ", ""])

    while document.canRedo { console.press("alt-e") }
    #expect(document.text == "one two\nx")
  }

  @Test func `a moved cursor begins a step, and an edit forgets what was undone`() {
    let (console, document) = editor()
    console.press("a b left c alt-u")
    #expect(document.text == "ab")
    console.press("x")
    #expect(document.text == "axb")
    #expect(!document.canRedo)
  }

  @Test func `undoing restores the selection`() {
    let (console, document) = editor("one two")
    console.press("ctrl-right shift-end x ctrl-_")
    #expect(document.text == "one two")
    #expect(document.selectedText == " two")
  }

  @Test func `long lines are wrapped, and the cursor moves by rows`() {
    let (console, document) = editor("The quick brown fox jumps over it", columns: 16, rows: 6)
    #expect(console.screen.hasPrefix("> The quick\n  brown fox\n  jumps over\n  it"))
    console.press("down end x home y")
    #expect(document.text == "The quick ybrown foxx jumps over it")
  }

  @Test func `the cursor keeps its column over shorter rows`() {
    let (console, document) = editor("long line\nab\nlong line")
    console.press("end down")
    #expect(console.cursor == Point(column: 4, row: 1))
    console.press("down x")
    #expect(document.text == "long line\nab\nlong linex")
  }

  @Test func `the view follows the cursor, and the wheel moves the view alone`() {
    let (console, document) = editor(
      (1...30).map { "line \($0)" }.joined(separator: "\n"), columns: 20, rows: 5)
    console.press("ctrl-end")
    #expect(console.screen.contains("line 30"))
    console.scroll(by: -3)
    #expect(console.screen.contains("line 18"))
    #expect(!console.screen.contains("line 30"))
    console.type("x")
    #expect(console.screen.contains("line 30x"))
    #expect(document.text.hasSuffix("line 30x"))
  }

  @Test func `page keys move by what is visible`() {
    let (console, _) = editor(
      (1...30).map { "line \($0)" }.joined(separator: "\n"), columns: 20, rows: 6)
    console.press("pagedown pagedown x pageup y")
    #expect(console.screen.contains("lyine 5"))
  }

  @Test func `a click moves the cursor, and a drag selects`() {
    let (console, document) = editor("one two\nthree")
    console.click(column: 5, row: 0)
    console.type("x")
    #expect(document.text == "onex two\nthree")
    console.drag(from: Point(column: 2, row: 0), to: Point(column: 4, row: 1))
    #expect(document.selectedText == "onex two\nth")
    console.drag(from: Point(column: 4, row: 1), to: Point(column: 90, row: 90))
    #expect(document.selectedText == "ree")
  }

  @Test func `a click on the track scrolls`() {
    let (console, _) = editor(
      (1...100).map { "line \($0)" }.joined(separator: "\n"), columns: 20, rows: 10)
    console.click(column: 19, row: 8)
    #expect(console.screen.contains("line 100"))
    console.drag(from: Point(column: 19, row: 8), to: Point(column: 19, row: 0))
    #expect(console.screen.contains("line 1 "))
  }

  @Test func `arrows leave the editor at its first and last row`() {
    let document = TextDocument("one\ntwo")
    let console = show(24, 12) {
      TextField("Above")
      TextEditor("Note", document: document).frame(height: 4)
      TextField("Below")
    }
    console.press("tab x up y")
    console.press("tab down down z")
    #expect(document.text == "xone\ntwo")
    #expect(console.linearText.contains("Above, text field, y"))
    #expect(console.linearText.contains("Below, text field, z"))
  }

  @Test func `pasted line ends are kept, and other controls removed`() {
    let (console, document) = editor()
    console.paste("one\r\ntwo\rthree\u{1B}[31m\tend\u{2028}x")
    #expect(document.text == "one\ntwo\nthree[31m\tend\nx")
    console.press("ctrl-_")
    #expect(document.isEmpty)
  }

  @Test
  func `a text of the program is reported with each edit, and replaced when it passes another`() {
    var text = "one"
    var reports: [String] = []
    let console = show(24, 6) {
      TextEditor("", text: text) {
        text = $0
        reports.append($0)
      }
    }
    console.type("x")
    console.press("left")
    console.press("enter")
    #expect(reports == ["xone", "\nxone"])

    text = "other"
    console.press("end y")
    #expect(text == "othery")
  }

  @Test func `the program changes the document while it is shown`() {
    let (console, document) = editor("one\ntwo\nthree")
    console.press("ctrl-end")
    document.text = "a"
    #expect(console.screen.contains("> a"))
    #expect(!document.canUndo)
    document.insert("b\nc")
    console.press("x")
    #expect(document.text == "b\ncxa")
  }

  @Test func `the placeholder is shown while there is no text`() {
    let document = TextDocument()
    let console = show(24, 6) {
      TextEditor("Note", document: document).placeholder("what happened")
    }
    #expect(console.screen.contains("what happened"))
    console.type("x")
    #expect(!console.screen.contains("what happened"))
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 1), (1, 9), (9, 1), (5, 3), (300, 100)])
  func `fits into any window`(columns: Int, rows: Int) {
    let (console, document) = editor(
      "日本語 one two\n\n\tx", columns: columns, rows: rows, label: "Note")
    console.press("a enter shift-down ctrl-end b pageup shift-pagedown ctrl-x ctrl-y left right up")
    console.drag(from: Point(column: 0, row: 0), to: Point(column: 299, row: 99))
    console.scroll(by: 5)
    console.scroll(by: -9)
    console.resize(columns: rows, rows: columns)
    #expect(document.text.contains("日本語"))
  }

  @Test func `the document goes with the program that keeps it`() {
    weak var released: TextDocument?
    do {
      let (console, document) = editor("one")
      released = document
      console.press("x ctrl-_")
    }
    #expect(released == nil)
  }
}
