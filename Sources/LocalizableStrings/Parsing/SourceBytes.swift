/// Bytes that somebody else keeps in memory, never read outside their bounds.
///
/// It must not outlive the buffer it was made from.
package struct SourceBytes {
  private let buffer: UnsafeRawBufferPointer

  package init(_ buffer: UnsafeBufferPointer<UInt8>) {
    self.buffer = UnsafeRawBufferPointer(buffer)
  }

  package var count: Int { buffer.count }

  /// The byte at an offset; zero outside the bounds, which ends every token.
  package subscript(offset: Int) -> UInt8 {
    // Safe because the comparison refuses negative offsets too.
    UInt(bitPattern: offset) < UInt(bitPattern: buffer.count) ? buffer[offset] : 0
  }

  /// Eight bytes, the first one lowest, or `nil` when fewer than eight are left.
  func word(at offset: Int) -> UInt64? {
    guard offset >= 0, offset <= buffer.count - 8 else { return nil }
    // Safe because eight bytes from the offset are within the bounds.
    return UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// A part of the bytes, cut to the bounds.
  func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    // Safe because the range is cut to the bounds first.
    UnsafeRawBufferPointer(rebasing: buffer[range.clamped(to: 0..<buffer.count)])
  }

  /// The text of a part; what is not UTF-8 becomes U+FFFD.
  package func text(_ range: Range<Int>) -> String { String(decoding: slice(range), as: UTF8.self) }
}
