import ConsoleUI
import Testing

struct SkippedSequenceTests {
  @Test(arguments: [
    // Replies to queries of another program.
    "\u{1B}[?62;22c", "\u{1B}[>41;379;0c", "\u{1B}[0n", "\u{1B}[12;40R", "\u{1B}[1;1R",
    "\u{1B}[1;40R", "\u{1B}[?3;1R",
    "\u{1B}[?2026;2$y", "\u{1B}[4;2$y", "\u{1B}[8;24;80t", "\u{1B}[?1u", "\u{1B}[?996;1n",
    "\u{1B}P>|XTerm(379)\u{1B}\\", "\u{1B}P1+r544e=78\u{1B}\\", "\u{1B}P!|00000000\u{1B}\\",
    "\u{1B}]4;1;rgb:ff/00/00\u{7}", "\u{1B}]52;c;aGVsbG8=\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}]0;“title”\u{7}", "\u{1B}^private\u{1B}\\", "\u{1B}Xstart\u{1B}\\",
    // BEL ends only an OSC string.
    "\u{1B}P1$r\u{7}abc\u{1B}\\", "\u{1B}_a\u{7}b\u{1B}\\",
    // Introduced by a C1 control character.
    "\u{9B}?62c", "\u{9D}0;title\u{9C}", "\u{9D}0;title\u{7}", "\u{90}1$r\u{9C}", "\u{9F}G\u{1B}\\",
    "\u{8F}z",
    // Numbers and forms that no terminal sends.
    "\u{1B}[99999999999999999999A", "\u{1B}[1;99999999999999999999A", "\u{1B}[1;0A", "\u{1B}[1;+2A",
    "\u{1B}[1;-2A", "\u{1B}[2A", "\u{1B}[1;2;3A", "\u{1B}[3;2;1~", "\u{1B}[27;5;99;1~", "\u{1B}[0~",
    "\u{1B}[201~", "\u{1B}[1114112u", "\u{1B}[55296u", "\u{1B}[57399u", "\u{1B}[1u", "\u{1B}[u",
    "\u{1B}[1 A", "\u{1B}[3;2^", "\u{1B}[^", "\u{1B}[~", "\u{1B}[;5~", "\u{1B}[$p", "\u{1B}[1a",
    "\u{1B}[ m", "\u{1B}[!p",
    "\u{1B}O~", "\u{1B}O1;2z", "\u{1B}O9999999999A", "\u{1B}[[F", "\u{1B}[[[",
    // Keys of the Linux console that look like others: Pause, and the middle of the keypad.
    "\u{1B}[P", "\u{1B}[G",
    // Cancelled.
    "\u{1B}[1;5\u{18}", "\u{1B}]0;title\u{1A}", "\u{1B}O\u{18}", "\u{1B}[[\u{18}",
    // Mouse buttons and positions that do not exist.
    "\u{1B}[<66;3;4m", "\u{1B}[<99;3;4M", "\u{1B}[<128;3;4M", "\u{1B}[<0;0;4M",
    "\u{1B}[<0;3;4;5M", "\u{1B}[<0;99999999999999999999;1M", "\u{1B}[<-1;1;1M", "\u{1B}[<+0;1;1M",
    "\u{1B}[<3;1;1M", "\u{1B}[<;;M", "\u{1B}[32;3;4M", "\u{1B}[M !\u{20}",
  ])
  func `a sequence that is no key is skipped whole`(text: String) {
    var decoder = KeyDecoder()
    let bytes = Array(text.utf8)

    let events = decoder.decode(bytes + Array("x".utf8))

    #expect(events == [.key(.character("x"))])
    for split in 1..<bytes.count {
      var decoder = KeyDecoder()
      let pieces = decoder.decode(bytes[..<split]) + decoder.decode(bytes[split...])
      #expect(pieces.isEmpty && !decoder.needsTimeout, "split at \(split)")
    }
  }

  @Test(arguments: [
    ("\u{1B}[", "0", "A"), ("\u{1B}[", "1;", "~"), ("\u{1B}O", "5", "A"), ("\u{1B}]", "ż", "\u{7}"),
    ("\u{1B}P", "\u{7}", "\u{1B}\\"), ("\u{1B}[<", "1", "M"), ("\u{9B}", "?", "c"),
  ])
  func `a sequence of any length is skipped whole in bounded memory`(
    start: String, middle: String, end: String
  ) {
    var decoder = KeyDecoder()
    let bytes = Array(start.utf8) + Array(String(repeating: middle, count: 2_000).utf8)

    #expect(decoder.decode(bytes).isEmpty)
    #expect(decoder.pendingCount < 100)

    #expect(decoder.decode((end + "x").utf8) == [.key(.character("x"))])
  }

