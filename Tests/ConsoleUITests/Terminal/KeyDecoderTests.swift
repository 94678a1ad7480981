import ConsoleUI
import TestCases
import Testing

struct KeyDecoderTests {
  @Test(
    arguments: [
      ("a", "a"), ("ż", "ż"), ("漢", "漢"), ("🙂", "🙂"), (" ", "space"), ("\r", "enter"),
      ("\n", "enter"),
      ("\t", "tab"), ("\u{7F}", "backspace"), ("\u{8}", "backspace"), ("\u{3}", "ctrl-c"),
      ("\0", "ctrl-space"), ("\u{1C}", "ctrl-\\"), ("\u{1B}x", "alt-x"), ("\u{1B}ż", "alt-ż"),
      ("\u{1B}\r", "alt-enter"), ("\u{1B}\u{3}", "ctrl-alt-c"),
      ("\u{1B}[A", "up"), ("\u{1B}[B", "down"), ("\u{1B}[C", "right"), ("\u{1B}[D", "left"),
      ("\u{1B}OA", "up"), ("\u{1B}[1;5A", "ctrl-up"), ("\u{1B}[;5A", "ctrl-up"),
      ("\u{1B}[1;2D", "shift-left"),
      ("\u{1B}[1;3C", "alt-right"), ("\u{1B}[1;6B", "ctrl-shift-down"),
      ("\u{1B}\u{1B}[A", "alt-up"),
      ("\u{1B}[a", "shift-up"), ("\u{1B}Od", "ctrl-left"), ("\u{1B}O5A", "ctrl-up"),
      ("\u{1B}[H", "home"), ("\u{1B}[F", "end"), ("\u{1B}[1~", "home"), ("\u{1B}[4~", "end"),
      ("\u{1B}[7~", "home"), ("\u{1B}[8~", "end"), ("\u{1B}OH", "home"), ("\u{1B}OF", "end"),
      ("\u{1B}[2~", "insert"), ("\u{1B}[3~", "delete"), ("\u{1B}[5~", "pageup"),
      ("\u{1B}[6~", "pagedown"), ("\u{1B}[5;5~", "ctrl-pageup"), ("\u{1B}[3$", "shift-delete"),
      ("\u{1B}[3^", "ctrl-delete"), ("\u{1B}[3@", "ctrl-shift-delete"), ("\u{1B}[Z", "shift-tab"),
      ("\u{1B}OP", "f1"), ("\u{1B}[[A", "f1"), ("\u{1B}[[E", "f5"), ("\u{1B}[11~", "f1"),
      ("\u{1B}[15~", "f5"), ("\u{1B}[24~", "f12"), ("\u{1B}[1;5P", "ctrl-f1"),
      ("\u{1B}[34~", "f20"),
      ("\u{1B}OM", "enter"), ("\u{1B}Op", "0"), ("\u{1B}Ok", "+"),
      ("\u{1B}[27;5;99~", "ctrl-c"), ("\u{1B}[97;3u", "alt-a"), ("\u{1B}[9;2u", "shift-tab"),
      ("\u{1B}[27u", "escape"),
    ] as [(String, String)])
  func `a sequence is one key`(text: String, name: String) {
    var decoder = KeyDecoder()

    let events = decoder.decode(Array(text.utf8))

    #expect(events.map(describe) == [name])
    #expect(!decoder.needsTimeout)
  }

  @Test(arguments: (1...26).map { UInt8($0) })
  func `a key with Control that terminals send as another one is known`(byte: UInt8) throws {
    let key = try #require(KeyPress(name: "ctrl-\(Character(Unicode.Scalar(byte | 0x60)))"))
    var decoder = KeyDecoder()

    let events = decoder.decode([byte]) + decoder.flush()

    let isSame = key.sentInstead.map { events == [.key($0)] } ?? true
    #expect(isSame && (key.sentInstead != nil) == [8, 9, 10, 13].contains(byte))
  }

