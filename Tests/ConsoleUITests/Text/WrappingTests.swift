import ConsoleUI
import RandomCanvases
import Testing

struct WrappingTests {
  @Test(arguments: [
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
  ])
  func `lines break where the text allows it`(text: String, limit: Int, lines: [String]) {
    #expect(text.wrapped(to: limit).map(String.init) == lines)
  }

  @Test(arguments: [31, 32, 33] as [UInt64])
  func `wrapping keeps every character but spaces, and every limit`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "słowo", "a", "漢字", " ", "  ", "👩‍🚀", "long-hyphenated-word", "e\u{301}", "„x”", "\n", ".",
    ]

    for _ in 0..<200 {
      let text = (0..<20).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let limit = Int.random(in: 2...30, using: &generator)

      let lines = text.wrapped(to: limit)

      #expect(lines.allSatisfy { $0.columns <= limit })
      let kept = lines.joined().filter { $0 != " " }
      #expect(kept == text.filter { $0 != " " && $0 != "\n" }, "seed \(seed)")
    }
  }
}
