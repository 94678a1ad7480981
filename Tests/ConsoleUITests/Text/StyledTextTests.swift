import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Foundation
import TestCases
import Testing

@testable import ConsoleUI

@Suite @MainActor struct `Styled text` {
  @Test func `wraps, and each part keeps its style`() {
    let console = show(18, 6) {
      Text("The \("night ferry", .strong) returns to the \("strait", .emphasis).")
    }

    #expect(
      console.styledScreen.hasPrefix(
        """
        The night ferry
        returns to the
        strait.
        """))
    #expect(console.styleLines == ["0:4-14 bold", "2:0-5 italic"])
  }

  @Test func `keeps its styles on each line where a break has only blanks around it`() {
    let text = StyledText("one", .strong) + StyledText(" two \t)x yz")

    let lines = text.wrapped(to: 4)

    #expect(lines.map(\.range) == [0..<3, 4..<7, 9..<11, 12..<14])
    #expect(lines.map { $0.content.runs.map(\.range) } == [[0..<3], [], [], []])
  }

  @Test(arguments: Text.Truncation.allModes)
  func `is shortened at any end, and the parts that are left keep their styles`(
    mode: Text.Truncation
  ) {
    let console = show(12, 4) {
      Text(StyledText("abcdefghij", .strong) + StyledText("klmnopqrst", .emphasis))
        .truncated(at: mode)
    }

    switch mode {
    case .tail:
      #expect(console.screen.hasPrefix("abcdefghijk…"))
      #expect(console.styleLines == ["0:0-9 bold", "0:10-10 italic"])
    case .head:
      #expect(console.screen.hasPrefix("…jklmnopqrst"))
      #expect(console.styleLines == ["0:1-1 bold", "0:2-11 italic"])
    case .middle:
      #expect(console.screen.hasPrefix("abcdef…pqrst"))
      #expect(console.styleLines == ["0:0-5 bold", "0:7-11 italic"])
    }
  }

  @Test func `has the ellipsis at the end of the last line`() {
    let console = show(10, 4) {
      Text(StyledText("one two three four five six", .strong)).lineLimit(2)
    }

    #expect(console.screen.hasPrefix("one two\nthree fou…\n"))
    #expect(console.styleLines == ["0:0-6 bold", "1:0-8 bold"])
  }

  @Test(arguments: Text.Truncation.allModes, Cases.few(6, of: 1...24))
  func `is shortened as a plain text is`(mode: Text.Truncation, width: Int) {
    for text in ["abc\ndef", "abc def\nghi jkl mno pqr", "abcdefghij\nk", "a\u{85}b 漢字", "x", ""] {
      for (lines, rows) in [(1, 4), (2, 6), (3, 1)] {
        let plain = show(width, rows) { Text(text).lineLimit(lines, truncatedAt: mode) }
        let styled = show(width, rows) {
          Text(StyledText(text, .strong)).lineLimit(lines, truncatedAt: mode)
        }
        #expect(plain.screen == styled.screen, "\(text.debugDescription), \(lines) lines")
      }
    }
  }

  @Test func `marks each cluster once`() {
    #expect(StyledText("Straße").highlighting("s").runs.map(\.range) == [0..<1, 4..<6])
  }

  @Test func `marks what a search finds, whatever its case and marks`() {
    let text = StyledText("Łódź, lodz and ŁÓDŹ").highlighting("lodz")

    #expect(text.runs.map(\.range) == [0..<7, 9..<13, 18..<25])
    #expect(text.runs.allSatisfy { $0.meaning == .hit })
    #expect(StyledText("Łódź").highlighting("").runs.isEmpty)
    #expect(StyledText("Łódź").highlighting("gdynia").runs.isEmpty)
  }

  @Test func `is as tall as a plain text in each width`() {
    let plain = String(repeating: "zażółć gęślą jaźń 漢字 ", count: 20)
    let styled = StyledText(plain, .emphasis) + StyledText("!", .strong)
    for width in 1...40 {
      let room = Size(columns: width, rows: .max)
      let first = ElementTree.standalone(Text(plain + "!")).extent(along: .vertical, in: room)
      let second = ElementTree.standalone(Text(styled)).extent(along: .vertical, in: room)
      #expect(first == second, "\(width)")
    }
  }

  @Test func `expands tabs, so that styles stay in place`() {
    let console = show(30, 4) { Text("a\t\("b\r\n\tc", .strong)\t\("d", .emphasis)") }

    #expect(console.screen.hasPrefix("a       b\n        c       d"))
    #expect(console.styleLines == ["0:8-8 bold", "1:0-8 bold", "1:16-16 italic"])
  }

  @Test func `styles wide and right-to-left letters in whole cells`() {
    let console = show(20, 4) {
      Text("漢\("字", .strong) שלום\("!", .emphasis)")
    }

    #expect(console.styleLines == ["0:2-3 bold", "0:9-9 italic"])
  }
}

