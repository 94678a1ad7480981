import Foundation

/// Finds the encoding of an XML file and turns the file into UTF-8.
///
/// The order is that of the XML standard, appendix F: a byte order mark, then the shape of the first
/// bytes, then what the declaration says, then UTF-8. Files that claim UTF-8 and break it keep their
/// text, with U+FFFD where it is broken.
///
/// What a server says about a file without a declaration is only believed where the file breaks
/// UTF-8: many servers claim one encoding for all that they have.
enum FeedEncoding {
  /// What the bytes turned out to be.
  enum Result: Equatable {
    /// The text in UTF-8, without a byte order mark.
    case text([UInt8])
    case binary
    case unknown(String)
  }

  /// Turns a file into UTF-8; `charset` is the encoding that a server claims for it.
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
    // The bytes before the name could be read one by one, so two bytes a character is not true.
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
    let plain = bytes.allSatisfy { $0 < 0x80 }
    if plain { return .text(bytes) }
    // Byte by byte, because Foundation gives nothing for a text with one undefined byte in it.
    let exceptions = ["iso-8859-15", "latin-9"].contains(name.lowercased()) ? latin9 : [:]
    let table = (UInt8.min...UInt8.max).map { byte in
      let character = exceptions[byte] ?? String(bytes: [byte], encoding: encoding)
      return Array((character ?? "\u{FFFD}").utf8)
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes { text += table[Int(byte)] }
    return .text(text)
  }

  /// The encoding that `<?xml … encoding="…"?>` names; blank lines before it are forgiven.
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

  /// WHATWG's names of the encodings that Foundation reads; ISO-8859-1 means windows-1252 there,
  /// and on the web.
  private static let encodings: [String: String.Encoding] = [
    "iso-8859-1": .windowsCP1252, "iso8859-1": .windowsCP1252, "latin1": .windowsCP1252,
    "l1": .windowsCP1252, "windows-1252": .windowsCP1252, "cp1252": .windowsCP1252,
    "iso-8859-2": .isoLatin2, "iso8859-2": .isoLatin2, "latin2": .isoLatin2, "l2": .isoLatin2,
    "windows-1250": .windowsCP1250, "cp1250": .windowsCP1250,
    "windows-1251": .windowsCP1251, "cp1251": .windowsCP1251,
    "windows-1253": .windowsCP1253, "cp1253": .windowsCP1253,
    "windows-1254": .windowsCP1254, "cp1254": .windowsCP1254, "iso-8859-9": .windowsCP1254,
    "iso-8859-15": .windowsCP1252, "latin-9": .windowsCP1252, "macintosh": .macOSRoman,
  ]

  /// Where ISO-8859-15 is not ISO-8859-1.
  private static let latin9: [UInt8: String] = [
    0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
  ]
}
