extension TextEncoding {
  /// Converts bytes in this encoding to UTF-8, byte order mark included.
  ///
  /// Ill-formed input stays ill-formed at its position, so that a reader of the UTF-8 reports the
  /// right column: a lone surrogate becomes its three bytes, a value above U+10FFFF or a truncated
  /// code unit the byte 0xFF.
  package func utf8(_ bytes: [UInt8]) -> [UInt8] {
    switch form {
    case .utf8: bytes
    case .utf16LittleEndian, .utf16BigEndian: utf8(ofUTF16: bytes)
    case .utf32LittleEndian, .utf32BigEndian: utf8(ofUTF32: bytes)
    }
  }

  private func utf8(ofUTF16 bytes: [UInt8]) -> [UInt8] {
    let low = form == .utf16LittleEndian ? 0 : 1
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 3 / 4)
    var high: UInt32?
    for offset in stride(from: 0, to: bytes.count - 1, by: 2) {
      let unit = UInt32(bytes[offset + 1 - low]) << 8 | UInt32(bytes[offset + low])
      if let first = high {
        high = nil
        if (0xDC00...0xDFFF).contains(unit) {
          Self.append(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00), to: &text)
          continue
        }
        Self.append(first, to: &text)
      }
      if (0xD800...0xDBFF).contains(unit) { high = unit } else { Self.append(unit, to: &text) }
    }
    if let high { Self.append(high, to: &text) }
    if bytes.count % 2 != 0 { text.append(0xFF) }
    return text
  }

  private func utf8(ofUTF32 bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    for offset in stride(from: 0, to: bytes.count - 3, by: 4) {
      let four = bytes[offset..<offset + 4]
      let value = (form == .utf32BigEndian ? Array(four) : four.reversed())
        .reduce(0) { $0 << 8 | UInt32($1) }
      if value <= 0x10FFFF { Self.append(value, to: &text) } else { text.append(0xFF) }
    }
    if bytes.count % 4 != 0 { text.append(0xFF) }
    return text
  }

  /// Appends the UTF-8 form of a code point, surrogates included.
  private static func append(_ value: UInt32, to text: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(value >> shift & 0x3F) }
    switch value {
    case ..<0x80: text.append(UInt8(value))
    case ..<0x800: text += [0xC0 | UInt8(value >> 6), tail(0)]
    case ..<0x10000: text += [0xE0 | UInt8(value >> 12), tail(6), tail(0)]
    default: text += [0xF0 | UInt8(value >> 18 & 0x07), tail(12), tail(6), tail(0)]
    }
  }
}
