internal import CICU

/// Reads texts that ICU writes into a buffer.
enum ICUText {
  /// The text that `write` produces; `nil` if ICU fails.
  ///
  /// `write` takes a buffer and its capacity and returns the length of the whole text, or -1 on
  /// failure. It is called again with a larger buffer if the text does not fit.
  static func read(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    let capacity = 256
    // Safe because ICU writes at most the given capacity, and only what it wrote is read.
    let short: (length: Int32, text: String?) =
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
        guard let base = buffer.baseAddress else { return (-1, nil) }
        let length = write(base, Int32(capacity))
        return (length, length <= capacity ? text(base, length) : nil)
      }
    guard short.length > capacity else { return short.text }
    let length = Int(short.length)
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: length) { buffer in
      guard let base = buffer.baseAddress else { return nil }
      let written = write(base, Int32(length))
      return written <= length ? text(base, written) : nil
    }
  }

  private static func text(_ base: UnsafeMutablePointer<CChar>, _ length: Int32) -> String? {
    guard length >= 0 else { return nil }
    return base.withMemoryRebound(to: UInt8.self, capacity: Int(length)) { bytes in
      String(decoding: UnsafeBufferPointer(start: bytes, count: Int(length)), as: UTF8.self)
    }
  }
}
