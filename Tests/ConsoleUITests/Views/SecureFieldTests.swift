import ConsoleTesting
import ConsoleUI
import Testing

@Suite @MainActor struct SecureFieldTests {
  @Test func `the text is told to the program and shown nowhere`() {
    var seen = ""
    let console = show(40, 3) {
      SecureField("Password:", didChange: { seen = $0 }, didSubmit: { seen = "submitted " + $0 })
    }

    console.type("zażółć 日")
    console.press("shift-left")

    #expect(seen == "zażółć 日")
    #expect(console.screen.hasPrefix("> Password: ••••••••\n"))
    #expect(console.outline == "screen\n  secureField \"Password:\" = ••••••••")
    #expect(!console.styledScreen.contains("日"))
    console.press("enter")
    #expect(seen == "submitted zażółć 日")
  }

  @Test func `words in it are not told apart`() {
    var seen = ""
    let console = show(40, 3) {
      SecureField("", text: "open sesame", didChange: { seen = $0 })
    }

    console.press("ctrl-left x")
    #expect(seen == "xopen sesame")
    console.press("end ctrl-w y")

    #expect(seen == "y")
  }

  @Test func `a click finds the character behind a dot, however wide it is`() {
    var seen = ""
    let console = show(40, 3) { SecureField("", text: "日本語", didChange: { seen = $0 }) }

    console.send(.mouse(MouseEvent(.press(.left), at: Point(column: 3, row: 0))))
    console.type("x")

    #expect(seen == "日x本語")
  }
}
