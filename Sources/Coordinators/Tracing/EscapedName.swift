/// A name in which separators and invisible characters are escaped as `%` and two hexadecimal digits for each byte.
struct EscapedName {
  let text: String

  /// Wraps an already escaped text.
  init(text: Substring) { self.text = String(text) }

  /// Escapes a name.
  init(_ name: String) {
    var text = ""
    for scalar in name.unicodeScalars {
      if Self.isPlain(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }
    }
    self.text = text
  }

  /// The unescaped name; `nil` if the text is not a valid escaped name.
  var name: String? {
    var (bytes, rest) = ([UInt8](), text.unicodeScalars[...])
    while let scalar = rest.popFirst() {
      if Self.isPlain(scalar) {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
        continue
      }
      guard scalar == "%", let high = Self.digit(rest.popFirst()),
        let low = Self.digit(rest.popFirst())
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Whether a scalar is visible.
  ///
  /// U+FFFD is not, since it stands for bytes that are not valid UTF-8.
  static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return ("!"..."~").contains(scalar) }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    default: scalar != "\u{FFFD}"
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "%", "#", "@", ",", "=": false
    default: isVisible(scalar)
    }
  }

  private static func digit(_ scalar: Unicode.Scalar?) -> UInt8? {
    guard let scalar, ("0"..."9").contains(scalar) || ("A"..."F").contains(scalar) else {
      return nil
    }
    return UInt8(String(scalar), radix: 16)
  }
}
