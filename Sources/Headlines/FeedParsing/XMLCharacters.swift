extension [UInt8] {
  /// The index behind a pattern; that of the end if there is none.
  func end(of pattern: StaticString, from start: Int) -> Int {
    pattern.withUTF8Buffer { pattern in
      var position = start
      while position + pattern.count <= count {
        if self[position] == pattern[0], self[position...].starts(with: pattern) {
          return position + pattern.count
        }
        position += 1
      }
      return count
    }
  }

  /// Text of XML with the characters in place of references.
  func xmlText(_ range: Range<Int>) -> [UInt8] { characters(range, references: true) }

  /// Text of XML as it is.
  func xmlData(_ range: Range<Int>) -> [UInt8] { characters(range, references: false) }

  /// The value of an attribute, in which each white space is a space.
  func xmlValue(_ range: Range<Int>) -> [UInt8] {
    characters(range, references: true).map { $0 < 0x20 ? 0x20 : $0 }
  }

  /// Line ends become line feeds, and characters that XML does not have become spaces or U+FFFD.
  private func characters(_ range: Range<Int>, references: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, Self.isPlain(self[index]) { index += 1 }
      result += self[start..<index]
      guard index < range.upperBound else { break }
      switch self[index] {
      case UInt8(ascii: "&"):
        if references, let entity = HTMLEntity(after: index, in: self), entity.hasSemicolon,
          index + entity.length < range.upperBound
        {
          index += entity.length
          switch entity.scalar.value {
          case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...:
            result += UTF8.encode(entity.scalar).map(Array.init) ?? []
          default: result += "\u{FFFD}".utf8
          }
        } else {
          result.append(UInt8(ascii: "&"))
        }
      case 0x09, 0x0A: result.append(self[index])
      case 0x0D:
        let isBeforeLineFeed = index + 1 < range.upperBound && self[index + 1] == 0x0A
        if !isBeforeLineFeed { result.append(0x0A) }
      case 0xEF:
        let isNone =
          self[index...].starts(with: [0xEF, 0xBF, 0xBE])
          || self[index...].starts(with: [0xEF, 0xBF, 0xBF])
        if isNone {
          result += "\u{FFFD}".utf8
          index += 2
        } else {
          result.append(0xEF)
        }
      default: result.append(0x20)
      }
      index += 1
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0xEF && byte != UInt8(ascii: "&")
  }
}
