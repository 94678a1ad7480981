import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import TestCases
import Testing

@Suite @MainActor struct DocumentViewTests {
  private static let map = link("the map", "https://harbour.example/map")

  /// The picture in the documentation.
  static let storks = [
    DocumentBlock(.heading, "Storks"), DocumentBlock(.paragraph, "They nest on"),
    block(.item(marker: "•"), "roofs", depth: 1),
    block(.item(marker: "•"), "chimneys, see \(map)", depth: 1),
    block(.paragraph, "Nobody had counted on them.", quotes: 1),
  ]

  private static let table: [[StyledText]] = [
    ["Year", "Village", "Pairs"], ["2024", "東京都", "3"],
    ["2025", "A village with a long name", "1,250"],
  ]

  /// All kinds of blocks.
  static let everything =
    storks + [
      DocumentBlock(.rule(columns: nil)), DocumentBlock(.code, "for x in y {\n    z(x)\n}"),
      DocumentBlock(.caption, "Storks by year"), DocumentBlock(.table(table, headerRows: 1)),
      block(.item(marker: "9."), "nine", depth: 1), block(.item(marker: "10."), "ten", depth: 1),
      block(.item(marker: "•"), "nested", depth: 2), block(.paragraph, "more of ten", depth: 1),
      block(.paragraph, "deep", quotes: 2),
    ]

  @Test(arguments: [14, 24, 40])
  func `each kind of block has its own shape at any width`(columns: Int) {
    let console = show(columns, 48) {
      DocumentView(Self.everything).didOpenLink { _ in }.linkList(title: "Links")
    }

    console.expectSnapshot(named: "blocks-\(columns)", as: .styledText)
  }

