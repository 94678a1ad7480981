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
        text += Self.escaped(scalar)
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
      guard scalar == "%", let byte = Self.byte(of: rest.prefix(2)) else { return nil }
      bytes.append(byte)
      rest = rest.dropFirst(2)
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

  /// `%` and two hexadecimal digits for each byte.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    UTF8.encode(scalar).map { bytes in
      bytes.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    } ?? ""
  }

  /// The byte of two hexadecimal digits.
  static func byte(of digits: Substring.UnicodeScalarView) -> UInt8? {
    guard digits.count == 2, digits.allSatisfy({ $0.isASCII && $0.properties.isASCIIHexDigit })
    else {
      return nil
    }
    return UInt8(String(digits), radix: 16)
  }
}
