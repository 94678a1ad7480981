extension EntryReader {
  /// Goes to where the next entry probably starts; `depth` brackets were open before the broken one.
  mutating func recover(from lost: Lost, depth: Int) {
    switch lost {
    case .strayMark:
      let start = offset
      skipStrayMarks()
      if offset == start { skipToEntryEnd() }
    case .after(let key):
      if offset == bytes.count || bytes.hasLineEnd(in: key.range.upperBound..<offset) {
        // What stands here is on a line of its own: it may be the next entry.
      } else if bytes.hasLineEnd(in: key.range) {
        goToLine(after: key.range.lowerBound)
      } else {
        skipToEntryEnd()
      }
    case .entryEnd:
      skipToEntryEnd()
    case .openBrackets:
      if !skipClosingBrackets(depth: depth) { skipToEntryEnd() }
    case .endlessString(let start):
      goToLine(after: start)
    }
    openBrackets.removeSubrange(min(depth, openBrackets.count)...)
  }

  /// Goes to the start of the line after the one that an offset is in.
  mutating func goToLine(after place: Int) {
    offset = bytes.lineEnd(from: place, limit: bytes.count)
  }

  /// Skips marks that belong to no entry, and the space between them.
  mutating func skipStrayMarks() {
    while true {
      switch bytes[offset] {
      case UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ")"): offset += 1
      case UInt8(ascii: "}") where openBrackets.isEmpty: offset += 1
      default: return
      }
      skipSpace()
    }
  }

  /// Skips the rest of an entry: up to its semicolon, or the end of the line.
  ///
  /// Quotes protect what is between them, if they close on the same line.
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

  /// Skips to behind the semicolon that follows the brackets that the entry has open.
  ///
  /// - Returns: Whether they close before the text ends.
  private mutating func skipClosingBrackets(depth: Int) -> Bool {
    if bracketsDoNotClose { return false }
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
    bracketsDoNotClose = true
    offset = start
    return false
  }
}
