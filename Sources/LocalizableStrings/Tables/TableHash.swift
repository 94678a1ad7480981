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
    // Safe because every load ends at or before `count`.
    if count >= 8 {
      var offset = 0
      while offset + 8 <= count {
        hash = mix(hash, base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      return mix(hash, base.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    }
    if count >= 4 {
      let first = UInt64(base.loadUnaligned(as: UInt32.self))
      let last = UInt64(base.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return mix(hash, first << 32 | last)
    }
    for offset in 0..<count { hash = mix(hash, UInt64(key[offset])) }
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
    // Safe because every load ends at or before `count`.
    var offset = 0
    while offset + 8 <= count {
      let difference =
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        ^ right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if difference != 0 { return false }
      offset += 8
    }
    while offset < count {
      if left.load(fromByteOffset: offset, as: UInt8.self)
        != right.load(fromByteOffset: offset, as: UInt8.self)
      {
        return false
      }
      offset += 1
    }
    return true
  }
}