  @Test(arguments: [
    ("\u{1B}", ["escape"]), ("\u{1B}\u{1B}", ["escape", "escape"]), ("\u{1B}[", ["alt-["]),
    ("\u{1B}O", ["alt-O"]), ("\u{1B}]", ["alt-]"]), ("\u{1B}[1;5", []), ("\u{1B}]0;title", []),
  ])
  func `the timeout resolves an unfinished sequence`(text: String, names: [String]) {
    var decoder = KeyDecoder()
    let early = decoder.decode(Array(text.utf8))
    let wasWaiting = decoder.needsTimeout

    let late = decoder.flush()

    #expect(early.isEmpty && wasWaiting)
    #expect(late.map(describe) == names)
    #expect(decoder.decode(Array("y".utf8)).map(describe) == ["y"])
  }

  @Test(arguments: [
    ("\u{1B}[<0;3;4M", MouseEvent(.press(.left), at: Point(column: 2, row: 3))),
    ("\u{1B}[<2;1;1M", MouseEvent(.press(.right), at: .zero)),
    ("\u{1B}[<0;300;400m", MouseEvent(.release(.left), at: Point(column: 299, row: 399))),
    ("\u{1B}[<64;10;2M", MouseEvent(.scrollUp, at: Point(column: 9, row: 1))),
    ("\u{1B}[<65;10;2M", MouseEvent(.scrollDown, at: Point(column: 9, row: 1))),
    ("\u{1B}[<66;10;2M", MouseEvent(.scrollLeft, at: Point(column: 9, row: 1))),
    ("\u{1B}[<67;1;1M", MouseEvent(.scrollRight, at: .zero)),
    ("\u{1B}[<69;1;1M", MouseEvent(.scrollDown, at: .zero, modifiers: .shift)),
    ("\u{1B}[Mb!!", MouseEvent(.scrollLeft, at: .zero)),
    (
      "\u{1B}[<20;1;1M",
      MouseEvent(.press(.left), at: .zero, modifiers: [.shift, .control])
    ),
    ("\u{1B}[<32;3;4M", MouseEvent(.drag(.left), at: Point(column: 2, row: 3))),
    ("\u{1B}[M@!!", MouseEvent(.drag(.left), at: .zero)),
    ("\u{1B}[M !!", MouseEvent(.press(.left), at: .zero)),
    ("\u{1B}[M#\u{22}!", MouseEvent(.release(nil), at: Point(column: 1, row: 0))),
    ("\u{1B}[Ma!!", MouseEvent(.scrollDown, at: .zero)),
  ])
  func `a mouse report is one event`(text: String, event: MouseEvent) {
    var decoder = KeyDecoder()

    #expect(decoder.decode(Array((text + "x").utf8)) == [.mouse(event), .key(.character("x"))])
  }

  @Test func `focus reports are events`() {
    var decoder = KeyDecoder()

    let events = decoder.decode(Array("\u{1B}[I\u{1B}[Ox".utf8))

    #expect(events == [.focus(true), .focus(false), .key(.character("x"))])
  }

  @Test func `invalid bytes are skipped without affecting other keys`() {
    var decoder = KeyDecoder()

    let bytes: [UInt8] = [0x80, 0xFF, 0xC3, 0x61, 0xE2, 0x82, 0x1B, 0x5B, 0x41, 0xED, 0xA0, 0x80]
    let events = decoder.decode(bytes + [0xC0, 0xAF, 0xF8, 0x62])

    #expect(events.map(describe) == ["a", "up", "b"])
  }

  @Test(arguments: Seed.few(4, many: 40))
  func `random bytes give the same keys wherever they are split`(seed: Seed) {
    var generator = seed.generator
    let bytes = randomBytes(&generator)
    var whole = KeyDecoder()
    let expected = whole.decode(bytes) + whole.flush()

    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      var events = decoder.decode(bytes[..<split])
      events += decoder.decode(bytes[split...])
      events += decoder.flush()
      #expect(events == expected, "split at \(split)")
    }
  }

  private func randomBytes(_ generator: inout SeededGenerator) -> [UInt8] {
    let likely = Array("\u{1B}\u{1B}\u{1B}[[O;:0125~$^@ABMmu<?]P\\\u{7}\u{18}\rżą🙂".utf8)
    return (0..<200).map { _ in
      Bool.random(using: &generator)
        ? likely.randomElement(using: &generator) ?? 0
        : UInt8.random(in: 0...255, using: &generator)
    }
  }

  private func describe(_ event: TerminalEvent) -> String {
    guard case .key(let key) = event else { return "\(event)" }
    return key.name
  }
}
