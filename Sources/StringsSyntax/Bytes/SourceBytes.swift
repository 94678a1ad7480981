/// A view of bytes in memory that is never read outside its bounds.
///
/// It must not outlive the buffer it was created from.
@usableFromInline
package struct SourceBytes {
  // Safe because every read first compares its offset with one of the two counts.
  @usableFromInline
  let base: UnsafeRawPointer
  @usableFromInline
  package let count: Int
  /// The number of offsets with eight bytes after them.
  let countOfEights: Int
  /// The number of offsets with a block of bytes after them.
  let countOfBlocks: Int

  static let blockSize = 32

  package init(_ buffer: UnsafeBufferPointer<UInt8>) {
    // An empty buffer may have no address; nothing is ever read from this one.
    base = UnsafeRawPointer(buffer.baseAddress) ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    count = buffer.count
    countOfEights = max(0, buffer.count - 7)
    countOfBlocks = max(0, buffer.count - SourceBytes.blockSize + 1)
  }

  /// The byte at an offset; zero, which ends every token, outside the bounds.
  @inline(__always)
  package subscript(offset: Int) -> UInt8 {
    // Safe because the unsigned comparison rejects negative offsets too.
    UInt(bitPattern: offset) < UInt(bitPattern: count)
      ? base.load(fromByteOffset: offset, as: UInt8.self) : 0
  }

  /// The eight bytes at an offset, or `nil` if fewer than eight are left.
  @inline(__always)
  func eightBytes(at offset: Int) -> EightBytes? {
    guard UInt(bitPattern: offset) < UInt(bitPattern: countOfEights) else { return nil }
    // Safe because all eight bytes are within the bounds.
    let bits = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return EightBytes(bits: UInt64(littleEndian: bits))
  }

  /// The bytes of a range, clamped to the bounds.
  @inlinable
  package func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    let isInside = range.lowerBound >= 0 && range.upperBound <= count
    let range = isInside ? range : range.clamped(to: 0..<count)
    // Safe because the range is within the bounds or was clamped to them.
    return UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// The text of a range; ill-formed UTF-8 becomes U+FFFD.
  package func text(_ range: Range<Int>) -> String { String(decoding: slice(range), as: UTF8.self) }
}
