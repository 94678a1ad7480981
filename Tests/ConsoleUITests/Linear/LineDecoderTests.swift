import Testing

@testable import ConsoleUI

struct LineDecoderTests {
  @Test func `lines end with a line feed, the last one with the input`() {
    var decoder = LineDecoder()

    let events = decoder.decode("one\r\n\nż".utf8) + decoder.decode("2\nrest".utf8)

    #expect(events == [.line("one"), .line(""), .line("ż2")])
    #expect(decoder.flush() == [.line("rest")])
    #expect(decoder.flush().isEmpty)
  }

  @Test func `invalid UTF-8 is replaced`() {
    var decoder = LineDecoder()

    #expect(decoder.decode([0xFF, 0x41, 0xC5, 0x0A]) == [.line("\u{FFFD}A\u{FFFD}")])
  }

  @Test func `an overlong line is cut, and the next one is complete`() {
    var decoder = LineDecoder()

    let events = decoder.decode(repeatElement(UInt8(ascii: "x"), count: 3 * 65_536))
    let ends = decoder.decode("\nnext\n".utf8)

    #expect(events.isEmpty)
    #expect(ends == [.line(String(repeating: "x", count: 65_536)), .line("next")])
  }
}
