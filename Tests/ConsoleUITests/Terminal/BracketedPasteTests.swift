import TestCases
import Testing

@testable import ConsoleUI

@Suite(.ownThread) struct BracketedPasteTests {
  private static let start = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  @Test(arguments: [
    ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("\r\r\n\n\r", "\n\n\n\n"),
    ("\u{1B}[A\u{3}\u{1B}", "\u{1B}[A\u{3}\u{1B}"),
    ("\u{1B}[200~a", "\u{1B}[200~a"), ("\u{1B}[201\u{1B}[201 ~", "\u{1B}[201\u{1B}[201 ~"),
    ("\u{1B}[20\u{1B}[2", "\u{1B}[20\u{1B}[2"), ("~~201~", "~~201~"), ("\u{9B}201~", "\u{9B}201~"),
    ("\u{1B}]0;title\u{7}\u{18}\u{1A}", "\u{1B}]0;title\u{7}\u{18}\u{1A}"), ("ż👩‍🚀", "ż👩‍🚀"),
  ])
  func `pasted text is one event, whatever it contains and wherever it is split`(
    text: String, expected: String
  ) {
    let bytes = Array((Self.start + text + Self.end + "q").utf8)

    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      let events = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      #expect(events == [.paste(expected), .key(.character("q"))], "split at \(split)")
    }
  }

  @Test func `an empty paste is no event`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode((Self.start + Self.end + "q").utf8) == [.key(.character("q"))])
  }

  @Test func `invalid bytes in pasted text become replacement characters`() {
    var decoder = KeyDecoder()

    let events = decoder.decode(Array(Self.start.utf8) + [0x61, 0xFF, 0xC5, 0x62] + Self.end.utf8)

    #expect(events == [.paste("a\u{FFFD}\u{FFFD}b")])
  }

  @Test func `the timeout does not end a paste`() {
    var decoder = KeyDecoder()
    let early = decoder.decode((Self.start + "a").utf8)

    let late = decoder.flush()

    #expect(early.isEmpty && late.isEmpty && !decoder.needsTimeout && !decoder.isMidSequence)
    #expect(decoder.decode(("\u{3}" + Self.end).utf8) == [.paste("a\u{3}")])
  }

  @Test func `an endless paste arrives in chunks`() {
    var decoder = KeyDecoder()
    var events = decoder.decode(Self.start.utf8)

    events += decoder.decode(repeatElement(UInt8(ascii: "a"), count: 1 << 20))
    #expect(events.count == 1 && decoder.pendingCount < 100)

    events += decoder.decode((Self.end + "q").utf8)
    #expect(events.count == 3 && events.last == .key(.character("q")))
  }

  @Test(arguments: 16...60)
  func `chunks split neither characters nor line ends`(maxChunkSize: Int) {
    let text = String(repeating: "\r\nż漢🙂\u{1B}[20", count: 20)
    var paste = BracketedPasteDecoder(maxChunkSize: maxChunkSize)
    var chunks: [String] = []
    var end: String?

    for byte in (text + Self.end).utf8 {
      switch paste.consume(byte) {
      case .partial: #expect(paste.count < maxChunkSize)
      case .chunk(let chunk): chunks.append(chunk)
      case .end(let rest): end = rest
      }
    }

    let whole = (chunks + [end ?? "none"]).joined()
    #expect(chunks.count > 1)
    #expect(whole.utf8.elementsEqual(text.utf8.filter { $0 != 0x0D }))
  }
}
