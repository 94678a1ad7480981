/// A character reference such as `&nbsp;`, `&#8217;` or `&#x2019;`.
struct HTMLEntity: Equatable {
  let scalar: Unicode.Scalar
  /// The number of bytes after the `&`.
  let length: Int
  let hasSemicolon: Bool

  /// Reads the reference after an `&`; nil if there is none.
  ///
  /// The semicolon is optional after numbers and Latin-1 names, as in browsers.
  init?(after ampersand: Int, in bytes: [UInt8]) {
    let start = ampersand + 1
    guard start < bytes.count else { return nil }
    let found =
      bytes[start] == UInt8(ascii: "#")
      ? Self.number(from: start + 1, in: bytes) : Self.name(from: start, in: bytes)
    guard let (scalar, end) = found else { return nil }
    self.scalar = scalar
    hasSemicolon = end < bytes.count && bytes[end] == UInt8(ascii: ";")
    length = end - start + (hasSemicolon ? 1 : 0)
  }

  /// The windows-1252 character for a C1 code point, which programs write by mistake.
  static func windows1252(_ code: UInt32) -> Unicode.Scalar? {
    guard (0x80...0x9F).contains(code) else { return nil }
    return Unicode.Scalar(c1Characters[Int(code - 0x80)])
  }

  /// Text with the characters in place of all references.
  static func unescaped(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "&"), let entity = HTMLEntity(after: index, in: text) {
        result += UTF8.encode(entity.scalar).map(Array.init) ?? []
        index += 1 + entity.length
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  private static func number(from start: Int, in bytes: [UInt8]) -> (Unicode.Scalar, Int)? {
    var index = start
    var radix: UInt32 = 10
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      index += 1
    }
    let firstDigit = index
    var value: UInt32 = 0
    while index < bytes.count, let digit = digit(bytes[index]), digit < radix {
      value = min(value * radix + digit, 0x11_0000)
      index += 1
    }
    guard index > firstDigit else { return nil }
    let scalar = windows1252(value) ?? (value == 0 ? nil : Unicode.Scalar(value)) ?? "\u{FFFD}"
    return (scalar, index)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  private static func name(from start: Int, in bytes: [UInt8]) -> (Unicode.Scalar, Int)? {
    var end = start
    while end < bytes.count, end - start <= HTMLEntities.maxNameLength, isNamePart(bytes[end]) {
      end += 1
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let scalar = HTMLEntities.scalar(named: name) else { return nil }
    let next = end < bytes.count ? bytes[end] : UInt8(ascii: " ")
    guard next == UInt8(ascii: ";") || (scalar.value < 0x100 && next != UInt8(ascii: "=")) else {
      return nil
    }
    return (scalar, end)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }

  /// windows-1252 from 0x80 to 0x9F.
  private static let c1Characters: [UInt16] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021,
    0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0xFFFD, 0x017D, 0xFFFD,
    0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}
