/// What the texts of an entry have that checks look for, found in one pass over their bytes.
///
/// A text may lack what a trait names, such as a mark that begins with the same byte; a text without the trait has none.
struct TextTraits: OptionSet, Sendable {
  let rawValue: UInt16

  static let percent = TextTraits(rawValue: 1 << 0)
  static let brace = TextTraits(rawValue: 1 << 1)
  static let angle = TextTraits(rawValue: 1 << 2)
  static let ampersand = TextTraits(rawValue: 1 << 3)
  /// What Markdown has: `**`, a backtick or `](`.
  static let markdown = TextTraits(rawValue: 1 << 4)
  static let lineFeed = TextTraits(rawValue: 1 << 5)
  /// A backslash and an n.
  static let escapedLineFeed = TextTraits(rawValue: 1 << 6)
  /// Two spaces, or a space beside a no-break space.
  static let twoSpaces = TextTraits(rawValue: 1 << 7)
  static let twoDots = TextTraits(rawValue: 1 << 8)
  /// Two digits of ASCII.
  static let number = TextTraits(rawValue: 1 << 9)
  static let address = TextTraits(rawValue: 1 << 10)
  /// A bracket, or a quotation mark that is not straight.
  static let bracket = TextTraits(rawValue: 1 << 11)
  /// A character of ASCII before the space, or DEL.
  static let control = TextTraits(rawValue: 1 << 12)
  static let notASCII = TextTraits(rawValue: 1 << 13)
  /// Two characters that may be bytes of one which was decoded in an encoding of Windows.
  static let decodedBytes = TextTraits(rawValue: 1 << 14)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ texts: [String]) {
    self = []
    for text in texts {
      let isFast: Void? = text.utf8.withContiguousStorageIfAvailable { add($0) }
      if isFast == nil { add(text.utf8) }
    }
  }

  private mutating func add(_ bytes: some Sequence<UInt8>) {
    var (second, last): (UInt8, UInt8) = (0, 0)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "%"): insert(.percent)
      case UInt8(ascii: "{"), UInt8(ascii: "}"): formUnion([.brace, .bracket])
      case UInt8(ascii: "<"): insert(.angle)
      case UInt8(ascii: "&"): insert(.ampersand)
      case UInt8(ascii: "`"): insert(.markdown)
      case UInt8(ascii: "*"): if last == byte { insert(.markdown) }
      case UInt8(ascii: "("):
        insert(.bracket)
        if last == UInt8(ascii: "]") { insert(.markdown) }
      case UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"): insert(.bracket)
      case UInt8(ascii: "\n"): formUnion([.lineFeed, .control])
      case UInt8(ascii: "n"): if last == UInt8(ascii: "\\") { insert(.escapedLineFeed) }
      case UInt8(ascii: " "):
        // U+00A0 ends with A0.
        if last == byte || last == 0xA0 { insert(.twoSpaces) }
      case UInt8(ascii: "."): if last == byte { insert(.twoDots) }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last) { insert(.number) }
      case UInt8(ascii: "/"):
        if last == byte, second == UInt8(ascii: ":") { insert(.address) }
      case 0..<0x20, 0x7F: insert(.control)
      case 0x80...:
        insert(.notASCII)
        if byte == 0xC2, last == UInt8(ascii: " ") { insert(.twoSpaces) }
        if Self.endsMark(byte, last, second) { insert(.bracket) }
        if Self.mayBeDecodedBytes(byte, last, second) { insert(.decodedBytes) }
      default: break
      }
      (second, last) = (last, byte)
    }
  }

  /// Whether a letter of Latin or Cyrillic is followed by a character of windows-1252 or -1251 that is 0x80 to 0xBF there.
  private static func mayBeDecodedBytes(_ byte: UInt8, _ last: UInt8, _ second: UInt8) -> Bool {
    switch second {
    case 0xC3: if [0xC2, 0xC5, 0xC6, 0xCB, 0xE2].contains(byte) { return true }
    case 0xD0, 0xD1: if [0xC2, 0xD2, 0xE2].contains(byte) { return true }
    default: break
    }
    return last == 0xD0 && byte < 0x90 || last == 0xD1 && byte >= 0x90
  }

  /// Whether the bytes are the end of « », of double quotation marks, or of a bracket of East Asia.
  private static func endsMark(_ byte: UInt8, _ last: UInt8, _ second: UInt8) -> Bool {
    switch (second, last) {
    case (_, 0xC2): byte == 0xAB || byte == 0xBB
    case (0xE2, 0x80): (0x9C...0x9F).contains(byte)
    case (0xE3, 0x80): (0x88...0x91).contains(byte)
    case (0xEF, 0xBC): [0x88, 0x89, 0xBB, 0xBD].contains(byte)
    case (0xEF, 0xBD): byte == 0x9B || byte == 0x9D
    default: false
    }
  }
}
