extension EntryReader {
  /// Whether a comment starts at `offset`.
  var startsComment: Bool {
    let next = bytes[offset + 1]
    return bytes[offset] == UInt8(ascii: "/")
      && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
  }

  /// Skips whitespace and comments.
  @inline(__always)
  mutating func skipWhitespace() {
    // Most tokens are followed by one space or none.
    if bytes[offset] == 0x20 { offset += 1 }
    if 0x30...0x7F ~= bytes[offset] || bytes[offset] == UInt8(ascii: "\"") { return }
    skipMoreWhitespace()
  }

  mutating func skipMoreWhitespace() {
    while true {
      switch bytes[offset] {
      case 0x09...0x0D, 0x20: offset += 1
      case 0xE2 where bytes.isUnicodeSeparator(at: offset): offset += 3
      case UInt8(ascii: "/") where startsComment: skipComment()
      default: return
      }
    }
  }

  mutating func skipComment() {
    let start = offset
    let end =
      bytes[start + 1] == UInt8(ascii: "/")
      ? endOfLineComment(from: start + 2) : endOfBlockComment(from: start + 2)
    if let end {
      if keepsComments { comments.append(start..<end) }
      offset = end
    } else {
      if !foundUnterminatedComment { report(.unterminatedComment, at: start) }
      foundUnterminatedComment = true
      goToLine(after: start)
    }
  }

  private mutating func endOfLineComment(from start: Int) -> Int? {
    var offset = start
    var isWellFormed = true
    while true {
      offset = bytes.endOfPlainText(
        from: offset, before: UInt8(ascii: "\n"), or: UInt8(ascii: "\r"))
      if bytes[offset] < 0x80 || bytes.isUnicodeSeparator(at: offset) { return offset }
      offset += lengthInComment(at: offset, &isWellFormed)
    }
  }

  private mutating func endOfBlockComment(from start: Int) -> Int? {
    if foundUnterminatedComment { return nil }
    var offset = start
    var isWellFormed = true
    while true {
      offset = bytes.endOfPlainText(from: offset, before: UInt8(ascii: "*"), or: UInt8(ascii: "*"))
      if offset == bytes.count { return nil }
      if bytes[offset] >= 0x80 {
        offset += lengthInComment(at: offset, &isWellFormed)
      } else if bytes[offset + 1] == UInt8(ascii: "/") {
        return offset + 2
      } else {
        offset += 1
      }
    }
  }

  /// The length of the scalar at an offset; reports the first ill-formed one of a comment.
  private mutating func lengthInComment(at offset: Int, _ isWellFormed: inout Bool) -> Int {
    if let length = bytes.sequenceLength(at: offset) { return length }
    if isWellFormed { report(.invalidEncoding, at: offset) }
    isWellFormed = false
    return 1
  }
}
