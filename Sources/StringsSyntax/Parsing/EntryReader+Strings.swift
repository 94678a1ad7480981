extension EntryReader {
  /// Reads a quoted or unquoted string; `nil` if none starts here.
  mutating func readString() throws(Lost) -> StringToken? {
    let start = offset
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try readQuotedString()
    default:
      let end = bytes.endOfWord(from: start)
      if end == start { return nil }
      offset = end
      return StringToken(range: start..<end, isQuoted: false)
    }
  }

  private mutating func readQuotedString() throws(Lost) -> StringToken {
    let start = offset
    let quote = bytes[start]
    var hasEscapes = false
    var place = start + 1
    while true {
      place = bytes.endOfPlainText(from: place, quote: quote)
      let byte = bytes[place]
      if byte >= 0x80 {
        place += length(at: place)
      } else if byte == quote {
        offset = place + 1
        return StringToken(range: start..<offset, isQuoted: true, hasEscapes: hasEscapes)
      } else if place >= bytes.count {
        try lose(.unterminatedString, at: start, .endlessString(start))
      } else if byte == 0 {
        warn(.nulCharacter, at: place)
        place += 1
      } else {
        hasEscapes = true
        place = checkEscape(at: place)
      }
    }
  }

  /// The length of the scalars beyond ASCII from an offset on; an ill-formed one breaks the entry.
  private mutating func length(at start: Int) -> Int {
    var offset = start
    while bytes[offset] >= 0x80 {
      if let length = bytes.sequenceLength(at: offset) {
        offset += length
      } else {
        fail(.invalidEncoding, at: offset)
        offset += 1
      }
    }
    return offset - start
  }

  /// Checks what a backslash at an offset stands for.
  ///
  /// - Returns: Where the string goes on.
  private mutating func checkEscape(at place: Int) -> Int {
    let escape = Escape.read(in: bytes, at: place)
    switch escape.meaning {
    case .scalar(let scalar):
      if scalar == "\0" { warn(.nulCharacter, at: place) }
    case .unknown:
      if place + 1 < bytes.count { warn(.unknownEscape, at: place) }
    case .wrong(let code):
      fail(code, at: place)
    }
    return escape.end
  }
}
