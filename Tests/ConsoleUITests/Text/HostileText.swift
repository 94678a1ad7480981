import TestCases

/// Generates texts with control characters, escape sequences and other harmful content.
struct HostileText {
  var generator: SeededGenerator

  private static let pieces = [
    "\u{1B}", "[", "]", "0;", "52;c;", "m", "H", "2J", "\u{7}", "\u{9B}", "\u{9D}", "\r", "\n",
    "\u{8}",
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2068}", "\u{2069}", "\u{0}", "\u{7F}", "a", "漢", "é",
    "\u{301}", "\u{200D}", "❤️", "\t", "\u{90}", "\u{1B}\\", "\u{E}", "\u{E0041}", "\u{FE0F}",
    "\u{61C}", "\u{200E}", "\u{200F}", "\u{1F1F5}", "\u{1B}[?1049l", "\u{1B}]0;title\u{7}",
    "\u{85}",
    "\u{1B}]8;;http://example.org\u{1B}\\", "\u{2028}", "\u{2029}", "\u{9C}", "\u{1B}P", "שלום",
    "\u{AD}",
    "Z" + String(repeating: "\u{301}", count: 200), "\u{FEFF}", "\u{1B}c", "\u{C}", "\u{B}",
  ]

  mutating func next() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<20, using: &generator) {
      text += Self.pieces.randomElement(using: &generator) ?? ""
    }
    return text
  }
}

extension StringProtocol {
  /// The control and bidirectional control characters in the text, except line feeds.
  var harmfulScalars: [UInt32] { unicodeScalars.filter(\.isHarmful).map(\.value) }
}

extension Unicode.Scalar {
  fileprivate var isHarmful: Bool {
    switch value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x61C: true
    default: false
    }
  }
}
