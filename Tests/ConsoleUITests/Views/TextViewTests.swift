import ConsoleTesting
import ConsoleUI
import Testing

@Suite @MainActor struct TextViewTests {
  private static let sentence =
    "Konstantynopolitańczykowianeczka widziała wczoraj o zmierzchu 🙂 bardzo stary wiatrak."

  @Test(arguments: [12, 24, 40])
  func `text wraps at its width`(width: Int) {
    let console = show(width, 12) { Text(Self.sentence) }

    console.expectSnapshot(named: "wrapped at \(width)")
  }

  @Test func `text that does not fit ends with an ellipsis`() {
    let console = show(24, 6) {
      Text(Self.sentence).truncated()
      Text(Self.sentence).truncated(at: .middle)
      Text(Self.sentence).truncated(at: .head)
      Text(Self.sentence).frame(height: 2)
    }

    console.expectSnapshot(named: "cut")
  }

  @Test func `the styles of a text override inherited ones`() {
    let console = show(20, 4) {
      VStack {
        Text("both").italic()
        Text("own").foreground(.red)
        Text("plain")
      }
      .foreground(.blue).bold()
    }

    console.expectSnapshot(named: "styles", as: .styledText)
  }

  @Test func `control characters in content are replaced`() {
    let console = show(30, 4) { Text("a\u{1B}[31mred\u{07}\u{202E}b") }

    #expect(!console.screen.contains("\u{1B}"))
    #expect(!console.screen.contains("\u{202E}"))
  }
}
