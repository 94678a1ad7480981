extension UTF8Span {
  /// Whether all bytes are printable ASCII, which take one column each; checked eight bytes at a time.
  var isPrintableASCII: Bool {
    let bytes = span.bytes
    let count = bytes.byteCount
    var offset = 0
    while offset + 8 <= count {
      let word = bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if Self.hasOther(word) { return false }
      offset += 8
    }
    while offset < count {
      if !(0x20...0x7E).contains(span[offset]) { return false }
      offset += 1
    }
    return true
  }

  /// Whether any byte of the word is below 0x20, 0x7F, or above it.
  @inline(__always)
  private static func hasOther(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highBits = ones << 7
    // If no byte has its high bit set, no addition carries into the next byte.
    let below = ~(word &+ ones &* (0x80 - 0x20))
    let delete = word &+ ones
    return (word | below | delete) & highBits != 0
  }
}
