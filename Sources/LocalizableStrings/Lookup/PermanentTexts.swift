/// Memory for many texts that live as long as the process and so have no reference count.
///
/// A text of a table is handed out millions of times, on every thread. A usual string would count
/// each of these references in one place that all threads write to.
struct PermanentTexts: ~Copyable {
  /// A text that is kept, and what is known about it.
  struct Text: BitwiseCopyable {
    // Safe because the bytes are never freed or changed, and a zero stands behind them.
    let bytes: UnsafeBufferPointer<UInt8>
    let isASCII: Bool
    let hasPercent: Bool

    /// The same as a string.
    @inline(__always)
    var string: String {
      guard let base = UnsafeRawPointer(bytes.baseAddress) else { return "" }
      // Safe because the bytes are as the compiler's literals are, which this initializer is made for.
      return String(
        _builtinStringLiteral: base._rawValue, utf8CodeUnitCount: bytes.count._builtinWordValue,
        isASCII: PermanentTexts.bit(isASCII))
    }
  }

  // Safe because the memory is never freed, and each byte of it is written before it is shown.
  private var memory: UnsafeMutableRawPointer
  private var room: Int

  /// Takes memory in pieces that suit texts of so many bytes in all.
  init(expecting count: Int) {
    room = min(count + 16, 1 << 16)
    memory = .allocate(byteCount: room, alignment: 1)
  }

  /// Keeps a text that is well-formed UTF-8.
  @inline(__always)
  mutating func add(_ source: SourceBytes, _ range: Range<Int>) -> Text {
    // Eight bytes are written where less is left to copy.
    if range.count + 8 > room { takeMemory(range.count + 8) }
    var bits: UInt64 = 0
    var percents: UInt64 = 0
    let start = memory
    func copy(_ eight: EightBytes, to place: Int) {
      start.storeBytes(of: eight.bits.littleEndian, toByteOffset: place, as: UInt64.self)
      bits |= eight.bits
      percents |= eight.marks(equalTo: EightBytes.repeating(UInt8(ascii: "%")))
    }
    var place = 0
    while place &+ 8 <= range.count, let eight = source.eight(at: range.lowerBound &+ place) {
      copy(eight, to: place)
      place &+= 8
    }
    // The zero behind the text is among those that fill the last eight.
    let last = source.eightOrLess(at: range.lowerBound &+ place).first(range.count &- place)
    copy(last, to: place)
    memory += range.count + 1
    room -= range.count + 1
    return Text(
      bytes: UnsafeBufferPointer(
        start: UnsafePointer(start.assumingMemoryBound(to: UInt8.self)), count: range.count),
      isASCII: bits & EightBytes.highBits == 0, hasPercent: percents != 0)
  }

  mutating func add(_ text: String) -> Text {
    var text = text
    return text.withUTF8 { add(SourceBytes($0), 0..<$0.count) }
  }

  /// Takes more memory; what is in the last piece stays there.
  private mutating func takeMemory(_ count: Int) {
    room = max(count, 1 << 16)
    memory = .allocate(byteCount: room, alignment: 1)
  }

  /// A truth value as the type that the initializer takes, which has no name outside the compiler.
  @inline(__always)
  private static func bit<Bit>(_ value: Bool) -> Bit {
    // Safe because that type is stored in one byte, 0 or 1, as `Bool` is.
    unsafeBitCast(value, to: Bit.self)
  }
}