@Suite @MainActor struct `Links` {
  private static let manual = LinkURL("https://example.org/manual")
  private static let map = LinkURL("https://example.org/map")

  private func guide(
    _ columns: Int = 24, _ open: @escaping (LinkURL) -> Void
  ) throws -> HeadlessConsole {
    let text = try guideText()
    return show(columns, 6) {
      Text(text).didOpenLink(open)
      Button("Other") {}
    }
  }

  private func guideText() throws -> StyledText {
    let (manual, map) = (try #require(Self.manual), try #require(Self.map))
    return "Read \("the manual", link: manual) or look at \("the map", link: map)."
  }

  @Test(arguments: [
    ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
    ("https://example.org/łódź x", "https://example.org/%C5%82%C3%B3d%C5%BA%20x"),
    ("mailto:a@b.c", "mailto:a@b.c"), ("x:\u{202E}y", "x:%E2%80%AEy"),
  ])
  func `have addresses of printable ASCII characters`(address: String, encoded: String) {
    #expect(LinkURL(address)?.description == encoded)
  }

  @Test(arguments: [
    "", "example.org", "/a/b", "1x:y", ":y", "https:", "https://a\u{1B}]8;;b", "https://a\nb",
    "https://a\u{9C}b", "łódź:a",
  ])
  func `have no other addresses`(address: String) {
    #expect(LinkURL(address) == nil)
  }

  @Test func `are selected by the arrows and opened by Enter or a click`() throws {
    var opened: [String] = []
    let console = try guide { opened.append($0.description) }

    console.press("enter right right enter left enter")
    console.click(on: "map")
    console.click(on: "Read")

    let (manual, map) = ("https://example.org/manual", "https://example.org/map")
    #expect(opened == [manual, map, manual, map])
    #expect(try guide(60) { _ in }.screen.contains("←→ links  enter open"))
  }

  @Test func `show which one is selected, and have their addresses`() throws {
    let console = try guide { _ in }

    #expect(
      console.styleLines == [
        "0:5-14 bold underline inverse", "0:5-14 link https://example.org/manual",
        "1:3-9 underline", "1:3-9 link https://example.org/map",
      ])
    console.press("tab")
    #expect(console.styleLines.first == "0:5-14 underline")
  }

  @Test func `that are selected look so, also where a search has found them`() throws {
    let text = try guideText().highlighting("manual")
    let console = show(24, 6) { Text(text).didOpenLink { _ in } }

    #expect(console.styleLines.first == "0:5-14 bold underline inverse")
  }

  @Test func `are scrolled to when they are selected`() throws {
    let (manual, map) = (try #require(Self.manual), try #require(Self.map))
    let blank = String(repeating: "\nline", count: 50)
    let console = show(30, 8) {
      ScrollView {
        Text("\("first", link: manual)\(blank)\n\("second", link: map)").didOpenLink { _ in }
      }
    }
    #expect(console.screen.contains("first"))

    console.press("right")
    #expect(console.screen.contains("second"))
  }

  @Test func `are paged in the linear form`() throws {
    let manual = try #require(Self.manual)
    var text: StyledText = "Links"
    for number in 1...25 { text += StyledText(" link \(number)", link: manual) }
    let window = Window()
    window.show(SampleScreen { [text] in Text(text).didOpenLink { _ in } })
    let console = HeadlessLinearConsole(window)

    #expect(console.enter("next").contains("link 25"))
  }

  @Test func `have numbers and addresses in the linear form`() throws {
    var opened: [String] = []
    let text = try guideText()
    let window = Window()
    window.show(
      SampleScreen { Text(text).didOpenLink { opened.append($0.description) } })
    let console = HeadlessLinearConsole(window)

    #expect(
      console.transcript.contains(
        """
        Read the manual or look at the map.
        1 the manual, link, https://example.org/manual, selected
        2 the map, link, https://example.org/map
        """), "\(console.transcript)")
    console.enter("2")
    #expect(opened == ["https://example.org/map"])
  }

