import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Testing

@Suite @MainActor struct TextFieldTests {
  @Test func `the hint for Enter has the submit label of the field`() {
    let console = show(40, 4) { TextField("Words", didSubmit: { _ in }).submitLabel("search") }

    #expect(console.screen.contains("enter search"))
  }

  @Test(arguments: [
    ("zażółć", "backspace", "zażół"), ("zażółć", "home delete", "ażółć"),
    ("ab", "left x", "axb"), ("ab", "left left left x", "xab"), ("ab", "home right x", "axb"),
    ("👩‍👩‍👧b", "left backspace", "b"), ("🇵🇱🇬🇧", "backspace", "🇵🇱"), ("日本", "left x", "日x本"),
    ("one two", "ctrl-w", "one "), ("one two", "ctrl-left x", "one xtwo"),
    ("one two", "home ctrl-right x", "onex two"), ("one two", "ctrl-u", ""),
    ("one two", "home ctrl-k", ""), ("one", "ctrl-a x ctrl-e y", "xoney"), ("", "backspace", ""),
    ("", "delete ctrl-w ctrl-left ctrl-right", ""), ("e\u{301}", "backspace", ""),
  ])
  func `editing works on grapheme clusters`(
    text: String, keys: String, result: String
  ) {
    var seen = ""
    let console = show(40, 3) {
      TextField("Name:", didChange: { seen = $0 }, didSubmit: { seen = $0 })
    }

    console.type(text)
    console.press(keys + " enter")

    #expect(seen == result)
  }

  @Test(arguments: [
    ("a b home x y", "XYAB"), ("a b left x y", "AXYB"), ("a b x y", "ABXY"),
    ("a b home delete x", "XB"), ("a b left left x ctrl-k", "X"),
  ])
  func `the cursor stays where it is in a text that the program normalizes`(
    keys: String, result: String
  ) {
    var code = ""
    let console = show(40, 3) { TextField("Code", text: code) { code = $0.uppercased() } }

    console.press(keys)

    #expect(code == result)
  }

  @Test func `the cursor goes to the end of another text`() {
    var text = "Anna"
    let console = show(40, 3) { TextField("Name", text: text) { text = $0 } }
    console.press("home right")

    text = "Bożydar"
    console.press("x")

    #expect(text == "Bożydarx")
  }

  @Test func `a combining mark joins the letter before the cursor`() {
    var seen = ""
    let console = show(40, 3) { TextField("", didChange: { seen = $0 }) }

    console.type("eb")
    console.press("left")
    console.type("\u{301}x")

    #expect(seen == "e\u{301}xb")
  }

  @Test func `letters are text, not commands, and changes are reported`() {
    var changes: [String] = []
    let console = show(40, 3) { TextField("Search:", didChange: { changes.append($0) }) }

    console.type("q?1")

    #expect(changes == ["q", "q?", "q?1"])
    #expect(console.outcome == nil)
  }

  @Test func `pasted lines become one, without control characters`() {
    var seen = ""
    let console = show(40, 3) { TextField("", didChange: { seen = $0 }) }

    console.paste("one\ntwo\tthree\u{1B}[2J")

    #expect(seen == "one two three[2J")
  }

  @Test func `control characters of a given text are shown, and stay where nothing is typed`() {
    var seen = ""
    let console = show(40, 3) {
      TextField("", text: "bell\u{7}\t.txt\u{7F}", didChange: { seen = $0 })
    }
    #expect(console.screen.hasPrefix("> bell␇␉.txt␡"))
    #expect(console.cursor?.column == 2 + 11)

    console.press("backspace backspace home")
    console.type("x")
    console.press("right right right right")
    console.type("y")

    #expect(seen == "xbelly\u{7}\t.tx")
    #expect(console.screen.hasPrefix("> xbelly␇␉.tx"))
    console.click(column: 2 + 7, row: 0)
    console.press("backspace")
    #expect(seen == "xbelly\t.tx")
  }

  @Test func `the cursor stays visible in a narrow field`() {
    let console = show(20, 3) { TextField("Imię:", text: "Konstantynopolitańczyk") }

    console.expectSnapshot(named: "narrow field", as: .styledText)

    console.press("home")
    #expect(console.screen.hasPrefix("Imię:\n> Konstantynopolitań\n"))
    #expect(console.cursor?.column == 2)
  }

  @Test func `in a single row the label is before the text, which is clicked where it is`() {
    var edited = ""
    let console = show(30, 1) { TextField("Name:", text: "abcdef", didChange: { edited = $0 }) }

    #expect(console.screen == "> Name: abcdef")
    console.click(on: "cd")
    console.type("x")

    #expect(edited == "abxcdef")
  }

  @Test func `a new text replaces what was typed, the same one does not`() {
    var text = ""
    let console = show(40, 3) { TextField("", text: text) }
    console.type("abc")
    #expect(console.screen.contains("abc"))

    text = "new"
    #expect(console.screen.contains("new"))
    #expect(!console.screen.contains("abc"))
  }

  @Test func `the outline of a field has its label and value`() {
    let console = show(40, 3) { TextField("Name:", text: "Anna") }

    #expect(console.outline == "screen\n  textField \"Name:\" = Anna")
  }
}
