extension EntryReader {
  /// Reads one entry; `nil` if it is broken, and then the offset is where reading can go on.
  mutating func readEntry() -> RawEntry? {
    let firstProblem = problems.count
    let depth = openBrackets.count
    entryIsBroken = false
    do throws(Lost) {
      let entry = try readPair()
      if !entryIsBroken { return entry }
      removeProblems(from: firstProblem, includingErrors: false)
    } catch {
      removeProblems(from: firstProblem, includingErrors: entryIsDoubtful)
      entryIsDoubtful = false
      recover(from: error, depth: depth)
    }
    return nil
  }

  private mutating func readPair() throws(Lost) -> RawEntry {
    guard let key = try readString() else {
      try lose(.unexpectedCharacter, at: offset, .strayMark)
    }
    skipSpace()
    switch bytes[offset] {
    case UInt8(ascii: ";"):
      offset += 1
      if entryIsDoubtful { entryIsBroken = true }
      entryIsDoubtful = false
      return RawEntry(key: key, value: .string(key), end: offset)
    case UInt8(ascii: "="):
      offset += 1
      entryIsDoubtful = false
      return try readPair(of: key)
    default:
      let place = offset < bytes.count ? offset : key.range.upperBound
      try lose(.expectedEqualsOrSemicolon, at: place, .after(key))
    }
  }

  private mutating func readPair(of key: StringToken) throws(Lost) -> RawEntry {
    let afterEquals = offset
    skipSpace()
    guard let value = try readValue() else {
      try lose(.expectedValue, at: offset < bytes.count ? offset : afterEquals, .entryEnd)
    }
    var entry = RawEntry(key: key, value: value, end: offset)
    skipSpace()
    if bytes[offset] == UInt8(ascii: ";") {
      offset += 1
      entry.end = offset
    } else {
      endWithoutSemicolon(value, at: entry.valueRange, afterEquals: afterEquals)
    }
    return entry
  }

  /// Reports the missing semicolon and goes to where the next entry may start.
  private mutating func endWithoutSemicolon(
    _ value: RawEntry.Value, at valueRange: Range<Int>, afterEquals: Int
  ) {
    let gap = valueRange.upperBound..<offset
    if case .string(let token) = value {
      if bytes[offset] == UInt8(ascii: "="),
        bytes.hasLineEnd(in: afterEquals..<valueRange.lowerBound)
      {
        // `"a" =` and, lines below, `"b" = "c";`: the value is missing, b is the next key.
        fail(.expectedValue, at: afterEquals)
        offset = valueRange.lowerBound
        return
      }
      if offset < bytes.count, !bytes.hasLineEnd(in: gap), bytes.hasLineEnd(in: token.range) {
        // The string ran into the next lines, up to a quote that opens another one.
        fail(.missingSemicolon, at: valueRange.upperBound, related: token.range.lowerBound)
        goToLine(after: token.range.lowerBound)
        return
      }
    }
    if !entryIsBroken { report(.missingSemicolon, at: valueRange.upperBound) }
    if offset < bytes.count, !bytes.hasLineEnd(in: gap) {
      let mark = offset
      skipStrayMarks()
      entryIsDoubtful =
        offset < bytes.count && bytes[offset] != UInt8(ascii: "}")
        && !bytes.hasLineEnd(in: mark..<offset)
    }
  }
}
