extension EntryReader {
  /// Reads an entry as tools write it: `"key" = "text";` without escapes, with nothing but spaces
  /// between its parts.
  ///
  /// `nil` where something else stands: then nothing was read, and the slower, general way decides.
  @inlinable @inline(__always)
  mutating func readUsualEntry() -> RawEntry? {
    guard let key = usualString(at: offset) else { return nil }
    var place = endOfSpaces(from: key.range.upperBound)
    guard bytes[place] == UInt8(ascii: "=") else { return nil }
    place = endOfSpaces(from: place + 1)
    guard let text = usualString(at: place) else { return nil }
    place = text.range.upperBound
    guard bytes[place] == UInt8(ascii: ";") else { return nil }
    offset = place + 1
    entryIsDoubtful = false
    return RawEntry(key: key, value: .string(text), end: offset)
  }

  @inlinable @inline(__always)
  func usualString(at start: Int) -> StringToken? {
    guard bytes[start] == UInt8(ascii: "\"") else { return nil }
    var place = start + 1
    while true {
      place = bytes.endOfPlainText(from: place, quote: UInt8(ascii: "\""))
      if bytes[place] == UInt8(ascii: "\"") {
        return StringToken(range: start..<place + 1, isQuoted: true)
      }
      guard bytes[place] >= 0x80, let length = bytes.sequenceLength(at: place) else { return nil }
      place += length
    }
  }

  @inlinable @inline(__always)
  func endOfSpaces(from start: Int) -> Int {
    var place = start
    while bytes[place] == UInt8(ascii: " ") { place += 1 }
    return place
  }
}
