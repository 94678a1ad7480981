import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Testing

/// Selecting text in a text field.
@Suite @MainActor struct TextSelectionTests {
  @Test(arguments: [
    ("abc", "shift-left x", "abx"), ("abc", "shift-left shift-left backspace", "a"),
    ("abc", "home shift-right shift-right delete", "c"), ("abc", "shift-home x", "x"),
    ("abc", "home shift-end x", "x"), ("abc", "ctrl-a ctrl-a x", "x"), ("abc", "ctrl-a x", "xabc"),
    ("one two", "ctrl-shift-left x", "one x"), ("one two", "alt-shift-left backspace", "one "),
    ("one two", "home ctrl-shift-right x", "x two"), ("abc", "shift-left left x", "abxc"),
    ("abc", "home shift-right right x", "axbc"), ("abc", "shift-left shift-right x", "abcx"),
    ("abc", "shift-left end x", "abcx"), ("one two", "left shift-left ctrl-w", "one to"),
    ("one two", "left shift-left ctrl-k", "one to"), ("abc", "left shift-home ctrl-u", "c"),
    ("one two", "home alt-d", " two"), ("one two", "alt-backspace", "one "),
    ("one two", "alt-b x", "one xtwo"), ("one two", "home alt-f x", "onex two"),
    ("a🇵🇱👩‍👩‍👧", "shift-left shift-left x", "ax"),
    ("e\u{301}o\u{301}", "shift-left backspace", "e\u{301}"),
    ("日本", "shift-left x", "日x"),
  ])
  func `Shift selects text, and typing replaces it`(text: String, keys: String, result: String) {
    var submitted = ""
    let console = show(40, 3) { TextField("Name:", text: text, didSubmit: { submitted = $0 }) }

    console.press(keys + " enter")

    #expect(submitted == result)
  }

  @Test func `the selection is visible, and pasting replaces it`() {
    let console = show(30, 3) { TextField("Name:", text: "Anna 日本") }

    console.press("shift-left shift-left shift-left")
    console.expectSnapshot(named: "selected", as: .styledText)
    console.paste(" i\nJan")

    #expect(console.screen.hasPrefix("Name:\n> Anna i Jan\n"))
  }

  @Test func `a combining mark typed over a selection joins the character before it`() {
    var edited = ""
    let console = show(40, 3) { TextField("", text: "eab", didChange: { edited = $0 }) }

    console.press("left shift-left")
    console.type("\u{301}")

    #expect(edited == "e\u{301}b")
  }

  @Test func `a click ends the selection`() {
    var edited = ""
    let console = show(40, 3) { TextField("", text: "abcdef", didChange: { edited = $0 }) }

    console.press("shift-home")
    console.click(on: "cd")
    console.type("x")

    #expect(edited == "abxcdef")
  }

  @Test(arguments: [0, 1, 2, 3, 5, 8])
  func `the cursor is visible in every field with space for it`(
    columns: Int
  ) {
    let console = show(columns, 3) { TextField("Nazwisko:", text: "日本 zażółć 👩‍👩‍👧 gęślą") }

    for keys in ["end", "home", "right right right", "shift-end", "left left", "ctrl-left"] {
      console.press(keys)
      #expect((console.cursor != nil) == (columns > 2), "\(keys)")
    }
  }
}
