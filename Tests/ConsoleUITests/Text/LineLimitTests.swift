import ConsoleTesting
import TestCases
import Testing

@testable import ConsoleUI

@Suite @MainActor struct LineLimitTests {
  private static let sentence = "one two three four five six"

  @Test(arguments: [
    (1, Text.Truncation.tail, ["one two t…"]), (1, .middle, ["one t… six"]),
    (1, .head, ["… five six"]),
    (2, .tail, ["one two", "three fou…"]), (2, .middle, ["one two", "three… six"]),
    (2, .head, ["one two", "… five six"]), (3, .tail, ["one two", "three four", "five six"]),
    (9, .head, ["one two", "three four", "five six"]), (0, .tail, ["one two t…"]),
  ])
  func `the last of too many lines is truncated`(limit: Int, mode: Text.Truncation, lines: [String])
  {
    let console = show(10, 4) { Text(Self.sentence).lineLimit(limit, truncatedAt: mode) }

    #expect(rows(of: console) == lines)
  }

  @Test func `a frame lower than the limit truncates too`() {
    let console = show(10, 4) {
      Text(Self.sentence).lineLimit(3, truncatedAt: .head).frame(height: 2)
    }

    #expect(rows(of: console) == ["one two", "… five six"])
  }

  @Test(arguments: [
    ("short\n\nlong after it", 1, 12, ["short  long…"]),
    ("short\nlong after it", 2, 20, ["short", "long after it"]),
    ("a\nb\nc", 2, 9, ["a", "b…"]), ("a\nfull\nc", 2, 4, ["a", "ful…"]),
    ("漢字 漢字 漢字", 2, 5, ["漢字", "漢字…"]), ("漢字漢字漢字", 2, 1, ["漢", "…"]),
  ])
  func `paragraphs share a line only when the limit forces them to`(
    text: String, limit: Int, width: Int, expected: [String]
  ) {
    let lines = TextLines(text, limit: TextLines.Limit(lines: limit, mode: .tail))

    #expect(lines.lines(width: width).map(String.init) == expected)
  }

  @Test(arguments: [Text.Truncation.head, .middle, .tail], Seed.few(1, many: 3))
  func `no text exceeds its line limit or width`(mode: Text.Truncation, seed: Seed) {
    var texts = RandomText(generator: seed.generator)

    for _ in 0..<60 {
      let text = texts.next(upTo: 60)
      for (limit, width) in [(1, 1), (2, 1), (2, 2), (3, 5), (2, 20)] {
        let lines = TextLines(text, limit: TextLines.Limit(lines: limit, mode: mode))
          .lines(width: width)

        let comment: Comment = "\(text.debugDescription) in \(width)"
        #expect(lines.count <= limit, comment)
        // In a single column a wide cluster still gets a line of its own, drawn as a blank.
        #expect(lines.allSatisfy { $0.columns <= max(2, width) }, comment)
      }
    }
  }

  private func rows(of console: HeadlessConsole) -> [String] {
    console.screen.split(separator: "\n").dropLast().map(String.init)
  }
}
