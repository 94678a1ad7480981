import StringsSyntax
import TestCases
import Testing

/// Each test takes a fraction of a second; with many cases, a reader that is not linear would take many minutes.
@Suite(.timeLimit(.minutes(1))) struct `Hostile files` {
  static let junk: [String] = [
    "\"", "'", "\"\n", "\"'\n", "'\"\\\n", "\\\"\n", "/*", "/*\n", "/", "//", "*/", ";", ";\n",
    "{", "(", "<", "a={", "a=(", "a=(\n", "a={\n", "a=((;\n", "a = b = ", "a\n", "\"a\"\n", "a=b\n",
    "a=\n", "\"a\" = \"b\n", "\"a\" = (\"b;\n", "a={b=(\n", "\u{0}", "\u{E9}", "\u{2028}", "=", ",",
    "\\", "a = '\\U", "\"a\" = \"b\" ", "}", ")", "{a=b;}", "a;",
  ]

  @Test(arguments: junk)
  func `junk is read completely`(junk: String) {
    let text = String(repeating: junk, count: Cases.count(6_000, many: 60_000) / junk.utf8.count)

    let document = StringsDocument(text: text)

    #expect(document.bytes.count == text.utf8.count)
  }

  @Test(arguments: ["\"", "(", "a={", "a = b = ", "\"a\" = \"b\" /*", "\u{E9}"])
  func `a megabyte of junk on one line is read completely`(junk: String) {
    let text = String(
      repeating: junk, count: Cases.count(100_000, many: 1_000_000) / junk.utf8.count)

    let document = StringsDocument(text: text)

    #expect(document.bytes.count == text.utf8.count)
  }

  @Test func `a long key with many mistakes is decoded once`() {
    let count = Cases.count(10_000, many: 100_000)
    let key = String(repeating: "k", count: 10 * count)
    let text = "\"\(key)\" = \"\(String(repeating: "\\q", count: count))\";"

    let diagnostics = StringsDocument(text: text).diagnostics

    #expect(diagnostics.count == count && diagnostics.last?.key == key)
  }

  @Test(arguments: Seed.few(20, many: 200))
  func `random bytes of the grammar's alphabet are read completely`(seed: Seed) {
    let alphabet =
      Array("\"\"''\\\\/*/=;;(){}<>,ab 0U\n\r\u{E9}".utf8) + [0, 0xFF, 0xC0, 0xED, 0xE2]
    var random = seed.generator
    let bytes = (0..<2_000).map { _ in alphabet.randomElement(using: &random) ?? 0 }

    let document = StringsDocument(bytes: bytes)

    #expect(document.entries.allSatisfy { $0.range.upperBound <= document.text.count })
    #expect(document.entries.allSatisfy { ($0.comment == nil) == ($0.commentRange == nil) })
    #expect(
      document.entries.map(\.range.lowerBound) == document.entries.map(\.range.lowerBound).sorted())
  }
}
