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
}
