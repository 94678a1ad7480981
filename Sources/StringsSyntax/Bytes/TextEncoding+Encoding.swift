extension TextEncoding {
  /// Encodes a text, without a byte order mark.
  package func bytes(_ text: String) -> [UInt8] {
    switch form {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf32LittleEndian: text.unicodeScalars.flatMap { TextEncoding.fourBytes($0).reversed() }
    case .utf32BigEndian: text.unicodeScalars.flatMap(TextEncoding.fourBytes)
    }
  }

  /// The offset in `bytes` that corresponds to an offset in `text`, which is `utf8(bytes)`, counted
  /// from a known one.
  func offset(
    ofUTF8 offset: Int, after known: (text: Int, bytes: Int) = (0, 0), in text: [UInt8],
    _ bytes: [UInt8]
  ) -> Int {
    if form == .utf8 { return offset }
    // Only the end of a file can have a truncated code unit.
    if offset == text.count { return bytes.count }
    let unit = form == .utf16LittleEndian || form == .utf16BigEndian ? 2 : 4
    return text[known.text..<offset].reduce(known.bytes) { count, byte in
      switch byte {
      case 0x80...0xBF: count
      case 0xF0...0xF4: count + 4
      default: count + unit
      }
    }
  }

  private static func fourBytes(_ scalar: Unicode.Scalar) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(scalar.value >> $0 & 0xFF) }
  }
}
