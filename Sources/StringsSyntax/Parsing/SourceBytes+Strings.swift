extension SourceBytes {
  /// Where an unquoted string ends that starts at an offset; the offset itself if none does.
  func endOfWord(from start: Int) -> Int {
    var offset = start
    while SourceBytes.isWordByte(self[offset]) { offset += 1 }
    return offset
  }

  /// Where a quoted string ends that starts at an offset, or `nil` if it does not end in time.
  func endOfQuoted(from start: Int, limit: Int) -> Int? {
    let quote = self[start]
    var offset = start + 1
    while offset < limit {
      switch self[offset] {
      case quote: return offset + 1
      case UInt8(ascii: "\\"): offset += 2
      default: offset += 1
      }
    }
    return nil
  }

  /// Whether an unquoted string may have this byte: a letter, a digit, or one of `_$/:.-`.
  static func isWordByte(_ byte: UInt8) -> Bool {
    let low: UInt64 = 0x07FF_E010_0000_0000  // $ - . / 0...9 :
    let high: UInt64 = 0x07FF_FFFE_87FF_FFFE  // A...Z _ a...z
    let bits = byte & 0x40 == 0 ? low : high
    return byte < 0x80 && bits >> UInt64(byte & 0x3F) & 1 == 1
  }
}
