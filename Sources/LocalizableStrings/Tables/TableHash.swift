/// A hash function for keys that processes eight bytes at a time.
///
/// It has no seed: keys come from the program, not from an attacker.
enum TableHash {
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  static func of(_ key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = key.count
    var hash = UInt64(truncatingIfNeeded: count) &* factor
    guard let base = UnsafeRawPointer(key.baseAddress) else { return hash }
    // Safe because every load ends at or before `count`; the last may overlap the one before.
    if count >= 16 {
      var offset = 0
      while offset &+ 8 <= count {
        hash = mix(hash, word(base, UInt64.self, at: offset))
        offset &+= 8
      }
      return mix(hash, word(base, UInt64.self, at: count &- 8))
    }
    // A small string was just stored as two words: a load of parts of both would wait for them.
    var offset = 0
    if count >= 8 {
      hash = mix(hash, word(base, UInt64.self, at: 0))
      offset = 8
    }
    if count &- offset >= 4 {
      let last = word(base, UInt32.self, at: count &- 4)
      return mix(hash, word(base, UInt32.self, at: offset) << 32 | last)
    }
    while offset < count {
      hash = mix(hash, word(base, UInt8.self, at: offset))
      offset &+= 1
    }
    return hash
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (hash ^ word) &* factor
    return mixed ^ mixed >> 32
  }

  @inline(__always)
  static func areEqual(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let count = left.count
    guard count == right.count else { return false }
    guard let left = UnsafeRawPointer(left.baseAddress),
      let right = UnsafeRawPointer(right.baseAddress)
    else { return true }
    // Safe because every load ends at or before `count`; the last may overlap the one before.
    var offset = 0
    while offset &+ 8 <= count {
      if differ(left, right, UInt64.self, at: offset) { return false }
      offset &+= 8
    }
    if offset == count { return true }
    if count >= 16 { return !differ(left, right, UInt64.self, at: count &- 8) }
    if count &- offset >= 4 {
      return !differ(left, right, UInt32.self, at: offset)
        && !differ(left, right, UInt32.self, at: count &- 4)
    }
    while offset < count {
      if differ(left, right, UInt8.self, at: offset) { return false }
      offset &+= 1
    }
    return true
  }

  @inline(__always)
  private static func differ<Word: FixedWidthInteger & BitwiseCopyable>(
    _ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ type: Word.Type, at offset: Int
  ) -> Bool {
    word(left, type, at: offset) != word(right, type, at: offset)
  }

  @inline(__always)
  private static func word<Word: FixedWidthInteger & BitwiseCopyable>(
    _ base: UnsafeRawPointer, _ type: Word.Type, at offset: Int
  ) -> UInt64 {
    UInt64(truncatingIfNeeded: base.loadUnaligned(fromByteOffset: offset, as: type))
  }
}
