extension SourceBytes {
  /// Where the next byte stands that matters inside a quoted string.
  ///
  /// That is `quote`, a backslash, NUL, or the start of a scalar beyond ASCII; else the end.
  func endOfPlainText(from start: Int, quote: UInt8) -> Int {
    var offset = start
    let quotes = Self.everyByte(quote)
    while let word = word(at: offset) {
      let found =
        (word | Self.zeros(word ^ quotes) | Self.zeros(word ^ Self.backslashes) | Self.zeros(word))
        & Self.highBits
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      let byte = self[offset]
      if byte == quote || byte == UInt8(ascii: "\\") || byte == 0 || byte >= 0x80 { break }
      offset += 1
    }
    return offset
  }

  /// Where the next byte stands that equals one of two or is not ASCII; else the end.
  func firstOffset(of one: UInt8, or other: UInt8, from start: Int) -> Int {
    var offset = start
    let ones = Self.everyByte(one)
    let others = Self.everyByte(other)
    while let word = word(at: offset) {
      let found =
        (word | Self.zeros(word ^ ones) | Self.zeros(word ^ others)) & Self.highBits
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < count {
      let byte = self[offset]
      if byte == one || byte == other || byte >= 0x80 { break }
      offset += 1
    }
    return offset
  }

  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let backslashes: UInt64 = everyByte(UInt8(ascii: "\\"))

  private static func everyByte(_ byte: UInt8) -> UInt64 {
    UInt64(byte) &* 0x0101_0101_0101_0101
  }

  /// The high bit of each byte that is zero; bits above the lowest one may be wrong.
  private static func zeros(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word
  }
}
