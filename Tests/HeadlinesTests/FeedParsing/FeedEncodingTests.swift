import Testing

@testable import Headlines

@Suite struct `Feed encodings` {
  @Test(arguments: [
    ("ISO-8859-1", "é \u{2013}"), ("latin1", "é \u{2013}"), ("windows-1252", "é \u{2013}"),
    ("iso-8859-15", "é \u{96}"), ("ISO-8859-2", "é \u{96}"), ("Windows-1250", "é \u{2013}"),
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
    let bytes: [UInt8] = [0x61, 0xFF, 0xC4, 0x85]

    #expect(FeedEncoding.utf8(bytes) == .text(Array("a\u{FFFD}ą".utf8)))
    // Many servers declare one encoding for all files.
    #expect(
      FeedEncoding.utf8(bytes + [0xC4, 0x99], charset: "ISO-8859-1")
        == .text(Array("a\u{FFFD}ąę".utf8)))
  }

  @Test func `one accidental pair does not make UTF-8 of a file in another encoding`() {
    // "Größe Ã© café" in windows-1252: only the middle is a character of UTF-8.
    let bytes: [UInt8] = [
      0x47, 0x72, 0xF6, 0xDF, 0x65, 0x20, 0xC3, 0xA9, 0x20, 0x63, 0x61, 0x66, 0xE9,
    ]

    #expect(FeedEncoding.utf8(bytes) == .text(Array("Größe Ã© café".utf8)))
  }

  @Test(arguments: ["ISO-8859-1", "windows-1250", "Shift_JIS", "utf-16", "us-ascii", "x-own"])
  func `valid UTF-8 is read as UTF-8, whatever is declared`(_ name: String) {
    let text = Array("<?xml version='1.0' encoding='\(name)'?><rss>Zażółć café 日本 🙂</rss>".utf8)

    for charset in [nil, name, "windows-1252"] {
      switch FeedEncoding.utf8(text, charset: charset) {
      case .text(let read): #expect(read == text)
      case .unknown(let unknown, let read):
        #expect(unknown == name)
        #expect(read == text)
      case .binary: Issue.record("binary")
      }
    }
  }

  @Test(arguments: [
    (nil, "\u{201C}é\u{201D}"), ("windows-1250", "\u{201C}é\u{201D}"), ("koi8-r", "⌠И■"),
    ("UTF-8", "\u{201C}é\u{201D}"), ("x-unknown", "\u{201C}é\u{201D}"),
    ("utf8", "\u{201C}é\u{201D}"), ("us-ascii", "\u{201C}é\u{201D}"),
  ])
  func `a file that only claims UTF-8 has the encoding of the server, or of most such files`(
    _ charset: String?, _ text: String
  ) {
    for declaration in ["<?xml version='1.0' encoding='UTF-8'?>", "<rss>"] {
      let result = FeedEncoding.utf8(
        Array(declaration.utf8) + [0x93, 0xE9, 0x94], charset: charset)

      #expect(result == .text(Array((declaration + text).utf8)))
    }
  }

  @Test(arguments: [nil, "us-ascii", "windows-1250"])
  func `a replacement character that somebody has sent is a character`(_ charset: String?) {
    let text = Array("<?xml version='1.0' encoding='UTF-8'?>caf\u{FFFD}".utf8)

    #expect(FeedEncoding.utf8(text, charset: charset) == .text(text))
  }

