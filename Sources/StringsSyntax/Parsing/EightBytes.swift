/// Eight bytes of a text, looked at all at once; the first one is the lowest.
@usableFromInline
struct EightBytes {
  @usableFromInline
  var bits: UInt64

  @inlinable
  init(bits: UInt64) { self.bits = bits }

  @inlinable
  static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// Eight times the same byte.
  @inlinable
  static func repeating(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

  /// A high bit is set if a byte is not ASCII, or equals that of `other`, which is ASCII: the cheaper
  /// question for most of a text.
  @inlinable @inline(__always)
  func signs(ofBeyondASCIIOr other: UInt64) -> UInt64 {
    bits | ((bits ^ other) &- 0x0101_0101_0101_0101)
  }

  /// The high bit of each byte that equals that of `other`; above the lowest one, some may be wrong.
  @inlinable @inline(__always)
  func marks(equalTo other: UInt64) -> UInt64 {
    let difference = bits ^ other
    return (difference &- 0x0101_0101_0101_0101) & ~difference & EightBytes.highBits
  }

  /// How many bytes, from the first one on, are well-formed text of ASCII and two-byte sequences.
  ///
  /// At most up to the lowest mark, and not half a sequence: 7 may mean that one begins in the last
  /// byte. Every other kind of sequence ends the count.
  @inlinable @inline(__always)
  func plainLength(before marks: UInt64) -> Int {
    let high = bits & EightBytes.highBits
    if high == 0 { return marks.trailingZeroBitCount / 8 }
    let leads = high & bits << 1
    let tails = high & ~(bits << 1)
    let longLeads = leads & bits << 2
    let usualLeads = (bits & EightBytes.repeating(0x1E)) &+ EightBytes.repeating(0x7F)
    let wrong = longLeads | (leads & ~usualLeads) | (tails ^ leads << 8)
    let stop = (wrong | marks).trailingZeroBitCount / 8
    let isCut = stop > 0 && leads >> UInt64(8 * stop - 1) & 1 == 1
    return isCut ? stop - 1 : stop
  }
}
