/// Texts that live as long as the process and so have no reference count.
///
/// A text of a table is handed out millions of times, on every thread. A usual string would count
/// each of these references in one place that all threads write to.
enum PermanentText {
  /// An equal string in memory that is never freed; call it once for a text.
  static func string(_ text: String) -> String {
    let count = text.utf8.count
    // Short strings carry their bytes in themselves.
    guard count > 15 else { return text }
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count + 1)
    _ = memory.initialize(from: text.utf8)
    memory[count] = 0
    guard let base = UnsafeRawPointer(memory.baseAddress) else { return text }
    // Safe because the bytes are as the compiler's literals are, which this initializer is made for:
    // never freed or changed, and with a zero behind them.
    return String(
      _builtinStringLiteral: base._rawValue, utf8CodeUnitCount: count._builtinWordValue,
      isASCII: bit(memory.allSatisfy { $0 < 0x80 }))
  }

  /// A truth value as the type that the initializer takes, which has no name outside the compiler.
  private static func bit<Bit>(_ value: Bool) -> Bit {
    // Safe because that type is stored in one byte, 0 or 1, as `Bool` is.
    unsafeBitCast(value, to: Bit.self)
  }
}
