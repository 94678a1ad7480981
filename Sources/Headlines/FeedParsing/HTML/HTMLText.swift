/// Converts HTML from feeds to paragraphs of plain text, in linear time.
///
/// Tags are removed and their text stays; scripts and styles are removed with their content. Malformed
/// HTML gives as much text as possible.
struct HTMLText {
  private let html: [UInt8]
  private var index = 0
  private var builder = ParagraphBuilder()
  /// For each open list its next number, or nil for bullets.
  private var lists: [Int?] = []
  private var preformatted = 0
  private var sawBlock = false
  private var sawBlankLine = false
  private let breaksAtBlankLines: Bool
  private var quotesAreBroken = false
  /// Elements without an end tag in the rest of the text, so that it is searched only once.
  private var namesWithoutEnd: Set<String> = []

  /// The paragraphs of HTML.
  ///
  /// Without block tags, blank lines separate paragraphs. HTML that was escaped twice is unescaped
  /// once.
  static func paragraphs(html: [UInt8]) -> [String] {
    let input = isEscapedTwice(html) ? unescaped(html) : html
    var text = HTMLText(input, breaksAtBlankLines: true)
    let paragraphs = text.paragraphs()
    guard text.sawBlock, text.sawBlankLine else { return paragraphs }
    var again = HTMLText(input, breaksAtBlankLines: false)
    return again.paragraphs()
  }

  /// The paragraphs of text without markup, separated by blank lines.
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
    while index < html.count { text() }
    return builder.finished()
  }

  /// Reads text up to the next special byte.
  private mutating func text() {
    let byte = html[index]
    if byte <= 0x20 {
      whiteSpace()
    } else if isPlain(byte) {
      let start = index
      repeat {
        index += 1
      } while index < html.count && isPlain(html[index]) && !isMarkup(html[index])
      builder.append(plain: html[start..<index])
    } else {
      scalar()
    }
  }

  /// Whether the byte belongs to a character that is copied unchanged.
  ///
  /// 0xC2, 0xE2 and 0xEF are first bytes of control, no-break and separator characters.
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
      for _ in 0..<newLines { builder.lineBreak() }
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
    // "&amp;nbsp;" was escaped twice, but "&amp;lt;" is how an article writes "&lt;".
    if entity.scalar == "&", entity.hasSemicolon,
      let inner = HTMLEntity(after: index - 1, in: html), inner.hasSemicolon,
      !["<", ">", "&"].contains(inner.scalar)
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
    switch tag.effect {
    case .none: break
    case .hidden:
      // In XHTML, and in HTML for SVG and MathML, `<svg/>` has no content.
      if !tag.isClosing, !tag.isSelfClosing { skipContent(of: tag.name) }
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

  /// Skips to the end tag; without one only scripts and styles hide the rest.
  private mutating func skipContent(of name: String) {
    let start = index
    if !namesWithoutEnd.contains(name) {
      if skip(past: "</\(name)", from: start) { return }
      namesWithoutEnd.insert(name)
    }
    index = name == "script" || name == "style" ? html.count : start
  }

  /// Skips to the end of the text if it has no such ending, and then returns false.
  @discardableResult
  private mutating func skip(past ending: String, from start: Int) -> Bool {
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
        return true
      }
      position += 1
    }
    index = html.count
    return false
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
