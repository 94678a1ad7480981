/// Makes the small faults of published feeds good before the XML parser sees them.
///
/// Lines stay where they are. What is changed: the XML declaration, the document type and comments
/// become blanks (so no entity is ever declared or fetched), control characters become spaces, a
/// lone `&` or `<` becomes text, and HTML's names such as `&nbsp;` become their characters.
struct MarkupRepair {
  private let source: [UInt8]
  private var index = 0
  private var result: [UInt8] = []

  /// Takes the text of a file in UTF-8.
  init(_ source: [UInt8]) { self.source = source }

  /// The text as a strict XML parser takes it, unless its elements themselves are broken.
  mutating func repaired() -> [UInt8] {
    result.reserveCapacity(source.count + source.count / 64)
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: "<"): markup()
      case UInt8(ascii: "&"): reference()
      default: copy(to: source.count, untilMarkup: true)
      }
    }
    return result
  }

  private mutating func markup() {
    let rest = source[index...]
    if rest.starts(with: "<![CDATA[".utf8) {
      copy(to: end(of: "]]>", from: index + 9))
    } else if rest.starts(with: "<!--".utf8) {
      blank(to: end(of: "-->", from: index + 4))
    } else if rest.starts(with: "<!".utf8) {
      blank(to: endOfDocumentType())
    } else if rest.starts(with: "<?".utf8) {
      blank(to: end(of: "?>", from: index + 2))
    } else if startsTag(index + 1) {
      tag()
    } else {
      result += "&lt;".utf8
      index += 1
    }
  }

  private func startsTag(_ position: Int) -> Bool {
    // A `<` at the very end is a tag that was cut off.
    guard position < source.count else { return true }
    return switch source[position] {
    case UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...: true
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }

  private mutating func tag() {
    var quote: UInt8?
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "&") {
        reference()
        continue
      }
      copyOne()
      if byte == quote {
        quote = nil
      } else if quote == nil {
        if byte == UInt8(ascii: ">") { return }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
      }
    }
  }

  private mutating func reference() {
    guard let entity = HTMLEntity(after: index, in: source), entity.hasSemicolon else {
      result += "&amp;".utf8
      index += 1
      return
    }
    switch entity.scalar.value {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: result += "&#\(entity.scalar.value);".utf8
    case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...:
      result += UTF8.encode(entity.scalar).map(Array.init) ?? []
    default: result += "\u{FFFD}".utf8
    }
    index += 1 + entity.length
  }

  private mutating func copyOne() {
    let byte = source[index]
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20...0xEE, 0xF0...: result.append(byte)
    case 0xEF where source[index...].starts(with: [0xEF, 0xBF, 0xBE]),
      0xEF where source[index...].starts(with: [0xEF, 0xBF, 0xBF]):
      result += "\u{FFFD}".utf8
      index += 2
    case 0xEF: result.append(byte)
    default: result.append(UInt8(ascii: " "))
    }
    index += 1
  }

  private mutating func copy(to end: Int, untilMarkup: Bool = false) {
    while index < end {
      let start = index
      while index < end, Self.isPlain(source[index]) { index += 1 }
      result += source[start..<index]
      guard index < end else { return }
      let byte = source[index]
      if untilMarkup, byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return }
      copyOne()
    }
  }

  /// Whether a byte of text never needs a closer look.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0xEF && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "&")
  }

  private mutating func blank(to end: Int) {
    while index < end {
      result.append(source[index] == UInt8(ascii: "\n") ? UInt8(ascii: "\n") : UInt8(ascii: " "))
      index += 1
    }
  }

  private func end(of pattern: String, from start: Int) -> Int {
    let pattern = Array(pattern.utf8)
    var position = start
    while position + pattern.count <= source.count {
      if source[position] == pattern[0], source[position...].starts(with: pattern) {
        return position + pattern.count
      }
      position += 1
    }
    return source.count
  }

  /// Where `<!DOCTYPE … [ … ]>` ends, its quoted texts and comments passed over.
  private func endOfDocumentType() -> Int {
    var position = index
    var brackets = 0
    var quote: UInt8?
    while position < source.count {
      let byte = source[position]
      if quote != nil {
        if byte == quote { quote = nil }
      } else if source[position...].starts(with: "<!--".utf8) {
        position = end(of: "-->", from: position + 4)
        continue
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "["): brackets += 1
        case UInt8(ascii: "]"): brackets -= 1
        case UInt8(ascii: ">") where brackets <= 0: return position + 1
        default: break
        }
      }
      position += 1
    }
    return position
  }
}
