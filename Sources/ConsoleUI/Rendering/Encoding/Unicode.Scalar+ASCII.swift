extension Unicode.Scalar {
  /// The ASCII character that looks most like it, for terminals without UTF-8; `?` if none does.
  var asciiSubstitute: UInt8 {
    switch value {
    case ..<0x80: UInt8(value)
    case 0xC0...0x17F: Self.latinLetters[Int(value) - 0xC0]
    case 0x2500, 0x2501, 0x2010...0x2015, 0x2212: UInt8(ascii: "-")
    case 0x2502, 0x2503: UInt8(ascii: "|")
    case 0x250C...0x254B, 0x256D...0x2570: UInt8(ascii: "+")
    case 0x2039: UInt8(ascii: "<")
    case 0x203A: UInt8(ascii: ">")
    case 0x2581...0x2588: Self.lowerBlocks[Int(value) - 0x2581]
    case 0x2589...0x2590: UInt8(ascii: "#")
    case 0x2591: UInt8(ascii: ".")
    case 0x2018, 0x2019: UInt8(ascii: "'")
    case 0x201C...0x201E: UInt8(ascii: "\"")
    case 0x2022, 0x25CF, 0x2605: UInt8(ascii: "*")
    case 0x2713, 0x25B8: UInt8(ascii: "+")
    case 0x2717: UInt8(ascii: "x")
    case 0x25BE: UInt8(ascii: "-")
    case 0x2026: UInt8(ascii: ".")
    case 0xA0, 0x2009, 0x202F: 0x20
    case 0xB7: UInt8(ascii: ".")
    case 0xAB, 0x2190: UInt8(ascii: "<")
    case 0xBB, 0x2192: UInt8(ascii: ">")
    case 0x2191: UInt8(ascii: "^")
    case 0x2193: UInt8(ascii: "v")
    case 0x2800...0x28FF: UInt8(ascii: "*")
    default: UInt8(ascii: "?")
    }
  }
  /// The letters of Latin-1 and Latin Extended-A, from U+00C0 on, without their marks.
  private static let latinLetters = Array(
    """
    AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty\
    AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiIiJjKkkLlLlLlL\
    lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs
    """.utf8)
  /// In place of the blocks that are one to eight eighths high.
  private static let lowerBlocks = Array(".:-=+*##".utf8)
}
