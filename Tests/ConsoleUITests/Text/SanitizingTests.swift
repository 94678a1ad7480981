import ConsoleDriver
import ConsoleUI
import TestCases
import Testing

struct SanitizingTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\u{9B}31m", "a\u{FFFD}31m"),
    ("\u{1B}]52;c;aGk=\u{7}", "\u{FFFD}]52;c;aGk=\u{FFFD}"), ("a\tb", "a       b"),
    ("a\nb\r\nc\u{2028}d\u{85}e", "a b c d e"), ("a\rb", "a\u{FFFD}b"),
    ("\u{202E}abc\u{202C}", "abc"), ("\u{2066}abc\u{2069}\u{200F}", "abc"),
    ("a\u{200B}b\u{FEFF}", "ab"), ("\u{301}x", "x"), ("e\u{301}", "e\u{301}"),
    ("👩‍🚀", "👩‍🚀"), ("x\u{E0041}\u{E0042}y", "xy"),
  ])
  func `harmful characters are made visible or dropped`(text: String, expected: String) {
    #expect(text.sanitized == expected)
    #expect(text.sanitized.sanitized == text.sanitized)
  }

  @Test func `a stack of marks is cut`() {
    let stack = "Z" + String(repeating: "\u{301}", count: 10_000)

    #expect(stack.columns == 1)
    #expect(stack.sanitized.unicodeScalars.count < 40)
    #expect((stack + "x").truncated(to: 2).sanitized.unicodeScalars.count < 40)
  }

  @Test(arguments: Seed.few(1, many: 3))
  func `no content sends an escape sequence`(seed: Seed) {
    var generator = seed.generator
    var texts = HostileText(generator: seed.generator)
    let size = Size(columns: 30, rows: 3)
    var encoder = FrameEncoder(capabilities: Capabilities())
    var terminal = VirtualTerminal(size: size)
    var shown: Canvas?

    for _ in 0..<300 {
      var canvas = Canvas(size: size)
      let text = texts.next()
      canvas.write(text, at: Point(column: Int.random(in: -5..<30, using: &generator), row: 1))
      terminal.process(encoder.encode(from: shown, to: canvas))
      shown = canvas

      #expect(terminal.unknownSequences.isEmpty, "\(text.debugDescription)")
      #expect(text.sanitized.harmfulScalars.isEmpty)
      #expect(!text.sanitized.contains("\n"))
      #expect(canvas.text.harmfulScalars.isEmpty)
    }
  }
}
