/// Turns HTML, as it stands in feeds, into paragraphs of plain text.
///
/// Nothing is ever interpreted: tags go, their text stays, scripts and styles go with their content.
/// Broken HTML gives as much text as can be told from its markup. Time is linear in the input.
struct HTMLText {
  private let html: [UInt8]
  private var index = 0
  private var builder = ParagraphBuilder()
  /// For each open list its next number, or nil when its items have bullets.
  private var lists: [Int?] = []
  private var preformatted = 0
  private var sawBlock = false
  private var sawBlankLine = false
  private let breaksAtBlankLines: Bool
  private var quotesAreBroken = false

  /// The paragraphs of a piece of HTML.
  ///
  /// Without any tag that makes a paragraph, blank lines part them. HTML that was escaped once too
  /// often, so that only escaped tags are left in it, is unescaped once.
  static func paragraphs(html: [UInt8]) -> [String] {
    let source = isEscapedTwice(html) ? unescaped(html) : html
    var text = HTMLText(source, breaksAtBlankLines: true)
    let paragraphs = text.paragraphs()
    guard text.sawBlock, text.sawBlankLine else { return paragraphs }
    var again = HTMLText(source, breaksAtBlankLines: false)
    return again.paragraphs()
  }

  /// The paragraphs of text without any markup, parted by blank lines.
  static func paragraphs(plain: [UInt8]) -> [String] {
    var text = HTMLText(plain, breaksAtBlankLines: true)
    return text.plainParagraphs()
  }

  private init(_ html: [UInt8], breaksAtBlankLines: Bool) {
    self.html = html
    self.breaksAtBlankLines = breaksAtBlankLines
  }

  private mutating func paragraphs() -> [String] {
    while index < html.count {
      switch html[index] {
      case UInt8(ascii: "<"): markup()
      case UInt8(ascii: "&"): reference()
      default: text()
      }
    }
    return builder.finished()
  }

  private mutating func plainParagraphs() -> [String] {
    while index < html.count { text(endingAtMarkup: false) }
    return builder.finished()
  }

  // Text up to the next special byte, one run at a time.
  private mutating func text(endingAtMarkup: Bool = true) {
    let byte = html[index]
    if byte <= 0x20 {
      whiteSpace()
    } else if isPlain(byte) {
      let start = index
      repeat {
        index += 1
      } while index < html.count
        && isPlain(html[index]) && !(endingAtMarkup && isMarkup(html[index]))
      builder.append(plain: html[start..<index])
    } else {
      scalar()
    }
  }

  /// Whether the byte belongs to a character that goes into the text as it is.
  ///
  /// The three leading bytes are those of the control, no-break and separator characters.
  private func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && byte != 0xC2 && byte != 0xE2 && byte != 0xEF
  }

  private func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&")
  }

  private mutating func scalar() {
    let length = html[index] == 0x7F ? 1 : html[index] == 0xC2 ? 2 : 3
    let end = min(index + length, html.count)
    for scalar in String(decoding: html[index..<end], as: UTF8.self).unicodeScalars {
      builder.append(scalar)
    }
    index = end
  }

  private mutating func whiteSpace() {
    var newLines = 0
    while index < html.count, html[index] <= 0x20 {
      if html[index] == UInt8(ascii: "\n") { newLines += 1 }
      index += 1
    }
    if preformatted > 0, newLines > 0 {
      for _ in 0..<min(newLines, 2) { builder.lineBreak() }
    } else if newLines > 1, !builder.isAtStart {
      sawBlankLine = true
      if breaksAtBlankLines { builder.paragraphBreak() } else { builder.space() }
    } else {
      builder.space()
    }
  }

  private mutating func reference() {
    guard let entity = HTMLEntity(after: index, in: html) else {
      builder.append("&")
      index += 1
      return
    }
    index += 1 + entity.length
    // "&amp;nbsp;" was escaped once too often.
    if entity.scalar == "&", entity.hasSemicolon,
      let inner = HTMLEntity(after: index - 1, in: html), inner.hasSemicolon
    {
      index += inner.length
      builder.append(inner.scalar)
    } else {
      builder.append(entity.scalar)
    }
  }
}

extension HTMLText {
  private mutating func markup() {
    let rest = html[index...]
    if rest.starts(with: "<!--".utf8) {
      skip(past: "-->", from: index + 2)
    } else if rest.starts(with: "<![CDATA[".utf8) {
      index += 9
    } else if let tag = HTMLTag(at: index, in: html, quotesAreBroken: &quotesAreBroken) {
      index = tag.end
      apply(tag)
    } else {
      builder.append("<")
      index += 1
    }
  }

  private mutating func apply(_ tag: HTMLTag) {
    switch tag.meaning {
    case .none: break
    case .hidden: if !tag.isClosing { skip(past: "</\(tag.name)", from: index) }
    case .lineBreak:
      sawBlock = true
      builder.lineBreak()
    case .cell: if !tag.isClosing, !builder.isAtStart { builder.append(" | ") }
    case .block:
      sawBlock = true
      // A paragraph inside a list item stays on the line of its bullet.
      if tag.isClosing || !builder.isAtMarker { builder.paragraphBreak() }
    case .preformatted:
      sawBlock = true
      builder.paragraphBreak()
      preformatted = max(0, preformatted + (tag.isClosing ? -1 : 1))
    case .list(let isNumbered):
      sawBlock = true
      builder.paragraphBreak()
      if !tag.isClosing {
        lists.append(isNumbered ? 1 : nil)
      } else if !lists.isEmpty {
        lists.removeLast()
      }
    case .item:
      sawBlock = true
      builder.paragraphBreak()
      if !tag.isClosing { builder.startItem(nextMarker()) }
    }
  }

  private mutating func nextMarker() -> String {
    guard let number = lists.last ?? nil else { return "•" }
    lists[lists.count - 1] = number + 1
    return "\(number)."
  }

  private mutating func skip(past ending: String, from start: Int) {
    let pattern = Array(ending.utf8)
    var position = start
    while position + pattern.count <= html.count {
      if html[position] == pattern[0],
        html[position..<position + pattern.count].elementsEqual(
          pattern, by: { $0 | 0x20 == $1 | 0x20 })
      {
        position += pattern.count
        if pattern.last != UInt8(ascii: ">") {
          position = (html[position...].firstIndex(of: UInt8(ascii: ">")) ?? html.count - 1) + 1
        }
        index = position
        return
      }
      position += 1
    }
    index = html.count
  }

  private static func isEscapedTwice(_ html: [UInt8]) -> Bool {
    guard !html.contains(UInt8(ascii: "<")), html.contains(UInt8(ascii: "&")) else { return false }
    let text = String(decoding: html, as: UTF8.self).utf8
    let start = text.drop { $0 <= 0x20 }
    if start.starts(with: "&lt;p&gt;".utf8) || start.starts(with: "&lt;div".utf8) { return true }
    var index = html.startIndex
    while let found = html[index...].firstIndex(of: UInt8(ascii: "&")) {
      if html[found...].starts(with: "&lt;/".utf8) { return true }
      index = found + 1
    }
    return false
  }

  private static func unescaped(_ html: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(html.count)
    var index = 0
    while index < html.count {
      if html[index] == UInt8(ascii: "&"), let entity = HTMLEntity(after: index, in: html) {
        result += UTF8.encode(entity.scalar).map(Array.init) ?? []
        index += 1 + entity.length
      } else {
        result.append(html[index])
        index += 1
      }
    }
    return result
  }
}
