/// Eight bytes of a text in one word, the first byte lowest, to examine them all at once (SWAR).
struct EightBytes {
  var bits: UInt64

  static var highBitMask: UInt64 { 0x8080_8080_8080_8080 }

  /// A word of eight equal bytes.
  static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// Sets at least one high bit if a byte is not ASCII or equals that of `other`, which is ASCII.
  ///
  /// Cheaper than `highBits(equalTo:)`, but does not say which byte it is.
  @inline(__always)
  func highBits(nonASCIIOrEqualTo other: UInt64) -> UInt64 {
    bits | ((bits ^ other) &- 0x0101_0101_0101_0101)
  }

  /// Sets the high bit of each byte that equals that of `other`; only the lowest set bit is reliable.
  @inline(__always)
  func highBits(equalTo other: UInt64) -> UInt64 {
    let difference = bits ^ other
    return (difference &- 0x0101_0101_0101_0101) & ~difference & EightBytes.highBitMask
  }

  /// The number of leading bytes that are well-formed ASCII and two-byte sequences.
  ///
  /// Counts up to the lowest bit of `stops`, and never half a sequence: 7 may mean that a sequence
  /// starts in the last byte. Longer sequences end the count.
  @inline(__always)
  func plainTextLength(before stops: UInt64) -> Int {
    let high = bits & EightBytes.highBitMask
    if high == 0 { return stops.trailingZeroBitCount / 8 }
    let leads = high & bits << 1
    let tails = high & ~(bits << 1)
    let longLeads = leads & bits << 2
    let usualLeads = (bits & EightBytes.repeating(0x1E)) &+ EightBytes.repeating(0x7F)
    let wrong = longLeads | (leads & ~usualLeads) | (tails ^ leads << 8)
    let stop = (wrong | stops).trailingZeroBitCount / 8
    let isCut = stop > 0 && leads >> UInt64(8 * stop - 1) & 1 == 1
    return isCut ? stop - 1 : stop
  }
}
