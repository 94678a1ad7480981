import ConsoleTesting
import ConsoleUI
import Testing

@Suite @MainActor struct ScrollViewTests {
  private static let poem = (1...30).map { "line \($0)" }.joined(separator: "\n")

  @Test func `a single long text scrolls to its end`() {
    let text = (1...300).map { "word \($0)" }.joined(separator: " ")
    let console = show(40, 10) { ScrollView { Text(text) } }
    #expect(!console.screen.contains("300"))

    console.press("end")

    #expect(console.screen.contains("word 300"))
  }

  @Test(arguments: [
    ("down", 2), ("down down up", 2), ("space", 9), ("pagedown pageup", 1), ("end", 22),
    ("end down down", 22), ("G g", 1),
  ])
  func `keys scroll a long text`(keys: String, firstLine: Int) {
    let console = show(20, 10) { ScrollView { Text(Self.poem) } }

    console.press(keys)

    let parts = console.screen.split { $0 == " " || $0 == "\n" }
    #expect(parts.prefix(2) == ["line", "\(firstLine)"])
  }

  @Test func `a text that fits neither scrolls nor has a scroll thumb`() {
    let console = show(20, 10) { ScrollView { Text("one\ntwo") } }

    console.press("down down end")

    #expect(console.screen.hasPrefix("one\ntwo\n"))
    #expect(!console.screen.contains("▐"))
    #expect(!console.screen.contains("scroll"))
  }

  @Test func `the scroll thumb shows the position in the text`() {
    let console = show(20, 10) { ScrollView { Text(Self.poem) } }

    console.press("end")

    console.expectSnapshot(named: "end of a poem")
  }

  @Test func `the scroll view follows the focus`() {
    let console = show(20, 5) {
      ScrollView {
        for number in 1...20 { Button("\(number)") {} }
      }
    }

    for _ in 1...11 { console.press(.down) }
    #expect(console.screen.contains("> [ 12 ]"))

    console.press("backtab")
    #expect(console.screen.contains("> [ 11 ]"))
  }

  @Test func `keys scroll to the text below the last control`() {
    let console = show(60, 8) {
      ScrollView {
        Button("Agree") {}
        Text(Self.poem)
      }
    }
    #expect(
      console.screen.hasSuffix(
        "enter press  pgup pgdn scroll  ? keys  q quit          0 %"))

    console.press("down down")
    #expect(console.screen.contains("line 8") && !console.screen.contains("line 9"))

    console.press("end")
    #expect(console.screen.contains("line 30"))
    console.press("home")
    #expect(console.screen.contains("> [ Agree ]"))
  }

  @Test func `one column is left to a scroll view, and the rest to its neighbour`() {
    let console = show(3, 4) {
      HStack {
        ScrollView { Text("1234") }
        Text("a")
      }
    }

    #expect(console.screen.hasPrefix("1 a\n2\n"))
  }

  @Test func `a scrolled text has no gap at its end after a resize`() {
    let console = show(20, 5) { ScrollView { Text(Self.poem) } }
    console.press("end")

    console.resize(columns: 20, rows: 40)

    #expect(console.screen.hasPrefix("line 1\n"))
  }
}
