import Testing

@testable import ConsoleUI

struct PasteTests {
  private static let start = "\u{1B}[200~"
  private static let end = "\u{1B}[201~"

  @Test(arguments: [
    ("a\rb\r\nc\nd", "a\nb\nc\nd"), ("\r\r\n\n\r", "\n\n\n\n"),
    ("\u{1B}[A\u{3}\u{1B}", "\u{1B}[A\u{3}\u{1B}"),
    ("\u{1B}[200~a", "\u{1B}[200~a"), ("\u{1B}[201\u{1B}[201 ~", "\u{1B}[201\u{1B}[201 ~"),
    ("\u{1B}[20\u{1B}[2", "\u{1B}[20\u{1B}[2"), ("~~201~", "~~201~"), ("\u{9B}201~", "\u{9B}201~"),
    ("\u{1B}]0;title\u{7}\u{18}\u{1A}", "\u{1B}]0;title\u{7}\u{18}\u{1A}"), ("ż👩‍🚀", "ż👩‍🚀"),
  ])
  func `pasted text is no keys, whatever it is and wherever it is split`(
    text: String, expected: String
  ) {
    let bytes = Array((Self.start + text + Self.end + "q").utf8)

    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      let events = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      #expect(events == [.paste(expected), .key(.character("q"))], "split at \(split)")
    }
  }

  @Test func `nothing pasted is no event`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode((Self.start + Self.end + "q").utf8) == [.key(.character("q"))])
  }

  @Test func `invalid bytes are visible in pasted text`() {
    var decoder = KeyDecoder()

    let events = decoder.decode(Array(Self.start.utf8) + [0x61, 0xFF, 0xC5, 0x62] + Self.end.utf8)

    #expect(events == [.paste("a\u{FFFD}\u{FFFD}b")])
  }

  @Test func `time does not end a paste`() {
    var decoder = KeyDecoder()
    let early = decoder.decode((Self.start + "a").utf8)

    let late = decoder.flush()

    #expect(early.isEmpty && late.isEmpty && !decoder.isWaiting && !decoder.isMidway)
    #expect(decoder.decode(("\u{3}" + Self.end).utf8) == [.paste("a\u{3}")])
  }

  @Test func `an endless paste comes in pieces`() {
    var decoder = KeyDecoder()
    var events = decoder.decode(Self.start.utf8)

    events += decoder.decode(repeatElement(UInt8(ascii: "a"), count: 1 << 20))
    #expect(events.count == 1 && decoder.pendingCount < 100)

    events += decoder.decode((Self.end + "q").utf8)
    #expect(events.count == 3 && events.last == .key(.character("q")))
  }

  @Test(arguments: 16...60)
  func `pieces halve neither characters nor line ends`(longestPiece: Int) {
    let text = String(repeating: "\r\nż漢🙂\u{1B}[20", count: 20)
    var paste = PasteAssembly(longestPiece: longestPiece)
    var pieces: [String] = []
    var end: String?

    for byte in (text + Self.end).utf8 {
      switch paste.take(byte) {
      case .partial: #expect(paste.count < longestPiece)
      case .piece(let piece): pieces.append(piece)
      case .end(let rest): end = rest
      }
    }

    let whole = (pieces + [end ?? "none"]).joined()
    #expect(pieces.count > 1)
    #expect(whole.utf8.elementsEqual(text.utf8.filter { $0 != 0x0D }))
  }
}
