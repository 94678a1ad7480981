/// Bytes that somebody else keeps in memory, never read outside their bounds.
///
/// It must not outlive the buffer it was made from.
@usableFromInline
package struct SourceBytes {
  // Safe because every reading compares its offset with one of the two counts first.
  @usableFromInline
  let base: UnsafeRawPointer
  @usableFromInline
  package let count: Int
  /// At how many offsets there are eight bytes.
  @usableFromInline
  let countOfEights: Int

  package init(_ buffer: UnsafeBufferPointer<UInt8>) {
    // An empty buffer may have no address; of this one nothing is ever read.
    base = UnsafeRawPointer(buffer.baseAddress) ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
    count = buffer.count
    countOfEights = max(0, buffer.count - 7)
  }

  /// The byte at an offset; zero outside the bounds, which ends every token.
  @inlinable @inline(__always)
  package subscript(offset: Int) -> UInt8 {
    // Safe because the comparison refuses negative offsets too.
    UInt(bitPattern: offset) < UInt(bitPattern: count)
      ? base.load(fromByteOffset: offset, as: UInt8.self) : 0
  }

  /// Eight bytes, or `nil` when fewer than eight are left.
  @inlinable @inline(__always)
  func eight(at offset: Int) -> EightBytes? {
    guard UInt(bitPattern: offset) < UInt(bitPattern: countOfEights) else { return nil }
    // Safe because eight bytes from the offset are within the bounds.
    let bits = base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return EightBytes(bits: UInt64(littleEndian: bits))
  }

  /// A part of the bytes, cut to the bounds.
  @inlinable
  package func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    let isInside = range.lowerBound >= 0 && range.upperBound <= count
    let range = isInside ? range : range.clamped(to: 0..<count)
    // Safe because the range is within the bounds, or was cut to them.
    return UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// The text of a part; what is not UTF-8 becomes U+FFFD.
  package func text(_ range: Range<Int>) -> String { String(decoding: slice(range), as: UTF8.self) }
}
