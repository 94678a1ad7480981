import Testing

@testable import StringsSyntax

/// Which encoding is seen in the first bytes of a file.
@Suite struct `The encoding of a file` {
  @Test(
    arguments: [
      ([], .utf8, false), ([0x22], .utf8, false), ([0x22, 0x61, 0x62, 0x63], .utf8, false),
      ([0xEF, 0xBB, 0xBF, 0x22], .utf8, true), ([0xEF, 0xBB, 0xBF], .utf8, true),
      ([0xEF, 0xBB], .utf8, false), ([0xFF, 0xFE], .utf16LittleEndian, true),
      ([0xFF, 0xFE, 0x22, 0], .utf16LittleEndian, true),
      ([0xFF, 0xFE, 0, 0x22], .utf16LittleEndian, true),
      ([0xFE, 0xFF, 0, 0x22], .utf16BigEndian, true), ([0xFE, 0xFF], .utf16BigEndian, true),
      ([0xFF, 0xFE, 0, 0], .utf32LittleEndian, true),
      ([0, 0, 0xFE, 0xFF], .utf32BigEndian, true), ([0x22, 0], .utf16LittleEndian, false),
      ([0x22, 0, 0x61, 0], .utf16LittleEndian, false),
      ([0, 0x22, 0, 0x61], .utf16BigEndian, false), ([0, 0x22], .utf16BigEndian, false),
      ([0x22, 0, 0, 0], .utf32LittleEndian, false), ([0, 0, 0, 0x22], .utf32BigEndian, false),
      ([0x22, 0x61, 0, 0], .utf8, false), ([0, 0, 0x22, 0x61], .utf8, false), ([0], .utf8, false),
    ] as [([UInt8], TextEncoding.Form, Bool)])
  func `follows from the mark or the zero bytes`(
    bytes: [UInt8], form: TextEncoding.Form, isMarked: Bool
  ) {
    #expect(TextEncoding(of: bytes) == TextEncoding(form: form, hasByteOrderMark: isMarked))
  }

  @Test(arguments: [
    TextEncoding.Form.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian,
    .utf32BigEndian,
  ])
  func `an offset in UTF-8 is where the text before it ends in the file`(form: TextEncoding.Form) {
    let text = "aż€😀\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}\nb"
    for hasMark in [false, true] {
      let encoding = TextEncoding(form: form, hasByteOrderMark: hasMark)
      let bytes = encoding.bytes(text)

      for index in text.unicodeScalars.indices {
        let before = String(text.unicodeScalars[..<index])
        let offset = encoding.offset(ofUTF8: before.utf8.count, in: Array(text.utf8), bytes)

        #expect(offset == encoding.bytes(before).count)
      }
      #expect(encoding.offset(ofUTF8: text.utf8.count, in: Array(text.utf8), bytes) == bytes.count)
    }
  }

  @Test(
    arguments: [
      (TextEncoding.Form.utf8, [0x61, 0xF0, 0x9F, 0x98, 0x80]),
      (.utf16LittleEndian, [0x61, 0, 0x3D, 0xD8, 0, 0xDE]),
      (.utf16BigEndian, [0, 0x61, 0xD8, 0x3D, 0xDE, 0]),
      (.utf32LittleEndian, [0x61, 0, 0, 0, 0, 0xF6, 1, 0]),
      (.utf32BigEndian, [0, 0, 0, 0x61, 0, 1, 0xF6, 0]),
    ] as [(TextEncoding.Form, [UInt8])])
  func `a text has the bytes of its encoding`(form: TextEncoding.Form, bytes: [UInt8]) {
    #expect(TextEncoding(form: form, hasByteOrderMark: false).bytes("a😀") == bytes)
  }
}
