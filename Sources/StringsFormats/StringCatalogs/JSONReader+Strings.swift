import StringsSyntax

extension JSONReader {
  /// Reads a string, from its opening quote.
  mutating func string() throws(JSONProblem) -> String {
    let opening = offset
    offset += 1
    var text: [UInt8] = []
    while true {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += String(try escape()).utf8
      case 0x00..<0x20:
        if offset < bytes.count {
          throw problem("a control character in a string must be escaped")
        }
        offset = opening
        throw problem("this string has no closing quote")
      default:
        text.append(byte)
        offset += 1
      }
    }
  }

  /// Reads an escape, from its backslash.
  private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
    let start = offset
    offset += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let unit = codeUnit() {
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if (0xD800..<0xDC00).contains(unit), take("\\u"), let low = codeUnit(),
          (0xDC00..<0xE000).contains(low),
          let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        {
          return scalar
        }
      }
    default: break
    }
    offset = start
    throw problem("this escape is not valid")
  }

  /// Reads four hexadecimal digits.
  private mutating func codeUnit() -> UInt32? {
    var unit: UInt32 = 0
    for index in offset..<offset + 4 {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    offset += 4
    return unit
  }
}
