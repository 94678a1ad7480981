internal import CICU

/// Texts that ICU writes into a buffer.
enum ICUText {
  /// The text that `write` gives, called again with more room if it needs it; `nil` if ICU refused.
  ///
  /// `write` takes a buffer and its capacity and returns the length of the whole text, or -1.
  static func read(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    let room = 256
    // Safe because ICU writes at most the capacity it is told, and only what it wrote is read.
    let short: (length: Int32, text: String?) =
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer in
        guard let base = buffer.baseAddress else { return (-1, nil) }
        let length = write(base, Int32(room))
        return (length, length <= room ? text(base, length) : nil)
      }
    guard short.length > room else { return short.text }
    let wanted = Int(short.length)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: wanted) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let length = write(base, Int32(wanted))
      return length <= wanted ? text(base, length) : nil
    }
  }

  private static func text(_ base: UnsafeMutablePointer<CChar>, _ length: Int32) -> String? {
    guard length >= 0 else { return nil }
    return base.withMemoryRebound(to: UInt8.self, capacity: Int(length)) { bytes in
      String(decoding: UnsafeBufferPointer(start: bytes, count: Int(length)), as: UTF8.self)
    }
  }
}
