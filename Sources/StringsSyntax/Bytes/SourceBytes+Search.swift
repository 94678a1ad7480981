extension SourceBytes {
  /// The offset of the next byte that matters inside a quoted string; the end if there is none.
  ///
  /// Stops at `quote`, a backslash, NUL, and anything but ASCII and two-byte sequences. Those are
  /// validated many bytes at a time, which covers most languages beyond ASCII.
  @inline(__always)
  func endOfPlainText(from start: Int, quote: UInt8) -> Int {
    #if arch(x86_64) && canImport(_Builtin_intrinsics)
    let (end, isEnd) = endOfPlainBlocks(from: start) {
      $0.mask(of: quote, or: UInt8(ascii: "\\"), or: 0)
    }
    return isEnd ? end : portableEndOfPlainText(from: end, quote: quote)
    #else
    return portableEndOfPlainText(from: start, quote: quote)
    #endif
  }

  /// The offset of the next byte that equals one of two, or is neither ASCII nor part of a two-byte
  /// sequence; the end if there is none.
  @inline(__always)
  func endOfPlainText(from start: Int, before one: UInt8, or other: UInt8) -> Int {
    #if arch(x86_64) && canImport(_Builtin_intrinsics)
    let (end, isEnd) = endOfPlainBlocks(from: start) { $0.mask(of: one, or: other) }
    return isEnd ? end : portableEndOfPlainText(from: end, before: one, or: other)
    #else
    return portableEndOfPlainText(from: start, before: one, or: other)
    #endif
  }

  /// Like `endOfPlainText(from:quote:)`, eight bytes at a time.
  func portableEndOfPlainText(from start: Int, quote: UInt8) -> Int {
    let quotes = EightBytes.repeating(quote)
    let backslashes = EightBytes.repeating(UInt8(ascii: "\\"))
    return endOfPlainText(from: start) {
      $0.highBits(nonASCIIOrEqualTo: quotes) | $0.highBits(nonASCIIOrEqualTo: backslashes)
        | $0.highBits(nonASCIIOrEqualTo: 0)
    } stops: {
      $0.highBits(equalTo: quotes) | $0.highBits(equalTo: backslashes) | $0.highBits(equalTo: 0)
    } orByte: {
      $0 == quote || $0 == UInt8(ascii: "\\") || $0 == 0
    }
  }

  /// Like `endOfPlainText(from:before:or:)`, eight bytes at a time.
  func portableEndOfPlainText(from start: Int, before one: UInt8, or other: UInt8) -> Int {
    let ones = EightBytes.repeating(one)
    let others = EightBytes.repeating(other)
    return endOfPlainText(from: start) {
      $0.highBits(nonASCIIOrEqualTo: ones) | $0.highBits(nonASCIIOrEqualTo: others)
    } stops: {
      $0.highBits(equalTo: ones) | $0.highBits(equalTo: others)
    } orByte: {
      $0 == one || $0 == other
    }
  }

  @inline(__always)
  private func endOfPlainText(
    from start: Int, quickTest: (EightBytes) -> UInt64, stops: (EightBytes) -> UInt64,
    orByte isStop: (UInt8) -> Bool
  ) -> Int {
    var offset = start
    while let eight = eightBytes(at: offset) {
      if quickTest(eight) & EightBytes.highBitMask == 0 {
        offset &+= 8
        continue
      }
      let length = eight.plainTextLength(before: stops(eight))
      offset += length
      if length < 7 { return offset }
    }
    while offset < count, !isStop(self[offset]) {
      guard let length = sequenceLength(at: offset), length <= 2 else { return offset }
      offset += length
    }
    return offset
  }
}
