import TestCases
import Testing

@testable import ConsoleUI

struct WrappingTests {
  @Test(
    arguments: [
      ("", 10, [""]), ("short", 10, ["short"]), ("two words", 5, ["two", "words"]),
      ("two   words", 5, ["two", "words"]), ("a\nb\r\nc\n", 9, ["a", "b", "c", ""]),
      ("Konstantynopolitańczykowianeczka", 10, ["Konstantyn", "opolitańcz", "ykowianecz", "ka"]),
      ("well-known fact", 6, ["well-", "known", "fact"]), ("漢字漢字", 5, ["漢字", "漢字"]),
      ("「漢字」です", 6, ["「漢", "字」で", "す"]), ("a b", 1, ["a", "b"]), ("漢字", 1, ["漢", "字"]),
      ("price 10\u{A0}zł now", 8, ["price", "10\u{A0}zł", "now"]),
      ("ภาษาไทยง่าย", 9, ["ภาษาไทย", "ง่าย"]),
      ("👩‍🚀👩‍🚀👩‍🚀", 4, ["👩‍🚀👩‍🚀", "👩‍🚀"]), ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("  indented text", 10, ["  indented", "text"]), ("word      ", 4, ["word"]), ("x", 0, []),
      ("a\u{2028}b\u{85}c", 9, ["a", "b", "c"]), ("see (this) now", 7, ["see", "(this)", "now"]),
      ("漢a字", 2, ["漢", "a", "字"]), ("漢a", 1, ["漢", "a"]), ("one\u{200B}two", 4, ["one", "two"]),
      ("in\u{2060}separable", 5, ["in\u{2060}sep", "arabl", "e"]),
      ("http://example.org/a", 12, ["http://", "example.org/", "a"]),
      // Between a space and a tab a line may break, and before the parenthesis it may not.
      ("one two \t)x yz", 4, ["one", "two", ")x", "yz"]), (" \t \t ", 4, [""]),
      ("      word", 5, ["word"]),
    ] as [(String, Int, [String])])
  func `lines break at break opportunities`(text: String, limit: Int, lines: [String]) {
    #expect(text.wrapped(to: limit).map(String.init) == lines)
  }

  @Test(arguments: [
    // The hyphen needs a column.
    (7, ["Konsty-", "tucja"]), (6, ["Kons-", "ty-", "tucja"]), (5, ["Kons-", "ty-", "tucja"]),
    (4, ["Kons", "ty-", "tucj", "a"]), (2, ["Ko", "ns", "ty", "tu", "cj", "a"]),
    (11, ["Konstytucja"]), (1, ["K", "o", "n", "s", "t", "y", "t", "u", "c", "j", "a"]),
  ])
  func `a word breaks at soft hyphens, which show only there`(limit: Int, lines: [String]) {
    let broken = "Kons\u{AD}ty\u{AD}tucja".wrapped(to: limit)

    #expect(broken.map { String($0).sanitized } == lines)
    #expect(broken.allSatisfy { $0.columns <= limit })
  }

  @Test(arguments: Seed.few(1, many: 3))
  func `wrapping keeps all characters except spaces, and the limit`(seed: Seed) {
    var generator = seed.generator
    let pieces = [
      "słowo", "a", "漢字", " ", "  ", "👩‍🚀", "long-hyphenated-word", "e\u{301}", "„x”", "\n", ".",
    ]

    for _ in 0..<200 {
      let text = (0..<20).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let limit = Int.random(in: 2...30, using: &generator)

      let lines = text.wrapped(to: limit)

      #expect(lines.allSatisfy { $0.columns <= limit })
      let kept = lines.joined().filter { $0 != " " }
      #expect(kept == text.filter { $0 != " " && $0 != "\n" })
    }
  }

  @Test(arguments: AmbiguousWidth.allCases, Seed.few(1, many: 3))
  func `any random text is kept in lines that fit`(ambiguous: AmbiguousWidth, seed: Seed) {
    var texts = RandomText(generator: seed.generator)

    for _ in 0..<60 {
      let text = texts.next(upTo: 60)
      for limit in [1, 2, 3, 7, 20] {
        AmbiguousWidth.$current.withValue(ambiguous) {
          let lines = text.wrapped(to: limit)

          let comment: Comment = "\(text.debugDescription) in \(limit)"
          #expect(lines.allSatisfy { $0.columns <= limit || isOneCluster($0) }, comment)
          let paragraphs = LineWrap.paragraphs(of: text)
          #expect(visible(lines) == visible(paragraphs), comment)
        }
      }
    }
  }

  @Test(arguments: Seed.few(1, many: 3, from: 37))
  func `lines begin where UAX 14 allows a break, unless they have no break opportunity`(
    seed: Seed
  ) {
    var texts = RandomText(generator: seed.generator, hasLines: false)

    for _ in 0..<80 {
      let text = texts.next(upTo: 60)[...]
      // No line breaks inside a cluster.
      let allowed = LineBreaker().offsets(in: text).filter { offset in
        text.indices.contains(text.utf8.index(text.startIndex, offsetBy: offset))
      }
      for limit in [5, 12] {
        let lines = String(text).wrapped(to: limit)
        let starts = lines.map { text.utf8.distance(from: text.startIndex, to: $0.startIndex) }
        #expect(
          zip(starts, starts.dropFirst()).allSatisfy(<), "\(text.debugDescription) in \(limit)")
        for (line, next) in zip(starts, starts.dropFirst()) {
          // Blanks around a break are dropped.
          let last = allowed.last { $0 <= next }
          if let last, last > line, isBlank(text, last..<next) { continue }
          let inside = text.utf8.index(text.startIndex, offsetBy: line)
          let breaks = allowed.filter { line < $0 && $0 < next }
          // A break after a soft hyphen may lack a column for the hyphen.
          let usable = breaks.filter { !isHyphen(before: $0, in: text) }
          #expect(usable.isEmpty, "\(text.debugDescription) in \(limit) after \(text[inside...])")
        }
      }
    }
  }

  /// The visible scalars of lines, without spaces and hyphens.
  private func visible(_ lines: [Substring]) -> [Unicode.Scalar] {
    lines.flatMap { String($0).sanitized.unicodeScalars }.filter { $0 != " " && $0 != "-" }
  }

  private func isOneCluster(_ line: Substring) -> Bool {
    var seen = 0
    ClusterScan.forEach(in: line.utf8Span) {
      seen += $0.columns > 0 ? 1 : 0
      return true
    }
    return seen == 1
  }

  private func isBlank(_ text: Substring, _ range: Range<Int>) -> Bool {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    return visible([text[start..<text.utf8.index(start, offsetBy: range.count)]]).isEmpty
  }

  private func isHyphen(before offset: Int, in text: Substring) -> Bool {
    let end = text.utf8.index(text.startIndex, offsetBy: offset)
    return text[..<end].unicodeScalars.last == "\u{AD}"
  }
}
