/// Detects the encoding of a file of XML, HTML or JSON, and converts the file to UTF-8.
///
/// In this order: the byte order mark or the pattern of the first bytes; UTF-8, if nearly all bytes beyond ASCII are UTF-8, whatever is
/// declared; what the document declares; UTF-8, if it has more characters beyond ASCII than invalid bytes, which become U+FFFD;
/// what the server declares, since many servers declare one encoding for all files; and windows-1252.
enum FeedEncoding {
  /// The result of the conversion.
  enum Result: Equatable {
    /// UTF-8 without a byte order mark.
    case text([UInt8])
    /// The document names an encoding that is not known; the text is converted as if it named none.
    case unknown(String, text: [UInt8])
    case binary
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
    let name = declaredName(in: bytes)
    let text = text(bytes, declared: name, charset: charset)
    if let name, !unicodeNames.contains(name.lowercased()), CharacterEncoding(named: name) == nil {
      return .unknown(name, text: text)
    }
    return .text(text)
  }

  private static func text(_ bytes: [UInt8], declared name: String?, charset: String?) -> [UInt8] {
    let counts = SequenceCounts(bytes)
    let text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    // A character may be cut in two, or be damaged.
    if counts.valid > 10 * counts.invalid { return text }
    // In an encoding that does not contain ASCII, the declaration could not have been read.
    let declaration = bytes.prefix { $0 != UInt8(ascii: ">") }
    if let declared = legacy(name)?.utf8(bytes), declared.starts(with: declaration) {
      return declared
    }
    if counts.valid > counts.invalid { return text }
    // The escape sequences of ISO-2022 are ASCII.
    guard counts.invalid > 0 || bytes.contains(0x1B) else { return text }
    let mayBeUTF8 = counts.valid >= counts.invalid
    for encoding in [legacy(charset), mayBeUTF8 ? nil : legacy("windows-1252")] {
      if let text = encoding?.utf8(bytes), !text.contains(0) { return text }
    }
    return text
  }

  /// How many characters beyond ASCII bytes have in UTF-8, and how many bytes that belong to none.
  private struct SequenceCounts {
    var valid = 0
    var invalid = 0

    init(_ bytes: [UInt8]) {
      var parser = Unicode.UTF8.ForwardParser()
      var rest = bytes.makeIterator()
      while true {
        switch parser.parseScalar(from: &rest) {
        case .valid(let scalar): if scalar.count > 1 { valid += 1 }
        case .error(let length): invalid += length
        case .emptyInput: return
        }
      }
    }
  }

  /// The encoding with a name that is known and means neither UTF-8 nor ASCII.
  private static func legacy(_ name: String?) -> CharacterEncoding? {
    guard let name, !unicodeNames.contains(name.lowercased()) else { return nil }
    return CharacterEncoding(named: name)
  }

  /// The names of encodings that a declaration, which was read byte by byte, only claims, and of those that contain no more than
  /// ASCII.
  private static let unicodeNames: Set = [
    "utf-8", "utf8", "us-ascii", "ascii", "utf-16", "utf16", "utf-16le", "utf-16be", "ucs-2",
  ]

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
