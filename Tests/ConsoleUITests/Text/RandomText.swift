import TestCases

/// Generates texts of random scalars from all of Unicode.
struct RandomText {
  var generator: SeededGenerator
  /// Whether the text may contain line ends.
  var hasLines = true

  private static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x61...0x7A, 0xA0...0x17F, 0x300...0x36F, 0x370...0x52F,
    0x590...0x5FF, 0x600...0x6FF, 0x900...0x97F, 0xE00...0xE7F, 0x1000...0x109F, 0x1100...0x11FF,
    0x2010...0x206F, 0x2190...0x21FF, 0x2500...0x27BF, 0x3000...0x30FF, 0x4E00...0x9FFF,
    0xAC00...0xD7A3, 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFE70...0xFEFF, 0xFF00...0xFFEF,
    0x10800...0x10FFF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F3FB...0x1F3FF, 0x1F900...0x1FAFF,
    0x20000...0x2A6DF, 0xE0000...0xE007F, 0x00...0x1F, 0x7F...0x9F, 0x00...0x10FFFF,
  ]
  private static let special: [Unicode.Scalar] = [
    " ", " ", "\t", "-", "\u{AD}", "\u{A0}", "\u{200B}", "\u{200D}", "\u{FE0F}", "\u{FE0E}",
    "\u{202E}", "\u{2066}", "\u{2069}", "\u{20E3}", "\u{301}", "❤", "👩", "🚀", "字", "\u{FEFF}",
  ]
  private static let lineEnds: [Unicode.Scalar] = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

  mutating func next(upTo count: Int = 30) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...count, using: &generator) {
      text.unicodeScalars.append(scalar())
    }
    return text
  }

  private mutating func scalar() -> Unicode.Scalar {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<7: return Self.special.randomElement(using: &generator) ?? " "
    case 7 where hasLines: return Self.lineEnds.randomElement(using: &generator) ?? "\n"
    default:
      guard let range = Self.ranges.randomElement(using: &generator),
        let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)),
        hasLines || !Self.lineEnds.contains(scalar)
      else { return "x" }
      return scalar
    }
  }
}