  @Test(
    arguments: [
      ("KOI8-R", [0xF0, 0xD2, 0xC9], "При"), ("koi8-u", [0xA4], "є"),
      ("GBK", [0xD6, 0xD0, 0xCE, 0xC4], "中文"), ("gb2312", [0xD6, 0xD0], "中"),
      ("GB18030", [0x84, 0x31, 0xA4, 0x37, 0xD6, 0xD0], "\u{FFFD}中"),
      ("Big5", [0xA4, 0xA4, 0xA4, 0xE5], "中文"),
      ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B, 0x87, 0x40], "日本①"),
      ("EUC-JP", [0xC6, 0xFC, 0xCB, 0xDC], "日本"), ("euc-kr", [0xC7, 0xD1, 0xB1, 0xDB], "한글"),
      ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x46, 0x7C, 0x1B, 0x28, 0x42], "日"),
      ("windows-1255", [0xF9], "ש"), ("windows-1256", [0xD4], "ش"), ("windows-1257", [0xE0], "ą"),
      ("windows-1258", [0xFE], "₫"), ("windows-874", [0xA1], "ก"), ("TIS-620", [0xA1], "ก"),
      ("ISO-8859-5", [0xD0], "а"), ("iso-8859-6", [0xD4], "ش"), ("iso-8859-7", [0xE1], "α"),
      ("iso-8859-8", [0xF9], "ש"), ("iso-8859-13", [0xE0], "ą"), ("iso-8859-10", [0xB1], "ą"),
      ("ibm866", [0x80], "А"), ("cp852", [0xA5], "ą"), ("x-mac-cyrillic", [0x80], "А"),
    ] as [(String, [UInt8], String)])
  func `every encoding of ICU is read, by declaration or header`(
    _ name: String, _ bytes: [UInt8], _ text: String
  ) {
    let declaration = Array("<?xml version='1.0' encoding='\(name)'?>".utf8)

    #expect(FeedEncoding.utf8(declaration + bytes) == .text(declaration + Array(text.utf8)))
    #expect(FeedEncoding.utf8(bytes, charset: name) == .text(Array(text.utf8)))
  }

  @Test(arguments: [
    "KOI8-R", "GBK", "Shift_JIS", "EUC-JP", "Big5", "ISO-2022-JP", "ISO-2022-KR", "HZ", "UTF-7",
    "UTF-32", "SCSU", "BOCU-1", "CESU-8", "ibm-37", "windows-1258", "x-iscii-de", "LMBCS-1",
    "utf-8",
  ])
  func `a wrong label gives replacement characters`(_ name: String) {
    let bytes = (0..<3).flatMap { _ in (1...255).map { UInt8($0) } + (1...255).reversed() }
    let declaration = Array("<?xml encoding='\(name)'?>".utf8)

    for input in [declaration + bytes, declaration + bytes.dropLast(7) + [0x81], declaration] {
      guard case .text(let text) = FeedEncoding.utf8(input) else {
        Issue.record("\(name)")
        continue
      }
      #expect(text.starts(with: declaration))
      #expect(String(validating: text, as: UTF8.self) != nil)
    }
    _ = FeedEncoding.utf8(bytes, charset: name)
  }

  @Test func `UTF-32 is read with a byte order mark`() {
    let little: [UInt8] = [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0, 0x05, 0x01, 0, 0]
    let big: [UInt8] = [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x3C, 0, 0, 0x01, 0x05]

    #expect(FeedEncoding.utf8(little) == .text(Array("<ą".utf8)))
    #expect(FeedEncoding.utf8(big) == .text(Array("<ą".utf8)))
    #expect(FeedEncoding.utf8([0xFF, 0xFE, 0, 0, 0, 0, 0, 0]) == .binary)
  }

  @Test(arguments: [
    "", " ", "a,b", "KOI8-R,version=1", "x\u{1}y", String(repeating: "x", count: 5_000),
  ])
  func `a name that is none is an unknown encoding`(_ name: String) {
    #expect(CharacterEncoding(named: name) == nil)
  }

  @Test func `a text that grows in UTF-8 is complete`() {
    let bytes = [UInt8](repeating: 0xF0, count: 1_000)

    #expect(CharacterEncoding(named: "koi8-r")?.utf8(bytes)?.count == 2_000)
    #expect(CharacterEncoding(named: "koi8-r")?.utf8([]) == [])
  }

  @Test func `the name of an unknown encoding is reported, beside the text`() {
    let text = Array("<?xml version='1.0' encoding='x-own'?><rss/>".utf8)

    #expect(FeedEncoding.utf8(text) == .unknown("x-own", text: text))
    #expect(FeedEncoding.utf8(text + [0xE9]) == .unknown("x-own", text: text + Array("é".utf8)))
  }
}
