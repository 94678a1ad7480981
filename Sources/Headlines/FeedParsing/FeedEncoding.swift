/// Detects the encoding of an XML file and converts the file to UTF-8.
///
/// The order is that of the XML specification, appendix F: the byte order mark, the pattern of the
/// first bytes, the XML declaration, and UTF-8. Invalid UTF-8 becomes U+FFFD.
///
/// The server's `charset` counts only for a file that declares nothing, or UTF-8, and that is not valid UTF-8 or has the
/// escape sequences of ISO-2022: many servers declare one encoding for all files. A file with invalid bytes and without any
/// character of UTF-8 beyond ASCII is in the `charset` or, as in other feed parsers, in windows-1252.
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
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return utf32(bytes)
    }
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
    case let name where unicodeNames.contains(name): return claimedUTF8(bytes, charset: charset)
    // The declaration was read byte by byte, so the file cannot be UTF-16.
    case "utf-16", "utf16", "utf-16le", "utf-16be", "ucs-2":
      return claimedUTF8(bytes, charset: charset)
    default:
      guard let encoding = CharacterEncoding(named: name), let text = encoding.utf8(bytes) else {
        return .unknown(name)
      }
      // In an encoding that does not contain ASCII, the declaration could not have been read.
      let declaration = bytes.prefix { $0 != UInt8(ascii: ">") }
      return text.starts(with: declaration) ? .text(text) : utf8(bytes[...])
    }
  }

  private static func undeclared(_ bytes: [UInt8], charset: String?) -> Result {
    guard let encoding = legacy(charset),
      bytes.contains(0x1B) || String(validating: bytes, as: UTF8.self) == nil,
      let text = encoding.utf8(bytes), !text.contains(0)
    else { return claimedUTF8(bytes, charset: nil) }
    return .text(text)
  }

  private static func claimedUTF8(_ bytes: [UInt8], charset: String?) -> Result {
    guard String(validating: bytes, as: UTF8.self) == nil,
      !String(decoding: bytes, as: UTF8.self).unicodeScalars.contains(where: {
        $0.value >= 0x80 && $0 != "\u{FFFD}"
      })
    else { return utf8(bytes[...]) }
    for encoding in [legacy(charset), legacy("windows-1252")] {
      if let text = encoding?.utf8(bytes), !text.contains(0) { return .text(text) }
    }
    return utf8(bytes[...])
  }

  /// The encoding with a name that means neither UTF-8 nor ASCII.
  private static func legacy(_ name: String?) -> CharacterEncoding? {
    guard let name, !unicodeNames.contains(name.lowercased()) else { return nil }
    return CharacterEncoding(named: name)
  }

  private static let unicodeNames: Set = ["utf-8", "utf8", "us-ascii", "ascii"]

  private static func utf32(_ bytes: [UInt8]) -> Result {
    guard let text = CharacterEncoding(named: "UTF-32")?.utf8(bytes), !text.contains(0) else {
      return .binary
    }
    return .text(text)
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

  /// The encoding in `<?xml … encoding="…"?>`, which may follow blank lines.
  private static func declaredName(in bytes: [UInt8]) -> String? {
    let beginning = bytes.drop { $0 <= 0x20 }.prefix(512)
    let text = String(decoding: beginning, as: UTF8.self)
    guard text.hasPrefix("<?xml"), let end = text.firstRange(of: "?>"),
      let key = text[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let value = text[key.upperBound..<end.lowerBound].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
    return String(value.dropFirst().prefix { $0 != quote })
  }
}
