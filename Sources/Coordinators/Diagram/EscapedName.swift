/// A name in which nothing can be taken for the end of a word, a list or a line.
struct EscapedName {
  let text: String

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

  /// The name that was escaped; `nil` if this is no name that was.
  var name: String? {
    var (bytes, rest) = ([UInt8](), text.utf8[...])
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let escaped = UInt8(Substring(rest.prefix(2)), radix: 16), rest.count >= 2 else {
        return nil
      }
      rest = rest.dropFirst(2)
      bytes.append(escaped)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "%", "#", "@", ",", "=": false
    case "!"..."~": true
    default: scalar.value >= 0xA0 && !scalar.properties.isWhitespace
    }
  }
}
