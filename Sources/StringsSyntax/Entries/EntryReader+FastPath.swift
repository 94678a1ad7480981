extension EntryReader {
  /// Reads an entry as tools write it: `"key" = "text";` without escapes or comments.
  ///
  /// Returns `nil` and reads nothing for any other entry; the general reader then handles it.
  @inlinable @inline(__always)
  mutating func readSimpleEntry() -> EntryToken? {
    guard let key = simpleString(at: offset) else { return nil }
    var end = endOfSpaces(from: key.range.upperBound)
    guard bytes[end] == UInt8(ascii: "=") else { return nil }
    end = endOfSpaces(from: end + 1)
    guard let text = simpleString(at: end) else { return nil }
    end = text.range.upperBound
    guard bytes[end] == UInt8(ascii: ";") else { return nil }
    offset = end + 1
    isAfterMissingSemicolon = false
    return EntryToken(key: key, value: .string(text), end: offset)
  }

  @inlinable @inline(__always)
  func simpleString(at start: Int) -> StringToken? {
    guard bytes[start] == UInt8(ascii: "\"") else { return nil }
    var end = start + 1
    while true {
      end = bytes.endOfPlainText(from: end, quote: UInt8(ascii: "\""))
      if bytes[end] == UInt8(ascii: "\"") {
        return StringToken(range: start..<end + 1, isQuoted: true)
      }
      guard bytes[end] >= 0x80, let length = bytes.sequenceLength(at: end) else { return nil }
      end += length
    }
  }

  @inlinable @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    var end = start
    while bytes[end] == UInt8(ascii: " ") { end += 1 }
    return end
  }
}
