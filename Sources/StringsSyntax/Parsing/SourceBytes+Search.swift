extension SourceBytes {
  /// Where the next byte stands that matters inside a quoted string; else the end.
  ///
  /// That is `quote`, a backslash, NUL, or what is neither ASCII nor a two-byte sequence: most
  /// languages that need more than ASCII are passed over, and checked, eight bytes at a time.
  @inlinable @inline(__always)
  func endOfPlainText(from start: Int, quote: UInt8) -> Int {
    let quotes = EightBytes.repeating(quote)
    let backslashes = EightBytes.repeating(UInt8(ascii: "\\"))
    return endOfPlainText(from: start) {
      $0.signs(ofBeyondASCIIOr: quotes) | $0.signs(ofBeyondASCIIOr: backslashes)
        | $0.signs(ofBeyondASCIIOr: 0)
    } marks: {
      $0.marks(equalTo: quotes) | $0.marks(equalTo: backslashes) | $0.marks(equalTo: 0)
    } orByte: {
      $0 == quote || $0 == UInt8(ascii: "\\") || $0 == 0
    }
  }

  /// Where the next byte stands that equals one of two, or is neither ASCII nor a two-byte sequence;
  /// else the end.
  @inlinable @inline(__always)
  func endOfPlainText(from start: Int, before one: UInt8, or other: UInt8) -> Int {
    let ones = EightBytes.repeating(one)
    let others = EightBytes.repeating(other)
    return endOfPlainText(from: start) {
      $0.signs(ofBeyondASCIIOr: ones) | $0.signs(ofBeyondASCIIOr: others)
    } marks: {
      $0.marks(equalTo: ones) | $0.marks(equalTo: others)
    } orByte: {
      $0 == one || $0 == other
    }
  }

  @inlinable @inline(__always)
  func endOfPlainText(
    from start: Int, signs: (EightBytes) -> UInt64, marks: (EightBytes) -> UInt64,
    orByte isStop: (UInt8) -> Bool
  ) -> Int {
    var offset = start
    while let eight = eight(at: offset) {
      if signs(eight) & EightBytes.highBits == 0 {
        offset &+= 8
        continue
      }
      let length = eight.plainLength(before: marks(eight))
      offset += length
      if length < 7 { return offset }
    }
    while offset < count, self[offset] < 0x80, !isStop(self[offset]) { offset += 1 }
    return offset
  }
}
