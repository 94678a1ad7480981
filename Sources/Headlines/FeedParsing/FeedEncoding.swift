import Foundation

/// Detects the encoding of an XML file and converts the file to UTF-8.
///
/// The order is that of the XML specification, appendix F: the byte order mark, the pattern of the
/// first bytes, the XML declaration, and UTF-8. Invalid UTF-8 becomes U+FFFD.
///
/// The server's `charset` counts only for a file without a declaration that is not valid UTF-8: many
/// servers declare one encoding for all files.
enum FeedEncoding {
  /// The result of the conversion.
  enum Result: Equatable {
    /// UTF-8 without a byte order mark.
    case text([UInt8])
    case binary
    /// The name of an encoding that is not supported.
    case unknown(String)
  }

  /// Converts a file to UTF-8; `charset` is the encoding that the server declares.
  static func utf8(_ bytes: [UInt8], charset: String? = nil) -> Result {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xEF, 0xBB) where bytes.dropFirst(2).first == 0xBF: return utf8(bytes.dropFirst(3))
    case (0xFE, 0xFF): return utf16(bytes.dropFirst(2), bigEndian: true)
    case (0xFF, 0xFE): return utf16(bytes.dropFirst(2), bigEndian: false)
    case (0, 0x3C), (0, 0x0A), (0, 0x20): return utf16(bytes[...], bigEndian: true)
    case (0x3C, 0), (0x0A, 0), (0x20, 0): return utf16(bytes[...], bigEndian: false)
    default: break
    }
    guard !bytes.contains(0) else { return .binary }
    guard let name = declaredName(in: bytes) else { return undeclared(bytes, charset: charset) }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": return utf8(bytes[...])
    // The declaration was read byte by byte, so the file cannot be UTF-16.
    case "utf-16", "utf16", "utf-16le", "utf-16be", "ucs-2": return utf8(bytes[...])
    default: return eightBit(bytes, name: name)
    }
  }

  private static func undeclared(_ bytes: [UInt8], charset: String?) -> Result {
    guard let charset, encodings[charset.lowercased()] != nil,
      String(validating: bytes, as: UTF8.self) == nil
    else { return utf8(bytes[...]) }
    return eightBit(bytes, name: charset)
  }

  private static func utf8(_ bytes: ArraySlice<UInt8>) -> Result {
    guard !bytes.contains(0) else { return .binary }
    return .text(Array(String(decoding: bytes, as: UTF8.self).utf8))
  }

  private static func utf16(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> Result {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var index = bytes.startIndex
    while index + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(bigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    guard !units.contains(0) else { return .binary }
    return .text(Array(String(decoding: units, as: UTF16.self).utf8))
  }

  private static func eightBit(_ bytes: [UInt8], name: String) -> Result {
    guard let encoding = encodings[name.lowercased()] else { return .unknown(name) }
    // Byte by byte, because Foundation rejects a text with a single undefined byte.
    let exceptions =
      switch name.lowercased() {
      case "iso-8859-15", "latin-9": latin9
      case "macintosh": macRoman
      default: [UInt8: String]()
      }
    let table = (UInt8.min...UInt8.max).map { byte in
      let character = exceptions[byte] ?? String(bytes: [byte], encoding: encoding)
      return Array((character ?? "\u{FFFD}").utf8)
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes { text += table[Int(byte)] }
    return .text(text)
  }

  /// The encoding in `<?xml … encoding="…"?>`, which may follow blank lines.
  private static func declaredName(in bytes: [UInt8]) -> String? {
    let beginning = bytes.drop { $0 <= 0x20 }.prefix(512)
    let text = String(decoding: beginning, as: UTF8.self)
    guard text.hasPrefix("<?xml"), let end = text.range(of: "?>"),
      let key = text[..<end.lowerBound].range(of: "encoding")
    else { return nil }
    let value = text[key.upperBound..<end.lowerBound].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }

  /// The encodings that Foundation supports, by their WHATWG names; as on the web, ISO-8859-1 means
  /// windows-1252.
  private static let encodings: [String: String.Encoding] = [
    "iso-8859-1": .windowsCP1252, "iso8859-1": .windowsCP1252, "latin1": .windowsCP1252,
    "l1": .windowsCP1252, "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252,
    "iso-8859-2": .isoLatin2, "iso8859-2": .isoLatin2, "latin2": .isoLatin2, "l2": .isoLatin2,
    "windows-1250": .windowsCP1250, "cp1250": .windowsCP1250,
    "windows-1251": .windowsCP1251, "cp1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "cp1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "cp1254": .windowsCP1254, "iso-8859-9": .windowsCP1254,
    "iso-8859-15": .windowsCP1252, "latin-9": .windowsCP1252, "macintosh": .ascii,
  ]

  /// The differences between ISO-8859-15 and ISO-8859-1.
  private static let latin9: [UInt8: String] = [
    0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
  ]

  /// Mac OS Roman from 0x80 on, which Foundation on Linux reads wrongly.
  private static let macRoman = Dictionary(
    uniqueKeysWithValues: zip(
      UInt8(0x80)...0xFF,
      """
      ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø\
      ¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ
      """.unicodeScalars.map { String($0) }))
}
