extension String {
  /// The text with a space for each line end and tab, and without other control characters.
  var asOneLine: String {
    mayHaveControls ? replacingControls { $0.isNewline || $0 == "\t" ? " " : nil } : self
  }

  /// The text with LF as the only line end, and without other control characters but tabs.
  var asLines: String {
    guard mayHaveControls else { return self }
    return replacingControls { character in
      switch character {
      case "\n", "\r", "\r\n", "\u{85}", "\u{B}", "\u{C}": "\n"
      case "\u{2028}", "\u{2029}": "\n"
      case "\t": "\t"
      default: nil
      }
    }
  }

  /// Replaces characters by a scalar, and removes all other control characters.
  private func replacingControls(_ replacement: (Character) -> Unicode.Scalar?) -> String {
    var scalars = String.UnicodeScalarView()
    for character in self {
      if let scalar = replacement(character) {
        scalars.append(scalar)
      } else {
        scalars.append(
          contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control }
        )
      }
    }
    return String(scalars)
  }

  /// Whether a byte may belong to a control character or a line end: a fast check for long texts.
  private var mayHaveControls: Bool {
    let bytes = utf8Span.span
    for index in bytes.indices {
      switch bytes[index] {
      case ..<0x20, 0x7F: return true
      // U+0080 to U+009F, and U+2028 and U+2029; the next byte of a valid text exists.
      case 0xC2 where bytes[index + 1] < 0xA0: return true
      case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: return true
      default: break
      }
    }
    return false
  }
}
