/// Repairs common errors of published feeds before XML parsing; line numbers do not change.
///
/// The XML declaration, the document type and comments become spaces, so that no entity is declared
/// or fetched. Control characters become spaces, a lone `&` or `<` becomes text, also in the value of
/// an attribute, and HTML entities such as `&nbsp;` become their characters.
struct MarkupRepair {
  private let input: [UInt8]
  private let limits: MarkupLimits
  private let isCancelled: () -> Bool
  private var index = 0
  private var result: [UInt8] = []
  private var elements: OpenElements

  /// The input is a file in UTF-8.
  init(
    _ input: [UInt8], limits: MarkupLimits = MarkupLimits(),
    isCancelled: @escaping () -> Bool = { false }
  ) {
    self.input = input
    self.limits = limits
    self.isCancelled = isCancelled
    elements = OpenElements(limits: limits)
  }

  /// The repaired file, which is well-formed unless its elements are malformed.
  ///
  /// - Throws: A failure with `excessive` or `cancelled`.
  mutating func repaired() throws(FeedParser.Failure) -> [UInt8] {
    result.reserveCapacity(input.count + input.count / 64)
    do throws(FeedError.Reason) {
      while index < input.count {
        switch input[index] {
        case UInt8(ascii: "<"): try markup()
        case UInt8(ascii: "&"): reference()
        default: try text()
        }
      }
    } catch {
      throw FeedParser.Failure(line: line, reason: error)
    }
    return result
  }

  /// The one-based line of what is being read.
  private var line: Int { input[..<index].count { $0 == UInt8(ascii: "\n") } + 1 }

  private mutating func text() throws(FeedError.Reason) {
    let start = index
    copy(to: input.count, untilMarkup: true)
    try checkWords(in: input[start..<index])
  }

  private func checkWords(in text: ArraySlice<UInt8>) throws(FeedError.Reason) {
    guard text.count > limits.wordLength else { return }
    for word in text.split(whereSeparator: { $0 <= 0x20 }) where word.count > limits.wordLength {
      throw .excessive(.wordLength(limit: limits.wordLength))
    }
  }

  private mutating func markup() throws(FeedError.Reason) {
    if isCancelled() { throw .cancelled }
    let rest = input[index...]
    if rest.starts(with: "<![CDATA[".utf8) {
      let end = end(of: "]]>", from: index + 9)
      try checkWords(in: input[index..<end])
      copy(to: end)
    } else if rest.starts(with: "<!--".utf8) {
      blank(to: end(of: "-->", from: index + 4))
    } else if rest.starts(with: "<!".utf8) {
      blank(to: endOfDocumentType())
    } else if rest.starts(with: "<?".utf8) {
      blank(to: end(of: "?>", from: index + 2))
    } else if startsTag(index + 1) {
      try tag()
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

  private mutating func tag() throws(FeedError.Reason) {
    let isClosing = index + 1 < input.count && input[index + 1] == UInt8(ascii: "/")
    copyOne()
    // What is between white space and equal signs: the name of the element or an attribute.
    var nameStart = index
    while index < input.count {
      let byte = input[index]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        try value(endingWith: byte)
        nameStart = index
        continue
      case UInt8(ascii: "&"):
        reference()
        continue
      case UInt8(ascii: "="): try elements.addAttribute(named: input[nameStart..<index])
      case UInt8(ascii: ">"):
        let isEmpty = input[index - 1] == UInt8(ascii: "/")
        copyOne()
        return isClosing ? elements.close() : try elements.open(isEmpty: isEmpty)
      default: break
      }
      copyOne()
      if byte <= 0x20 || byte == UInt8(ascii: "=") { nameStart = index }
      guard index - nameStart <= limits.nameLength else {
        throw .excessive(.nameLength(limit: limits.nameLength))
      }
    }
  }

  private mutating func value(endingWith quote: UInt8) throws(FeedError.Reason) {
    let start = index + 1
    repeat {
      switch input[index] {
      case UInt8(ascii: "&"): reference()
      case UInt8(ascii: "<"):
        result += "&lt;".utf8
        index += 1
      default: copyOne()
      }
      guard index - start <= limits.wordLength else {
        throw .excessive(.wordLength(limit: limits.wordLength))
      }
    } while index < input.count && input[index] != quote
    if index < input.count { copyOne() }
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
