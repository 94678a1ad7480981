import Testing

@testable import Headlines

@Suite struct `Feed encodings` {
  @Test(arguments: [
    ("ISO-8859-1", "é \u{2013}"), ("latin1", "é \u{2013}"), ("windows-1252", "é \u{2013}"),
    ("iso-8859-15", "é \u{2013}"), ("ISO-8859-2", "é \u{96}"), ("Windows-1250", "é \u{2013}"),
    ("windows-1251", "й \u{2013}"),
  ])
  func `the declaration selects the encoding`(_ name: String, _ text: String) {
    let declaration = "<?xml version=\"1.0\" encoding='\(name)' ?>"
    let bytes = Array(declaration.utf8) + [0xE9, 0x20, 0x96]

    #expect(FeedEncoding.utf8(bytes) == .text(Array((declaration + text).utf8)))
  }

  @Test func `the euro sign of windows-1252 may be the only byte beyond ASCII`() {
    let declaration = "<?xml version=\"1.0\" encoding=\"windows-1252\"?>"

    let result = FeedEncoding.utf8(Array(declaration.utf8) + [0x80])

    #expect(result == .text(Array((declaration + "€").utf8)))
  }

  @Test func `ISO-8859-15 has the euro sign`() {
    let declaration = "<?xml version=\"1.0\" encoding=\"ISO-8859-15\"?>"

    #expect(
      FeedEncoding.utf8(Array(declaration.utf8) + [0xA4])
        == .text(Array((declaration + "€").utf8)))
  }

  @Test(arguments: [true, false])
  func `UTF-16 is read with and without a byte order mark`(_ hasMark: Bool) {
    for isBigEndian in [true, false] {
      let units = (hasMark ? [0xFEFF] : []) + Array("<ą🙂>".utf16)
      let bytes = units.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? pair : pair.reversed()
      }

      #expect(FeedEncoding.utf8(bytes) == .text(Array("<ą🙂>".utf8)))
    }
  }

  @Test func `UTF-8 that is declared as UTF-16 is read as UTF-8`() {
    let text = Array("<?xml version='1.0' encoding='utf-16'?><ą/>".utf8)

    #expect(FeedEncoding.utf8(text) == .text(text))
  }

  @Test func `invalid UTF-8 keeps its valid characters`() {
    #expect(FeedEncoding.utf8([0x61, 0xFF, 0x62]) == .text(Array("a\u{FFFD}b".utf8)))
  }

  @Test func `the name of an unknown encoding is reported`() {
    let text = "<?xml version='1.0' encoding='x-own'?><rss/>"

    #expect(FeedEncoding.utf8(Array(text.utf8)) == .unknown("x-own"))
  }
}
