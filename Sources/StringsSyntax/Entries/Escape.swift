/// An escape sequence: a backslash and the characters after it.
struct Escape {
  enum Meaning {
    case scalar(Unicode.Scalar)
    /// Not an escape sequence: the backslash is dropped and the character after it is kept.
    case unknown
    case invalid(Diagnostic.Code)
  }

  var meaning: Meaning
  /// The offset after the sequence.
  var end: Int

  /// Reads the sequence whose backslash is at an offset.
  static func read(in bytes: SourceBytes, at start: Int) -> Escape {
    switch bytes[start + 1] {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return octal(in: bytes, at: start)
    case UInt8(ascii: "U"):
      return unicode(in: bytes, at: start)
    case let letter:
      guard let scalar = scalar(letter) else { return Escape(meaning: .unknown, end: start + 1) }
      return Escape(meaning: .scalar(scalar), end: start + 2)
    }
  }

  private static func scalar(_ letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "a"): "\u{07}"
    case UInt8(ascii: "b"): "\u{08}"
    case UInt8(ascii: "f"): "\u{0C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    case UInt8(ascii: "v"): "\u{0B}"
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\n"),
      UInt8(ascii: "\r"):
      Unicode.Scalar(letter)
    default: nil
    }
  }

  /// One to three octal digits are the code of a character in the NextStep encoding.
  private static func octal(in bytes: SourceBytes, at start: Int) -> Escape {
    var value = 0
    var end = start + 1
    while end < start + 4, case UInt8(ascii: "0")...UInt8(ascii: "7") = bytes[end] {
      value = value * 8 + Int(bytes[end] & 7)
      end += 1
    }
    let meaning = NextStepEncoding.scalar(value).map(Meaning.scalar)
    return Escape(meaning: meaning ?? .invalid(.octalOutOfRange), end: end)
  }

  /// Up to four hexadecimal digits are a UTF-16 code unit; two sequences may form a surrogate pair.
  private static func unicode(in bytes: SourceBytes, at start: Int) -> Escape {
    let (unit, length) = hexadecimal(in: bytes, from: start + 2)
    let end = start + 2 + length
    if length == 0 { return Escape(meaning: .invalid(.invalidUnicodeEscape), end: end) }
    if let scalar = Unicode.Scalar(unit) { return Escape(meaning: .scalar(scalar), end: end) }
    if unit < 0xDC00, bytes[end] == UInt8(ascii: "\\"), bytes[end + 1] == UInt8(ascii: "U"),
      case (let low, let lowLength) = hexadecimal(in: bytes, from: end + 2),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      return Escape(meaning: .scalar(scalar), end: end + 2 + lowLength)
    }
    return Escape(meaning: .invalid(.loneSurrogate), end: end)
  }

  private static func hexadecimal(
    in bytes: SourceBytes, from start: Int
  ) -> (value: UInt32, length: Int) {
    var value: UInt32 = 0
    var length = 0
    while length < 4, let digit = bytes[start + length].hexadecimalDigit {
      value = value << 4 | UInt32(digit)
      length += 1
    }
    return (value, length)
  }
}