  @Test func `a long header is shortened where each row repeats it`() {
    let header = String(repeating: "Very long header ", count: 50)
    let rows: [[StyledText]] = [
      [StyledText(header), "Second"], ["first value", "a"], ["b", "the other value"],
    ]
    let console = show(14, 12) { DocumentView([DocumentBlock(.table(rows, headerRows: 1))]) }

    #expect(
      console.screen.hasPrefix(
        """
        Very long hea…
          first value
        Second: a

        Very long hea…
          b
        """))
  }

  @Test func `cells without headers begin at the edge where there is no room for columns`() {
    let rows: [[StyledText]] = [["a long cell", "another long cell"]]
    let console = show(14, 5) { DocumentView([DocumentBlock(.table(rows, headerRows: 0))]) }

    #expect(console.screen.hasPrefix("a long cell\nanother long\ncell\n"))
  }

  @Test func `numbers beyond their bounds are brought inside`() {
    var block = DocumentBlock(.item(marker: "•"), "item")
    (block.quotes, block.depth) = (-1, -1)
    let blocks = [
      block, DocumentBlock(.rule(columns: .max)), DocumentBlock(.rule(columns: -1)),
      DocumentBlock(.table([["a"]], headerRows: -1)),
    ]

    let console = show(10, 12) { DocumentView(blocks).lineWidth(.max, margin: .max) }

    #expect((block.quotes, block.depth) == (0, 0))
    #expect(console.screen.contains("item"))
  }

  @Test func `wide and right-to-left text stays in its columns`() {
    let rows: [[StyledText]] = [["漢字", "a"], ["שלום", "b"], ["e\u{301}", "c"]]
    let console = show(20, 5) { DocumentView([DocumentBlock(.table(rows, headerRows: 0))]) }

    let isolates: Set<Character> = ["\u{2067}", "\u{2068}", "\u{2069}"]
    let screen = String(
      console.screen.filter { (character: Character) in !isolates.contains(character) })
    #expect(screen.hasPrefix("漢字 │ a\nשלום │ b\ne\u{301}    │ c\n"))
  }

  @Test func `f and a number, or a click, opens a link; other numbers do not`() {
    var opened: [String] = []
    let console = show(40, 12) {
      DocumentView(Self.links).didOpenLink { opened.append($0.description) }
    }
    #expect(console.screen.contains("one[1] two[2] one[1]"))

    console.press("f")
    console.type("2")
    #expect(console.screen.contains("https://b.example"))
    console.press("enter")
    console.click(on: "one")
    console.press("f")
    console.type("x3")
    console.press("enter")
    #expect(console.screen.contains("not found"))
    console.press("escape")
    #expect(!console.screen.contains("not found"))

    #expect(opened == ["https://b.example", "https://a.example"])
    #expect(console.styledScreen.contains(" link https://b.example"))
  }

  @Test func `a search goes from hit to hit and ends with escape`() {
    let console = show(40, 6) { DocumentView(Self.numbered) }

    console.press("/")
    console.type("LÓDZ")
    #expect(console.screen.contains("Łódź") && console.screen.contains("1/2"))
    console.press("enter n")
    #expect(console.screen.contains("2/2") && console.screen.contains("line 90"))
    console.press("n N")
    #expect(console.screen.contains("2/2"))
    console.press("/ x")
    #expect(console.screen.contains("not found"))

    console.press("escape")
    #expect(!console.screen.contains("not found"))
  }

  @Test func `n and N are commands again after a search without a match`() {
    var pressed = 0
    let window = Window()
    let screen = SampleScreen { DocumentView(Self.numbered) }
    screen.commands = [KeyCommand(.character("n"), "next") { pressed += 1 }]
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 6)

    console.press("/")
    console.type("xyz")
    console.press("enter")
    #expect(!console.screen.contains("n N"))
    console.press("n")
    #expect(pressed == 1)

    console.press("/")
    console.type("lodz")
    console.press("enter n")
    #expect(pressed == 1 && console.screen.contains("2/2"))
  }

  @Test func `the place at the top is the same text at another width`() {
    var place = 0
    let console = show(30, 6) { DocumentView(Self.numbered).didScroll { place = $0 } }
    console.press("pagedown pagedown pagedown")
    let line = console.screen.prefix { $0 != "\n" }
    let first = line.split(separator: " ").prefix(2).joined(separator: " ")

    let narrow = show(12, 6) { DocumentView(Self.numbered).initialPlace(place) }
    console.resize(columns: 12, rows: 6)

    #expect(place > 0 && narrow.screen.hasPrefix(first))
    #expect(console.screen.hasPrefix(first))
  }

  @Test func `the end is reported after its place, and once until it is left`() {
    var reported: [String] = []
    let blocks = (1...10).map { DocumentBlock(.paragraph, StyledText("\($0)")) }
    let console = show(20, 10) {
      DocumentView(blocks).didScroll { _ in reported.append("place") }
        .didReachEnd { reported.append("end") }
    }

    console.press("end end up down")

    #expect(reported == ["place", "end", "place", "place", "end"])
  }

  @Test func `the end is reported where the text appears there, but not of a short one`() {
    var ends = 0
    let blocks = (1...10).map { DocumentBlock(.paragraph, StyledText("\($0)")) }

    _ = show(20, 10) { DocumentView(blocks).initialPlace(9).didReachEnd { ends += 1 } }
    #expect(ends == 0)
    _ = show(20, 10) { DocumentView(blocks).initialPlace(99).didReachEnd { ends += 1 } }
    #expect(ends == 1)
    _ = show(20, 30) { DocumentView(blocks).initialPlace(99).didReachEnd { ends += 1 } }

    #expect(ends == 1)
  }

  @Test func `a line of code that is too long goes on behind a sign`() {
    let console = show(14, 6) { DocumentView([DocumentBlock(.code, "let value = 1\nx")]) }

    #expect(console.screen.hasPrefix("  let value =\n»  1\n  x\n"))
  }

  @Test func `the linear form says the blocks and then the links by number`() {
    let window = Window()
    var opened: [String] = []
    window.show(
      SampleScreen {
        DocumentView(Self.everything).didOpenLink { opened.append($0.description) }
      })
    let console = HeadlessLinearConsole(window)

    console.expectSnapshot(named: "linear")
    console.enter("1")
    #expect(opened == ["https://harbour.example/map"])
    #expect(console.enter("/ COUNTED") == "> Nobody had counted on them.")
    #expect(console.enter("/").hasSuffix("new text"))
    #expect(console.enter("chim").hasPrefix("• chimneys"))
    #expect(console.enter("/nothing like that") == "not found")
  }

  @Test func `paging through a long word is fast`() {
    let word = String(repeating: "ź", count: Cases.count(1 << 17, many: 1 << 20))
    let console = show(80, 24) { DocumentView([DocumentBlock(.paragraph, StyledText(word))]) }

    // Breaking the word again for each page would take minutes.
    for _ in 0..<50 { console.press("pagedown") }
    let screen = console.screen
    console.press("pageup pagedown")

    #expect(console.screen == screen)
  }

  private static let links = [
    DocumentBlock(
      .paragraph,
      "\(link("one", "https://a.example")) \(link("two", "https://b.example")) \(link("one", "https://a.example"))"
    )
  ]

  private static let numbered = (1...99).map { number in
    DocumentBlock(
      .paragraph, StyledText("line \(number) is \(number % 45 == 0 ? "in Łódź" : "nowhere at all")")
    )
  }

  private static func block(
    _ kind: DocumentBlock.Kind, _ text: StyledText, quotes: Int = 0, depth: Int = 0
  ) -> DocumentBlock {
    var block = DocumentBlock(kind, text)
    (block.quotes, block.depth) = (quotes, depth)
    return block
  }

  private static func link(_ text: String, _ address: String) -> StyledText {
    LinkURL(address).map { StyledText(text, link: $0) } ?? ""
  }
}
