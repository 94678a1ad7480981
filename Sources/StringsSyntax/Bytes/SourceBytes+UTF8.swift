extension SourceBytes {
  /// The length in bytes of the UTF-8 sequence at an offset; `nil` if it is ill-formed.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are ill-formed (Unicode, table 3-7).
  package func sequenceLength(at offset: Int) -> Int? {
    let first = self[offset]
    let second = self[offset + 1]
    switch first {
    case 0x00...0x7F:
      return 1
    case 0xC2...0xDF:
      return isContinuation(second) ? 2 : nil
    case 0xE0...0xEF:
      let low: UInt8 = first == 0xE0 ? 0xA0 : 0x80
      let high: UInt8 = first == 0xED ? 0x9F : 0xBF
      guard second >= low, second <= high, isContinuation(self[offset + 2]) else { return nil }
      return 3
    case 0xF0...0xF4:
      let low: UInt8 = first == 0xF0 ? 0x90 : 0x80
      let high: UInt8 = first == 0xF4 ? 0x8F : 0xBF
      guard second >= low, second <= high, isContinuation(self[offset + 2]),
        isContinuation(self[offset + 3])
      else { return nil }
      return 4
    default:
      return nil
    }
  }

  /// The offset of the first ill-formed sequence; `nil` if the whole text is UTF-8.
  package var firstIllFormedOffset: Int? {
    var offset = 0
    while offset < count {
      guard let length = sequenceLength(at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// Whether all bytes of a range are ASCII.
  func isASCII(_ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    var bits: UInt64 = 0
    while offset <= range.upperBound - 8, let eight = eightBytes(at: offset) {
      bits |= eight.bits
      offset += 8
    }
    while offset < range.upperBound {
      bits |= UInt64(self[offset])
      offset += 1
    }
    return bits & EightBytes.highBitMask == 0
  }

  /// Whether there is a U+2028 or U+2029 at an offset, which the grammar treats as whitespace.
  func isUnicodeSeparator(at offset: Int) -> Bool {
    self[offset] == 0xE2 && self[offset + 1] == 0x80
      && (self[offset + 2] == 0xA8 || self[offset + 2] == 0xA9)
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
