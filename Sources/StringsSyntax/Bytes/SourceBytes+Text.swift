extension SourceBytes {
  /// The text of a string token, with its escape sequences decoded.
  package func text(of token: StringToken) -> String {
    guard token.hasEscapes else { return text(token.content) }
    return String(unsafeUninitializedCapacity: token.content.count) { buffer in
      // Safe because no escape sequence is shorter than the UTF-8 of its character.
      var length = 0
      var offset = token.content.lowerBound
      while offset < token.content.upperBound, length < buffer.count {
        let byte = self[offset]
        guard byte == UInt8(ascii: "\\") else {
          buffer[length] = byte
          length += 1
          offset += 1
          continue
        }
        let escape = Escape.read(in: self, at: offset)
        if case .scalar(let scalar) = escape.meaning {
          for byte in UTF8.encode(scalar).unsafelyUnwrapped where length < buffer.count {
            buffer[length] = byte
            length += 1
          }
        }
        offset = escape.end
      }
      return length
    }
  }

  /// The text of a comment, without its markers and surrounding whitespace.
  func commentText(_ comment: Range<Int>) -> String {
    let isBlock = self[comment.lowerBound + 1] == UInt8(ascii: "*")
    let inner = comment.lowerBound + 2..<comment.upperBound - (isBlock ? 2 : 0)
    let scalars = text(inner).unicodeScalars
    let start = scalars.drop { $0.properties.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(String.UnicodeScalarView(start[...last]))
  }

  /// The end of the unquoted string at an offset; the offset itself if there is none.
  func endOfWord(from start: Int) -> Int {
    var offset = start
    while SourceBytes.isWordByte(self[offset]) { offset += 1 }
    return offset
  }

  /// The end of the quoted string at an offset, or `nil` if it does not close before the limit.
  func endOfQuoted(from start: Int, limit: Int) -> Int? {
    let quote = self[start]
    var offset = start + 1
    while offset < limit {
      switch self[offset] {
      case quote: return offset + 1
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return nil
  }

  /// Whether an unquoted string may contain a byte: a letter, a digit, or one of `_$/:.-`.
  static func isWordByte(_ byte: UInt8) -> Bool {
    let low: UInt64 = 0x07FF_E010_0000_0000  // $ - . / 0...9 :
    let high: UInt64 = 0x07FF_FFFE_87FF_FFFE  // A...Z _ a...z
    let bits = byte & 0x40 == 0 ? low : high
    return byte < 0x80 && bits >> UInt64(byte & 0x3F) & 1 == 1
  }
}

extension UInt8 {
  /// The value of the byte as an ASCII hexadecimal digit, if it is one.
  var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
