import CICU

/// Finds line break opportunities (UAX #14) with the system's ICU.
enum LineBreaks {
  /// The UTF-8 offsets at which a new line may begin, in ascending order.
  ///
  /// If ICU has no data, a line may begin after every run of spaces.
  static func offsets(in text: Substring) -> [Int] {
    let units = Array(text.utf16)
    guard let count = Int32(exactly: units.count), let lines = cicu_lines_open("") else {
      return offsetsAfterSpaces(in: text)
    }
    defer { cicu_lines_close(lines) }
    // Safe because the buffer outlives the last call that reads it.
    let breaks: [Int]? = units.withUnsafeBufferPointer { buffer in
      guard cicu_lines_set_text(lines, buffer.baseAddress, count) else { return nil }
      var breaks: [Int] = []
      var mandatory = false
      while true {
        let next = cicu_lines_next(lines, &mandatory)
        guard next >= 0 else { return breaks }
        breaks.append(Int(next))
      }
    }
    guard let breaks else { return offsetsAfterSpaces(in: text) }
    return utf8Offsets(of: breaks, in: text)
  }

  private static func utf8Offsets(of breaks: [Int], in text: Substring) -> [Int] {
    var offsets: [Int] = []
    offsets.reserveCapacity(breaks.count)
    var next = breaks[...]
    var (utf8, utf16) = (0, 0)
    for scalar in text.unicodeScalars {
      if next.first == utf16 {
        offsets.append(utf8)
        next.removeFirst()
      }
      utf8 += UTF8.width(scalar)
      utf16 += UTF16.width(scalar)
    }
    return offsets
  }

  private static func offsetsAfterSpaces(in text: Substring) -> [Int] {
    let bytes = Array(text.utf8)
    return bytes.indices.dropFirst().filter { bytes[$0 - 1] == 0x20 && bytes[$0] != 0x20 }
  }
}
