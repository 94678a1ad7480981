/// Strings that are never freed and have no reference count.
///
/// All threads share the texts of a table. Counting references to them would make all threads write
/// to the same memory on every lookup. Measured with plain strings: 23 instructions more for a lookup (349, not 326),
/// which is little, but two threads on one text are no faster than one: 53 ns for a lookup with one and with two, 60
/// instead of 33 in the worst run; with this type 54 and 42 on the same busy machine.
enum ImmortalString {
  /// Copies a string to memory that is never freed; call it once for each text.
  static func string(_ text: String) -> String {
    let count = text.utf8.count
    // Short strings store their bytes inline.
    guard count > 15 else { return text }
    let bytes = text.utf8CString
    let memory = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    guard let base = UnsafeRawPointer(memory.baseAddress) else { return text }
    // Safe because the bytes satisfy what the initializer requires of a literal: they are never freed
    // or changed, and end with a zero.
    return String(
      _builtinStringLiteral: base._rawValue, utf8CodeUnitCount: count._builtinWordValue,
      isASCII: bit(text.utf8.allSatisfy { $0 < 0x80 }))
  }

  /// Converts a `Bool` to the parameter type of the initializer, `Builtin.Int1`, which cannot be named.
  private static func bit<Bit>(_ value: Bool) -> Bit {
    // Safe because `Builtin.Int1` is stored in one byte, 0 or 1, like `Bool`.
    unsafeBitCast(value, to: Bit.self)
  }
}
