import ConsoleUI
import RandomCanvases
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
  func `what could harm is made visible or dropped`(text: String, expected: String) {
    #expect(text.sanitized == expected)
    #expect(text.sanitized.sanitized == text.sanitized)
  }

  @Test func `a tower of marks is cut`() {
    let tower = "Z" + String(repeating: "\u{301}", count: 10_000)

    #expect(tower.columns == 1)
    #expect(tower.sanitized.unicodeScalars.count < 40)
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func `no content ever sends a sequence of its own`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let size = Size(columns: 30, rows: 3)
    var encoder = FrameEncoder(capabilities: Capabilities())
    var screen = VirtualScreen(size: size)
    var shown: Canvas?

    for _ in 0..<300 {
      var canvas = Canvas(size: size)
      let text = hostileText(&generator)
      canvas.write(text, at: Point(column: Int.random(in: -5..<30, using: &generator), row: 1))
      screen.take(encoder.encode(from: shown, to: canvas))
      shown = canvas

      #expect(screen.strangers.isEmpty, "seed \(seed): \(text.debugDescription)")
      #expect(text.sanitized.unicodeScalars.allSatisfy(isHarmless))
      #expect(canvas.text.unicodeScalars.allSatisfy { $0 == "\n" || isHarmless($0) })
    }
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x61C: false
    default: true
    }
  }

  private func hostileText(_ generator: inout SeededGenerator) -> String {
    let pieces = [
      "\u{1B}", "[", "]", "0;", "52;c;", "m", "H", "\u{7}", "\u{9B}", "\u{9D}", "\r", "\n", "\u{8}",
      "\u{202E}", "\u{2066}", "\u{0}", "\u{7F}", "a", "漢", "é", "\u{301}", "\u{200D}", "❤️", "\t",
      "\u{90}", "\u{1B}\\", "\u{E}", "\u{E0041}", "\u{FE0F}", "\u{61C}", "\u{1F1F5}",
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0..<20, using: &generator) {
      text += pieces.randomElement(using: &generator) ?? ""
    }
    return text
  }
}
