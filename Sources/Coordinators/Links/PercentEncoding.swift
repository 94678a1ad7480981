/// Texts in which separators and invisible characters are escaped as `%` and two hexadecimal digits for each byte.
extension String {
  /// The separators of names in traces and saved states.
  private static let nameSeparators = "#@,="

  /// Escapes invisible characters, `%`, and the ASCII characters in `separators`.
  func percentEncoded(besides separators: String) -> String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isPlain(besides: separators) {
        text.unicodeScalars.append(scalar)
      } else {
        for byte in String(scalar).utf8 {
          text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }
    }
    return text
  }

  /// The text as a word of a trace or of a saved state.
  var escapedName: String { percentEncoded(besides: Self.nameSeparators) }

  /// The text of an escaped name; `nil` if that is damaged.
  init?(escapedName word: Substring) {
    guard
      let bytes = word.unicodeScalars.percentDecoded(where: {
        $0.isPlain(besides: Self.nameSeparators)
      })
    else { return nil }
    self.init(validating: bytes, as: UTF8.self)
  }
}

extension Substring.UnicodeScalarView {
  /// The text with the bytes that `%` and two hexadecimal digits stand for, as far as they are UTF-8; any other `%` stands
  /// for itself.
  var percentDecoded: String {
    String(decoding: percentDecoded { _ in true } ?? [], as: UTF8.self)
  }

  /// The bytes; `nil` if what is not escaped is not accepted by `isPlain`.
  fileprivate func percentDecoded(where isPlain: (Unicode.Scalar) -> Bool) -> [UInt8]? {
    var (bytes, rest) = ([UInt8](), self)
    while let scalar = rest.popFirst() {
      let digits = rest.prefix(2)
      if scalar == "%", digits.count == 2, digits.allSatisfy(\.properties.isASCIIHexDigit),
        let byte = UInt8(String(digits), radix: 16)
      {
        bytes.append(byte)
        rest = rest.dropFirst(2)
      } else if isPlain(scalar) {
        bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      } else {
        return nil
      }
    }
    return bytes
  }
}

extension Unicode.Scalar {
  /// Whether it is visible, and neither `%` nor a separator.
  ///
  /// U+FFFD is not visible, since it stands for bytes that are not valid UTF-8.
  fileprivate func isPlain(besides separators: String) -> Bool {
    if isASCII {
      return ("!"..."~").contains(self) && self != "%" && !separators.unicodeScalars.contains(self)
    }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
    default: self != "\u{FFFD}"
    }
  }
}
