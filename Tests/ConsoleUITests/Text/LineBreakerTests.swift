import ConsoleTesting
import TestCases
import Testing

@testable import ConsoleUI

@Suite(.ownThread) struct LineBreakerTests {
  private let breaker = LineBreaker()

  private func lines(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var start = 0
    while let (next, _) = breaker.endOfLine(of: text, from: start, columns: columns) {
      lines.append(part(of: text, start..<next))
      start = next
    }
    return lines + [part(of: text, start..<text.utf8.count)]
  }

  private func part(of text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  @Test(arguments: [
    ("", 5, [""]), ("one two", 7, ["one two"]), ("one two", 6, ["one ", "two"]),
    ("one   two", 3, ["one   ", "two"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a-b c", 3, ["a-b ", "c"]), ("日本語", 5, ["日本", "語"]), ("日本", 1, ["日", "本"]),
    ("a\tb", 8, ["a\t", "b"]), ("a\tb", 9, ["a\tb"]), ("one", 3, ["one"]), ("ab", 1, ["a", "b"]),
    ("e\u{301}e\u{301}", 1, ["e\u{301}", "e\u{301}"]), ("tail   ", 4, ["tail   "]),
    (" ab", 2, [" ", "ab"]), ("  ab", 2, ["  ", "ab"]),
    ("a b", 1, ["a ", "b"]),
    (" 日本", 2, [" ", "日", "本"]),
    ("a\u{300} b", 2, ["a\u{300} ", "b"]),
    ("\u{300}ab", 1, ["\u{300}a", "b"]), (" ", 0, [" "]), ("  ", 0, ["  "]),
  ])
  func `lines are broken where a break is allowed, else between clusters`(
    text: String, columns: Int, expected: [String]
  ) {
    #expect(lines(text, columns: columns) == expected)
  }

  @Test(arguments: Seed.few(1, many: 4))
  func `the lines are those of the text, and no line is too wide`(seed: Seed) {
    var texts = RandomText(generator: seed.generator, hasLines: false)
    for _ in 0..<200 {
      let text = texts.next(upTo: 80)
      for columns in [1, 2, 5, 12, 40] {
        let lines = lines(text, columns: columns)
        #expect(lines.joined() == text)
        for line in lines where line.count > 1 {
          let shown = line.trimmingBlanks
          #expect(shown.columns <= columns + (shown.hasSuffix("\u{AD}") ? 1 : 0))
        }
      }
    }
  }

  @Test(arguments: Seed.few(1, many: 3))
  func `what lies beyond the reach has no influence on where a line ends`(seed: Seed) {
    var texts = RandomText(generator: seed.generator, hasLines: false)
    for _ in 0..<300 {
      let text = texts.next(upTo: 80)
      guard let (next, reach) = breaker.endOfLine(of: text, from: 0, columns: 10) else { continue }
      let other = part(of: text, 0..<reach) + " " + texts.next(upTo: 20)
      #expect(breaker.endOfLine(of: other, from: 0, columns: 10)?.next == next)
    }
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
