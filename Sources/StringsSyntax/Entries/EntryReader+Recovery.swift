extension EntryReader {
  /// Thrown when an entry cannot be read further; the case decides where the next entry is searched.
  enum SyntaxError: Error {
    /// Something other than a key.
    case unexpectedCharacter
    /// A key without an equals sign or semicolon after it.
    case incompleteAfter(StringToken)
    /// The entry ends at the next semicolon or line end.
    case invalidValue
    /// Open brackets that may be closed further on.
    case openBrackets
    /// A string without closing quote that starts at this offset.
    case unterminatedString(Int)
  }

  /// Moves to the probable start of the next entry; `depth` is the number of open brackets before
  /// the broken entry.
  mutating func recover(from error: SyntaxError, depth: Int) {
    switch error {
    case .unexpectedCharacter:
      let start = offset
      skipStrayDelimiters()
      if offset == start { skipToEntryEnd() }
    case .incompleteAfter(let key):
      if offset == bytes.count || bytes.hasLineEnd(in: key.range.upperBound..<offset) {
        // This is on a line of its own: it may be the next entry.
      } else if bytes.hasLineEnd(in: key.range) {
        goToLine(after: key.range.lowerBound)
      } else {
        skipToEntryEnd()
      }
    case .invalidValue:
      skipToEntryEnd()
    case .openBrackets:
      if !skipClosingBrackets(depth: depth) { skipToEntryEnd() }
    case .unterminatedString(let start):
      goToLine(after: start)
    }
    openBrackets.removeSubrange(min(depth, openBrackets.count)...)
  }

  /// Moves to the end of the line that contains `start`.
  mutating func goToLine(after start: Int) {
    offset = bytes.lineEnd(from: start, limit: bytes.count)
  }

  /// Skips delimiters that belong to no entry, and the whitespace between them.
  mutating func skipStrayDelimiters() {
    while true {
      switch bytes[offset] {
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ")"): offset += 1
      case UInt8(ascii: "}") where openBrackets.isEmpty: offset += 1
      default: return
      }
      skipWhitespace()
    }
  }

  /// Skips the rest of an entry: to its semicolon or the end of the line.
  ///
  /// A semicolon in quotes that close on the same line does not count.
  private mutating func skipToEntryEnd() {
    var lineEnd = offset
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: ";"):
        offset += 1
        return
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return
      case UInt8(ascii: "}") where !openBrackets.isEmpty:
        return
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if lineEnd <= offset { lineEnd = bytes.lineEnd(from: offset, limit: bytes.count) }
        offset = bytes.endOfQuoted(from: offset, limit: lineEnd) ?? lineEnd
      case UInt8(ascii: "/") where startsComment:
        skipComment()
      default:
        offset += 1
      }
    }
  }

  /// Skips the open brackets of the entry and the semicolon after them.
  ///
  /// - Returns: `false` if the brackets do not close before the end of the text.
  private mutating func skipClosingBrackets(depth: Int) -> Bool {
    if foundUnclosedBrackets { return false }
    let start = offset
    var open = Array(openBrackets[min(depth, openBrackets.count)...])
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        open.append(byte)
        offset += 1
      case UInt8(ascii: ")"):
        if open.last == UInt8(ascii: "(") { open.removeLast() }
        offset += 1
      case UInt8(ascii: "}"):
        while open.last == UInt8(ascii: "(") { open.removeLast() }
        if open.popLast() == nil, depth > 0 { return true }
        offset += 1
      case UInt8(ascii: ";"):
        while open.last == UInt8(ascii: "(") { open.removeLast() }
        offset += 1
        if open.isEmpty { return true }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        offset = bytes.endOfQuoted(from: offset, limit: bytes.count) ?? bytes.count
      case UInt8(ascii: "/") where startsComment:
        skipComment()
      default:
        offset = max(offset + 1, bytes.endOfWord(from: offset))
      }
    }
    foundUnclosedBrackets = true
    offset = start
    return false
  }
}
