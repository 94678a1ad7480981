extension EntryReader {
  /// Reads one entry; if it is broken, returns `nil` and moves to where the next one may start.
  mutating func readEntry() -> EntryToken? {
    let firstProblem = problems.count
    let depth = openBrackets.count
    entryHasError = false
    do throws(SyntaxError) {
      let entry = try readPair()
      if !entryHasError { return entry }
      removeProblems(from: firstProblem, includingErrors: false)
    } catch {
      removeProblems(from: firstProblem, includingErrors: isAfterMissingSemicolon)
      isAfterMissingSemicolon = false
      recover(from: error, depth: depth)
    }
    return nil
  }

  private mutating func readPair() throws(SyntaxError) -> EntryToken {
    guard let key = try readString() else {
      try abandon(.unexpectedCharacter, at: offset, .unexpectedCharacter)
    }
    if self.key == nil { self.key = key }
    skipWhitespace()
    switch bytes[offset] {
    case UInt8(ascii: ";"):
      offset += 1
      if isAfterMissingSemicolon { entryHasError = true }
      isAfterMissingSemicolon = false
      return EntryToken(key: key, value: .string(key), end: offset)
    case UInt8(ascii: "="):
      offset += 1
      isAfterMissingSemicolon = false
      return try readPair(of: key)
    default:
      let errorOffset = offset < bytes.count ? offset : key.range.upperBound
      try abandon(.expectedEqualsOrSemicolon, at: errorOffset, .incompleteAfter(key))
    }
  }

  private mutating func readPair(of key: StringToken) throws(SyntaxError) -> EntryToken {
    let afterEquals = offset
    skipWhitespace()
    guard let value = try readValue() else {
      try abandon(.expectedValue, at: offset < bytes.count ? offset : afterEquals, .invalidValue)
    }
    var entry = EntryToken(key: key, value: value, end: offset)
    skipWhitespace()
    if bytes[offset] == UInt8(ascii: ";") {
      offset += 1
      entry.end = offset
    } else {
      endWithoutSemicolon(value, at: entry.valueRange, afterEquals: afterEquals)
    }
    return entry
  }

  /// Reports the missing semicolon and moves to where the next entry may start.
  private mutating func endWithoutSemicolon(
    _ value: EntryToken.Value, at valueRange: Range<Int>, afterEquals: Int
  ) {
    let gap = valueRange.upperBound..<offset
    if case .string(let token) = value {
      if bytes[offset] == UInt8(ascii: "="),
        bytes.hasLineEnd(in: afterEquals..<valueRange.lowerBound)
      {
        // `"a" =`, and on a later line `"b" = "c";`: the value is missing and b is the next key.
        fail(.expectedValue, at: afterEquals)
        offset = valueRange.lowerBound
        return
      }
      if offset < bytes.count, !bytes.hasLineEnd(in: gap), bytes.hasLineEnd(in: token.range) {
        // The string ran into the next lines, to the opening quote of another string.
        fail(.missingSemicolon, at: valueRange.upperBound, related: token.range.lowerBound)
        goToLine(after: token.range.lowerBound)
        return
      }
    }
    if !entryHasError { report(.missingSemicolon, at: valueRange.upperBound) }
    if offset < bytes.count, !bytes.hasLineEnd(in: gap) {
      let start = offset
      skipStrayDelimiters()
      isAfterMissingSemicolon =
        offset < bytes.count && bytes[offset] != UInt8(ascii: "}")
        && !bytes.hasLineEnd(in: start..<offset)
    }
  }
}
