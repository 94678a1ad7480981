import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Testing

@Suite @MainActor struct SecureFieldTests {
  @Test func `the program gets the text, and no output shows it`() {
    var text = ""
    let console = show(40, 3) {
      SecureField("Password:", didChange: { text = $0 }, didSubmit: { text = "submitted " + $0 })
    }

    console.type("zażółć 日")
    console.press("shift-left")

    #expect(text == "zażółć 日")
    #expect(console.screen.hasPrefix("Password:\n> ••••••••\n"))
    #expect(console.outline == "screen\n  secureField \"Password:\" = ••••••••")
    #expect(!console.styledScreen.contains("日"))
    console.press("enter")
    #expect(text == "submitted zażółć 日")
  }

  @Test func `word by word edits treat the text as one word`() {
    var text = ""
    let console = show(40, 3) {
      SecureField("", text: "open sesame", didChange: { text = $0 })
    }

    console.press("ctrl-left x")
    #expect(text == "xopen sesame")
    console.press("end ctrl-w y")

    #expect(text == "y")
  }

  @Test func `a click moves the cursor to the character behind a dot, whatever its width`() {
    var text = ""
    let console = show(40, 3) { SecureField("", text: "日本語", didChange: { text = $0 }) }

    console.send(.mouse(MouseEvent(.press(.left), at: Point(column: 3, row: 0))))
    console.type("x")

    #expect(text == "日x本語")
  }
}
