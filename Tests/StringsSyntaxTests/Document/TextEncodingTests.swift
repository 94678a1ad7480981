import StringsSyntax
import Testing

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
}
