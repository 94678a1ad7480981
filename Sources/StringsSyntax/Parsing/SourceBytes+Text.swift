extension SourceBytes {
  /// The text that a string of these bytes stands for.
  package func text(of token: StringToken) -> String {
    guard token.hasEscapes else { return text(token.content) }
    return String(unsafeUninitializedCapacity: token.content.count) { buffer in
      // Safe because no escape is shorter than the UTF-8 of what it stands for.
      var length = 0
      var place = token.content.lowerBound
      while place < token.content.upperBound, length < buffer.count {
        let byte = self[place]
        guard byte == UInt8(ascii: "\\") else {
          buffer[length] = byte
          length += 1
          place += 1
          continue
        }
        let escape = Escape.read(in: self, at: place)
        if case .scalar(let scalar) = escape.meaning {
          for byte in UTF8.encode(scalar).unsafelyUnwrapped where length < buffer.count {
            buffer[length] = byte
            length += 1
          }
        }
        place = escape.end
      }
      return length
    }
  }
}
