#if arch(x86_64) && canImport(_Builtin_intrinsics)
internal import _Builtin_intrinsics.intel.sse2

/// Thirty-two bytes of a text, examined at once with SSE2, which every x86-64 processor has.
///
/// A mask has a bit for each byte, that of the first byte lowest.
struct ByteBlock {
  private let low: __m128i
  private let high: __m128i

  /// Loads the bytes at an address, all of which must be readable.
  @inline(__always)
  init(at address: UnsafeRawPointer) {
    low = address.loadUnaligned(as: __m128i.self)
    high = address.loadUnaligned(fromByteOffset: 16, as: __m128i.self)
  }

  /// The bytes that equal one of three.
  @inline(__always)
  func mask(of first: UInt8, or second: UInt8, or third: UInt8) -> UInt32 {
    let (first, second, third) = (
      ByteBlock.repeating(first), ByteBlock.repeating(second), ByteBlock.repeating(third)
    )
    return mask {
      _mm_or_si128(
        _mm_or_si128(_mm_cmpeq_epi8($0, first), _mm_cmpeq_epi8($0, second)),
        _mm_cmpeq_epi8($0, third))
    }
  }

  /// The bytes that equal one of two.
  @inline(__always)
  func mask(of first: UInt8, or second: UInt8) -> UInt32 {
    let (first, second) = (ByteBlock.repeating(first), ByteBlock.repeating(second))
    return mask { _mm_or_si128(_mm_cmpeq_epi8($0, first), _mm_cmpeq_epi8($0, second)) }
  }

  /// The number of leading bytes that are well-formed ASCII and two-byte sequences.
  ///
  /// Counts up to the lowest bit of `stops`, and never half a sequence: 31 may mean that a sequence
  /// starts in the last byte. Longer sequences end the count.
  @inline(__always)
  func plainTextLength(before stops: UInt32) -> Int {
    let nonASCII = mask { $0 }
    if nonASCII == 0 { return stops.trailingZeroBitCount }
    // Compared with sign: 0x80 to 0xBF are below 0xC0, and ASCII is above all others.
    let tails = mask { _mm_cmplt_epi8($0, ByteBlock.repeating(0xC0)) }
    let leads = mask {
      let isLong = _mm_cmpgt_epi8($0, ByteBlock.repeating(0xDF))
      return _mm_andnot_si128(isLong, _mm_cmpgt_epi8($0, ByteBlock.repeating(0xC1)))
    }
    let pairs = leads & tails >> 1
    let wrong = nonASCII ^ (pairs | pairs << 1)
    return (wrong | stops).trailingZeroBitCount
  }

  /// The bytes for which a test sets the high bit.
  @inline(__always)
  private func mask(_ test: (__m128i) -> __m128i) -> UInt32 {
    UInt32(truncatingIfNeeded: _mm_movemask_epi8(test(low)))
      | UInt32(truncatingIfNeeded: _mm_movemask_epi8(test(high))) << 16
  }

  @inline(__always)
  private static func repeating(_ byte: UInt8) -> __m128i {
    _mm_set1_epi8(CChar(bitPattern: byte))
  }
}

extension SourceBytes {
  /// The block at an offset, or `nil` if fewer bytes are left.
  @inline(__always)
  func block(at offset: Int) -> ByteBlock? {
    guard UInt(bitPattern: offset) < UInt(bitPattern: countOfBlocks) else { return nil }
    // Safe because all bytes of the block are within the bounds.
    return ByteBlock(at: base + offset)
  }

  /// The offset after the blocks of plain text, and whether the text ends there.
  ///
  /// `stops` is the mask of the bytes before which plain text ends.
  @inline(__always)
  func endOfPlainBlocks(
    from start: Int, stops: (ByteBlock) -> UInt32
  ) -> (offset: Int, isEnd: Bool) {
    var offset = start
    while let block = block(at: offset) {
      let length = block.plainTextLength(before: stops(block))
      offset &+= length
      if length < SourceBytes.blockSize - 1 { return (offset, true) }
    }
    return (offset, false)
  }
}
#endif
