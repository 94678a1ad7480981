/// Repairs common errors of published feeds before XML parsing; line numbers do not change.
///
/// The XML declaration, the document type and comments become spaces, so that no entity is declared
/// or fetched. Control characters become spaces, a lone `&` or `<` becomes text, and HTML entities
/// such as `&nbsp;` become their characters.
struct MarkupRepair {
  private let input: [UInt8]
  private var index = 0
  private var result: [UInt8] = []

  /// The input is a file in UTF-8.
  init(_ input: [UInt8]) { self.input = input }

  /// The repaired file, which is well-formed unless its elements are malformed.
  mutating func repaired() -> [UInt8] {
    result.reserveCapacity(input.count + input.count / 64)
    while index < input.count {
      switch input[index] {
      case UInt8(ascii: "<"): markup()
      case UInt8(ascii: "&"): reference()
      default: copy(to: input.count, untilMarkup: true)
      }
    }
    return result
  }

  private mutating func markup() {
    let rest = input[index...]
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
    // A `<` at the end is a truncated tag.
    guard position < input.count else { return true }
    return switch input[position] {
    case UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...: true
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }

  private mutating func tag() {
    var quote: UInt8?
    while index < input.count {
      let byte = input[index]
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
    guard let entity = HTMLEntity(after: index, in: input), entity.hasSemicolon else {
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
    let byte = input[index]
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20...0xEE, 0xF0...: result.append(byte)
    case 0xEF where input[index...].starts(with: [0xEF, 0xBF, 0xBE]),
      0xEF where input[index...].starts(with: [0xEF, 0xBF, 0xBF]):
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
      while index < end, Self.isPlain(input[index]) { index += 1 }
      result += input[start..<index]
      guard index < end else { return }
      let byte = input[index]
      if untilMarkup, byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") { return }
      copyOne()
    }
  }

  /// Whether a byte of text is copied unchanged.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0xEF && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "&")
  }

  private mutating func blank(to end: Int) {
    while index < end {
      result.append(input[index] == UInt8(ascii: "\n") ? UInt8(ascii: "\n") : UInt8(ascii: " "))
      index += 1
    }
  }

  private func end(of pattern: String, from start: Int) -> Int {
    let pattern = Array(pattern.utf8)
    var position = start
    while position + pattern.count <= input.count {
      if input[position] == pattern[0], input[position...].starts(with: pattern) {
        return position + pattern.count
      }
      position += 1
    }
    return input.count
  }

  /// The index after `<!DOCTYPE … [ … ]>`, skipping quoted text and comments.
  private func endOfDocumentType() -> Int {
    var position = index
    var brackets = 0
    var quote: UInt8?
    while position < input.count {
      let byte = input[position]
      if quote != nil {
        if byte == quote { quote = nil }
      } else if input[position...].starts(with: "<!--".utf8) {
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
