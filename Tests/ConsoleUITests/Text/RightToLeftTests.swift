import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Testing

@testable import ConsoleUI

@Suite @MainActor struct RightToLeftTests {
  private static let hebrew = "שלום עולם"
  private static let arabic = "صحيفة"

  @Test func `cells contain text in logical order`() {
    var canvas = Canvas(size: Size(columns: 12, rows: 1))

    canvas.write("a \u{2067}אב\u{2069} 1", at: .zero)

    #expect(
      (0..<6).map { canvas.cluster(at: Point(column: $0, row: 0)) } == [
        "a", " ", "א", "ב", " ", "1",
      ])
    #expect(canvas.text == "a אב 1")
  }

  @Test func `marks stay with their letters`() {
    var canvas = Canvas(size: Size(columns: 12, rows: 1))

    canvas.write("שָׁלוֹם|", at: .zero)

    #expect(canvas.cluster(at: Point(column: 0, row: 0)) == "שָׁ")
    #expect(canvas.cluster(at: Point(column: 4, row: 0)) == "|")
  }

  @Test func `adjacent printed texts are isolated`() throws {
    let table = Table(
      [(Self.hebrew, Self.arabic, "12"), ("plain", "text", "7")],
      columns: [
        TableColumn("A") { $0.0 }, TableColumn("B") { $0.1 },
        TableColumn("C", alignment: .trailing) { $0.2 },
      ])

    let printed = try print(Size(columns: 30, rows: 4)) { table }

    #expect(
      printed == [
        "  A          B       C",
        "  \u{2068}\(Self.hebrew)\u{2069}  \u{2068}\(Self.arabic)\u{2069}  12",
        "  plain      text    7",
      ])
  }

  @Test(arguments: [
    "שלום עולם", "  שלום עולם", "שלום 12 times", "by צחיפה, 3", "plain text",
  ])
  func `a printed text alone in its row is not isolated`(text: String) throws {
    let printed = try print(Size(columns: 30, rows: 4)) { Text(text) }

    #expect(printed == [text])
  }

  @Test func `lists and boxes isolate their contents`() throws {
    let printed = try print(Size(columns: 24, rows: 6)) {
      Box(Self.hebrew) { Text(Self.arabic) }
      List([Self.hebrew]) { Text($0) }
    }

    #expect(
      printed == [
        "┌─ \u{2068}\(Self.hebrew)\u{2069} ─┐", "│ \u{2068}\(Self.arabic)\u{2069}       │",
        "└─────────────┘", "  \(Self.hebrew)",
      ])
  }

  @Test func `adjacent and overlapping texts stay separate`() {
    var canvas = Canvas(size: Size(columns: 20, rows: 2))
    canvas.write("אב", at: .zero)
    canvas.write("גד", at: Point(column: 2, row: 0))
    canvas.write("אבגד", at: Point(column: 0, row: 1))
    canvas.write("x", at: Point(column: 1, row: 1))

    #expect(canvas.isolatedText(ofRow: 0) == "\u{2068}אב\u{2069}\u{2068}גד\u{2069}")
    #expect(canvas.isolatedText(ofRow: 1) == "\u{2068}א\u{2069}x\u{2068}גד\u{2069}")
    #expect(canvas.isolatedText(ofRow: 9) == "")
  }

  @Test func `a terminal gets no isolates`() {
    var canvas = Canvas(size: Size(columns: 20, rows: 1))
    canvas.write(Self.hebrew, at: Point(column: 2, row: 0))
    canvas.write(Self.arabic, at: Point(column: 13, row: 0))
    var encoder = FrameEncoder(capabilities: Capabilities())

    let sent = String(decoding: encoder.encode(from: nil, to: canvas), as: UTF8.self)

    #expect(sent.unicodeScalars.allSatisfy { !(0x2066...0x2069).contains($0.value) })
    #expect(sent.contains(Self.hebrew))
  }

  @Test func `alignment does not depend on the direction of the letters`() {
    let console = show(12, 4) {
      Text(Self.arabic)
      Text(Self.arabic).aligned(.center)
      Text(Self.arabic).aligned(.trailing)
    }

    #expect(console.screen.hasPrefix("\(Self.arabic)\n   \(Self.arabic)\n       \(Self.arabic)\n"))
  }

  /// The printed lines of views, without the status line.
  private func print(
    _ size: Size, @ViewBuilder _ content: @escaping () -> Views
  ) throws -> [String] {
    let window = Window()
    window.show(SampleScreen(content: content))
    return try printed(window, size: size).split(separator: "\n").map(String.init)
  }
}
