extension EntryReader {
  /// Reads a quoted or unquoted string; `nil` if none starts at `offset`.
  mutating func readString() throws(SyntaxError) -> StringToken? {
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

  private mutating func readQuotedString() throws(SyntaxError) -> StringToken {
    let start = offset
    let quote = bytes[start]
    var hasEscapes = false
    var end = start + 1
    while true {
      end = bytes.endOfPlainText(from: end, quote: quote)
      let byte = bytes[end]
      if byte >= 0x80 {
        end += length(at: end)
      } else if byte == quote {
        offset = end + 1
        return StringToken(range: start..<offset, isQuoted: true, hasEscapes: hasEscapes)
      } else if end >= bytes.count {
        try abandon(.unterminatedString, at: start, .unterminatedString(start))
      } else if byte == 0 {
        warn(.nulCharacter, at: end)
        end += 1
      } else {
        hasEscapes = true
        end = checkEscape(at: end)
      }
    }
  }

  /// The length of the non-ASCII scalars from an offset on; an ill-formed one breaks the entry.
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

  /// Reports what is wrong with the escape sequence at an offset.
  ///
  /// - Returns: The offset after the sequence.
  private mutating func checkEscape(at start: Int) -> Int {
    let escape = Escape.read(in: bytes, at: start)
    switch escape.meaning {
    case .scalar(let scalar):
      if scalar == "\0" { warn(.nulCharacter, at: start) }
    case .unknown:
      warn(.unknownEscape, at: start)
    case .invalid(let code):
      fail(code, at: start)
    }
    return escape.end
  }
}
