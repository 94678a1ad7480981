internal import ConsoleUI

extension String {
  /// The text with a space for each line end and tab, and without other control characters.
  var asOneLine: String { replacingControls(lineEnd: 0x20, tab: 0x20) }

  /// The text with LF as the only line end, and without other control characters but tabs.
  var asLines: String { replacingControls(lineEnd: 0x0A, tab: 0x09) }

  /// The text with a sign of one column for each ASCII control character, such as `␇`.
  var withControlPictures: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return self }
    return String(
      map { character in
        // CR LF is one character, which is shown as LF.
        let byte = character.asciiValue.map { Unicode.Scalar($0) }
        return byte?.controlPicture.map(Character.init) ?? character
      })
  }

  /// Replaces line ends and tabs, and removes other control characters, byte by byte.
  private func replacingControls(lineEnd: UInt8, tab: UInt8) -> String {
    guard mayHaveControls else { return self }
    let bytes = utf8Span.span
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      // The bytes of a longer scalar of a valid text exist.
      switch bytes[index] {
      case 0x0D:
        result.append(lineEnd)
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
      case 0x0A...0x0C: result.append(lineEnd)
      case 0x09: result.append(tab)
      case ..<0x20, 0x7F: break
      case 0xC2 where bytes[index + 1] < 0xA0:
        // U+0080 to U+009F, of which U+0085 ends a line.
        if bytes[index + 1] == 0x85 { result.append(lineEnd) }
        index += 1
      case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
        // U+2028 and U+2029.
        result.append(lineEnd)
        index += 2
      default: result.append(bytes[index])
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a byte may belong to a control character or a line end: a fast check for long texts.
  private var mayHaveControls: Bool {
    let bytes = utf8Span.span
    for index in bytes.indices {
      switch bytes[index] {
      case ..<0x20, 0x7F: return true
      case 0xC2 where bytes[index + 1] < 0xA0: return true
      case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: return true
      default: break
      }
    }
    return false
  }
}