  @Test func `that cannot be opened have their addresses in the text of the linear form`() throws {
    let text = try guideText()
    let window = Window()
    window.show(SampleScreen { Text(text) })

    #expect(
      HeadlessLinearConsole(window).transcript.contains(
        "Read the manual (https://example.org/manual) or look at the map (https://example.org/map)."
      ))
  }

  @Test func `that were cut off or left open do not go on`() throws {
    let terminal = FrameEncoder(capabilities: Capabilities(showsLinks: true))
    var encoder = terminal
    let first = encoder.encode(from: nil, to: Canvas(size: Size(columns: 2, rows: 1)))

    #expect(String(decoding: first, as: UTF8.self).hasPrefix("\u{1B}]8;;\u{1B}\\"))
    #expect(EscapeSequence.leaveScreen.first == 0x18)
  }

  @Test func `reach only terminals that know them`() throws {
    let link = try #require(Self.manual)
    var canvas = Canvas(size: Size(columns: 12, rows: 1))
    canvas.write("the manual", at: .zero)
    canvas.link(Rect(column: 4, row: 0, columns: 6, rows: 1), to: link)
    for (capabilities, expected) in [
      (
        Capabilities(showsLinks: true),
        "\u{1B}\\manual\u{1B}]8;;\u{1B}\\"
      ),
      (Capabilities(), "the manual"),
    ] {
      var encoder = FrameEncoder(capabilities: capabilities)
      let bytes = encoder.encode(from: nil, to: canvas)
      #expect(String(decoding: bytes, as: UTF8.self).contains(expected))
    }
  }

  @Test func `in moved rows are found again by their addresses`() throws {
    let (manual, map) = (try #require(Self.manual), try #require(Self.map))
    func canvas(_ links: [LinkURL]) -> Canvas {
      var canvas = Canvas(size: Size(columns: 8, rows: links.count))
      for (row, link) in links.enumerated() {
        canvas.write("link", at: Point(column: 0, row: row))
        canvas.link(Rect(column: 0, row: row, columns: 4, rows: 1), to: link)
      }
      return canvas
    }

    #expect(canvas([manual, map]) != canvas([map, manual]))
    #expect(canvas([manual, map]).row(0, looksLike: 1, of: canvas([map, manual])))
  }
}

@Suite @MainActor struct `Copying` {
  @Test func `asks the terminal that shows the screen`() {
    let window = Window()
    let screen = SampleScreen { Text("a") }
    window.show(screen)
    #expect(!screen.copy("too early"))
    let console = HeadlessConsole(window, columns: 20, rows: 4)

    #expect(screen.copy("https://example.org"))

    #expect(console.terminal.copiedTexts == ["https://example.org"])
  }

  @Test(arguments: [
    ("", ""), ("a", "YQ=="), ("ab", "YWI="), ("abc", "YWJj"), ("łódź", "xYLDs2TFug=="),
  ])
  func `sends base64, in which nothing is a control character`(text: String, base64: String) {
    let sequence = EscapeSequence.copy(text).map { String(decoding: $0, as: UTF8.self) }

    #expect(sequence == "\u{1B}]52;c;\(base64)\u{1B}\\")
  }

  @Test func `is refused by a terminal without a clipboard`() {
    let window = Window()
    let screen = SampleScreen { Text("a") }
    window.show(screen)
    let console = HeadlessConsole(
      window, columns: 20, rows: 4, capabilities: Capabilities(copiesText: false))

    #expect(!screen.copy("a") && console.terminal.copiedTexts.isEmpty)
    #expect(!Capabilities(EnvironmentVariables { $0 == "TERM" ? "linux" : nil }).copiesText)
    #expect(Capabilities(EnvironmentVariables { $0 == "TERM" ? "xterm" : nil }).copiesText)
  }

  @Test func `reports that nothing was copied where nothing can be`() {
    let linux = FullScreenTerminal(capabilities: Capabilities(copiesText: false))
    let xterm = FullScreenTerminal(capabilities: Capabilities())

    #expect(!linux.copy("a") && !xterm.copy(String(repeating: "a", count: 74_992)))
    #expect(!FinalScreenTerminal().copy("a") && !LineModeTerminal().copy("a"))
  }

  @Test func `refuses what is too long for terminals`() {
    #expect(EscapeSequence.copy(String(repeating: "a", count: 74_991)) != nil)
    #expect(EscapeSequence.copy(String(repeating: "a", count: 74_992)) == nil)
  }
}

extension HeadlessConsole {
  /// The runs of styles and links, without those of the status line.
  fileprivate var styleLines: [String] {
    let rows = terminal.size.rows
    return styledScreen.components(separatedBy: "\n---\n")[1].split(separator: "\n")
      .map(String.init).filter { !$0.hasPrefix("\(rows - 1):") && !$0.hasPrefix("cursor") }
  }
}

extension Text.Truncation {
  fileprivate static var allModes: [Text.Truncation] { [.head, .middle, .tail] }
}