  @Test(arguments: [
    ("\u{1B}[[\u{1B}[A", ["up"]), ("\u{1B}[1;\u{1B}[A", ["up"]), ("\u{1B}[M \u{1B}[A", ["up"]),
    ("\u{1B}O1\u{1B}OA", ["up"]), ("\u{1B}]0;title\u{1B}[A", ["up"]),
    ("\u{1B}P1$r\u{1B}OA", ["up"]), ("\u{1B}[12\ra", ["enter", "a"]),
    ("\u{1B}[<0;1\u{7F}", ["backspace"]), ("\u{1B}O5ż", ["ż"]), ("\u{1B}[1;5\u{9B}A", ["up"]),
    ("\u{1B}[\u{1B}[", ["alt-[", "alt-["]), ("\u{1B}O\u{1B}O", ["alt-O", "alt-O"]),
    ("\u{1B}P\u{1B}P\u{1B}P", ["alt-P", "alt-P", "alt-P"]), ("\u{1B}[\r", ["alt-[", "enter"]),
    ("\u{1B}]\u{1B}", ["alt-]", "escape"]),
  ])
  func `a sequence that breaks off does not affect the next`(text: String, names: [String]) {
    var decoder = KeyDecoder()

    let events = decoder.decode(text.utf8) + decoder.flush()

    #expect(events == names.compactMap(KeyPress.init).map(TerminalEvent.key))
  }

  @Test(arguments: [
    ("\u{1B}\u{1B}[<0;1;1M", [TerminalEvent.mouse(MouseEvent(.press(.left), at: .zero))]),
    ("\u{1B}\u{1B}[M !!", [.mouse(MouseEvent(.press(.left), at: .zero))]),
    ("\u{1B}\u{1B}[I", [.focus(true)]), ("\u{1B}\u{1B}[200~a\u{1B}[201~", [.paste("a")]),
    ("\u{1B}\u{1B}[?62c", []), ("\u{1B}\u{1B}]0;title\u{7}", []),
    ("\u{1B}\u{1B}[", [.key(.alt("["))]),
    ("\u{1B}\u{1B}x", [.key(.alt("x"))]), ("\u{1B}\u{1B}\u{1B}", [.key(.escape), .key(.escape)]),
    ("\u{1B}\u{9C}", [.key(KeyPress(.character("\\"), modifiers: [.control, .alt]))]),
  ])
  func `an Escape before a sequence that is no key is a key`(text: String, rest: [TerminalEvent]) {
    var decoder = KeyDecoder()

    let events = decoder.decode(text.utf8) + decoder.flush()

    #expect(events == [.key(.escape)] + rest)
  }

  @Test(
    arguments: [[0x1B, 0xFF], [0x1B, 0xC5], [0x1B, 0xE2, 0x82], [0x1B, 0xED, 0xA0]] as [[UInt8]])
  func `an Escape before invalid bytes is a key`(bytes: [UInt8]) {
    var decoder = KeyDecoder()

    #expect(decoder.decode(bytes) + decoder.flush() == [.key(.escape)])
  }

  @Test(arguments: [
    ("\u{1B}", false), ("\u{1B}[", false), ("\u{1B}O", false), ("\u{1B}]", false),
    ("\u{9B}", false),
    ("\u{1B}[M", false), ("\u{1B}[1", true), ("\u{1B}[[", true), ("\u{1B}O1", true),
    ("\u{1B}]0", true), ("\u{1B}]0;title\u{1B}", true), ("\u{1B}[M ", true),
  ])
  func `pending bytes that are no key by themselves get the longer timeout`(
    text: String, isMidSequence: Bool
  ) {
    var decoder = KeyDecoder()

    _ = decoder.decode(text.utf8)

    #expect(decoder.needsTimeout)
    #expect(decoder.isMidSequence == isMidSequence)
  }

  @Test func `a partial character gets the longer timeout`() {
    var decoder = KeyDecoder()

    _ = decoder.decode([0xC5])

    #expect(decoder.needsTimeout && decoder.isMidSequence)
    #expect(decoder.decode([0xBC]) == [.key(.character("ż"))])
    #expect(!decoder.needsTimeout && !decoder.isMidSequence)
  }

  @Test(
    arguments: [
      ([0x9B, 0x41], "up"), ([0xC2, 0x9B, 0x41], "up"), ([0x8F, 0x50], "f1"),
      ([0x1B, 0x9B, 0x41], "alt-up"), ([0xC2, 0x81], "ctrl-alt-a"), ([0xC2, 0x8D], "alt-enter"),
      ([0xC2, 0x9B], "alt-escape"), ([0xC2, 0x90], "ctrl-alt-p"),
    ] as [([UInt8], String)])
  func `C1 control characters mean what xterm means by them`(
    bytes: [UInt8], name: String
  ) throws {
    var decoder = KeyDecoder()

    let key = try #require(KeyPress(name: name))
    #expect(decoder.decode(bytes) + decoder.flush() == [.key(key)])
  }
}
