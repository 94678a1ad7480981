extension [UInt8] {
  /// Appends a Unicode scalar encoded in UTF-8.
  @inline(__always)
  mutating func append(scalar: UInt32) {
    if scalar < 0x80 {
      append(UInt8(truncatingIfNeeded: scalar))
    } else {
      appendLong(scalar)
    }
  }

  private mutating func appendLong(_ scalar: UInt32) {
    if scalar < 0x800 {
      append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
    } else {
      if scalar < 0x1_0000 {
        append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      } else {
        append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
        append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      }
      append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
    }
    append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
  }
}
