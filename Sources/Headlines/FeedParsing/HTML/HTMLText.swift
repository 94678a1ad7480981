import Foundation

/// Converts HTML from feeds to the blocks of an article, in linear time.
///
/// Tags become blocks and marks, and their text stays; scripts and styles are removed with their content. Malformed
/// HTML gives as much text as possible.
struct HTMLText {
  private let html: [UInt8]
  private var index = 0
  private var builder: BlockBuilder
  private var lists = OpenLists()
  private let base: String?
  /// How many more addresses are resolved.
  private var addressesLeft = 10_000
  private var preformatted = 0
  private var sawBlock = false
  private var sawBlankLine = false
  private let breaksAtBlankLines: Bool
  private var quotesAreBroken = false
  private static let term = "dt"
  /// Elements without an end tag in the rest of the text, so that it is searched only once.
  private var namesWithoutEnd: Set<String> = []

  /// The blocks of HTML, whose links are relative to `base`.
  ///
  /// Without block tags, blank lines separate paragraphs. HTML that was escaped twice is unescaped
  /// once.
  static func body(
    html: [UInt8], base: String? = nil, limits: TextLimits = TextLimits()
  ) -> ArticleBody {
    let input = isEscapedTwice(html) ? HTMLEntity.unescaped(html) : html
    var text = HTMLText(input, base: base, breaksAtBlankLines: true, limits)
    let blocks = text.blocks()
    guard text.sawBlock, text.sawBlankLine else { return ArticleBody(blocks: blocks) }
    var again = HTMLText(input, base: base, breaksAtBlankLines: false, limits)
    return ArticleBody(blocks: again.blocks())
  }

  /// The paragraphs of text without markup, separated by blank lines.
  static func body(plain: [UInt8], limits: TextLimits = TextLimits()) -> ArticleBody {
    var text = HTMLText(plain, base: nil, breaksAtBlankLines: true, limits)
    return ArticleBody(blocks: text.plainBlocks())
  }

  private init(
    _ html: [UInt8], base: String?, breaksAtBlankLines: Bool, _ limits: TextLimits
  ) {
    builder = BlockBuilder(limits: limits)
    self.html = html
    self.base = base
    self.breaksAtBlankLines = breaksAtBlankLines
  }

  private mutating func blocks() -> [ArticleBlock] {
    while index < html.count, builder.room > 0 {
      switch html[index] {
      case UInt8(ascii: "<"): markup()
      case UInt8(ascii: "&"): reference()
      default: text()
      }
    }
    return builder.finished(isWhole: index == html.count)
  }

  private mutating func plainBlocks() -> [ArticleBlock] {
    while index < html.count, builder.room > 0 { text() }
    return builder.finished(isWhole: index == html.count)
  }

  /// Reads text up to the next special byte.
  private mutating func text() {
    let byte = html[index]
    if byte <= 0x20 {
      whiteSpace()
    } else if isPlain(byte) {
      let (start, room) = (index, builder.room)
      repeat {
        index += 1
      } while index < html.count && isPlain(html[index]) && !isMarkup(html[index])
        && (index - start < room || html[index] & 0xC0 == 0x80)
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
    let (start, room) = (index, builder.room)
    while index < html.count, html[index] <= 0x20, index - start < room {
      if html[index] == UInt8(ascii: "\n") { newLines += 1 }
      index += 1
    }
    if builder.isCode {
      for byte in html[start..<index] { builder.append(Unicode.Scalar(byte)) }
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
      let start = index
      let hasContent = !tag.isClosing && !tag.isSelfClosing && tag.name != "embed"
      if hasContent { skipContent(of: tag.name) }
      if !tag.isClosing { embedded(tag, content: start..<index) }
    case .lineBreak:
      sawBlock = true
      builder.lineBreak()
    case .cell(let isHeader):
      guard !tag.isClosing, !builder.isCode else { break }
      let columns = HTMLAttributes(of: tag, in: html).number("colspan") ?? 1
      builder.startCell(isHeader: isHeader, columns: columns)
    case .mark(let mark):
      if tag.isClosing {
        builder.endMark(of: tag.name)
      } else if !tag.isSelfClosing, mark != .code || !builder.isCode {
        builder.startMark(mark, of: tag.name)
      }
    case .link: link(tag)
    case .image: if !tag.isClosing { image(tag) }
    case .block, .heading, .caption, .preformatted, .list, .item, .quotation, .rule, .table, .row,
      .term, .definition:
      sawBlock = true
      applyBlock(tag)
    }
  }

  private mutating func applyBlock(_ tag: HTMLTag) {
    let attributes = HTMLAttributes(of: tag, in: html)
    // A paragraph inside a list item stays on the line of its bullet.
    let isAtMarker = builder.isAtMarker && !tag.isClosing
    switch tag.effect {
    case .heading(let level): startBlock(tag, .heading(level))
    case .caption: startBlock(tag, .caption)
    case .preformatted:
      builder.paragraphBreak()
      preformatted = max(0, preformatted + (tag.isClosing ? -1 : 1))
      builder.kind = preformatted > 0 ? .code : nil
    case .list(let list):
      if list != .definitions || !isAtMarker { builder.listBreak() }
      builder.endMark(of: Self.term)
      if tag.isClosing { lists.close() } else { lists.open(list, attributes.number("start") ?? 1) }
      builder.depth = lists.depth
    case .item:
      if tag.isClosing {
        builder.listBreak()
      } else {
        builder.startItem(lists.nextMarker(attributes.number("value")))
      }
    case .term:
      if !isAtMarker { builder.paragraphBreak() }
      builder.endMark(of: Self.term)
      // The definitions are indented, the terms are not.
      builder.depth = max(0, lists.depth - (tag.isClosing ? 0 : 1))
      if !tag.isClosing { builder.startMark(.strong, of: Self.term) }
    case .definition:
      if !isAtMarker { builder.softBreak() }
      builder.endMark(of: Self.term)
      builder.depth = lists.depth
    case .quotation:
      if !isAtMarker { builder.paragraphBreak() }
      builder.quotes = max(0, builder.quotes + (tag.isClosing ? -1 : 1))
    case .rule:
      if tag.isClosing { builder.paragraphBreak() } else if !isAtMarker { builder.rule() }
    case .table:
      if !isAtMarker { builder.paragraphBreak() }
      if !tag.isClosing { builder.startTable() }
    case .row:
      if !isAtMarker { builder.paragraphBreak() }
      builder.startRow()
    default: if !isAtMarker { builder.softBreak() }
    }
  }

  /// Starts or ends a block of a kind.
  private mutating func startBlock(_ tag: HTMLTag, _ kind: ArticleBlock.Kind) {
    if tag.isClosing || !builder.isAtMarker { builder.softBreak() }
    if !builder.isCode { builder.kind = tag.isClosing ? nil : kind }
  }

  private mutating func link(_ tag: HTMLTag) {
    if tag.isClosing { return builder.endMark(of: tag.name) }
    guard !tag.isSelfClosing,
      let address = address(HTMLAttributes(of: tag, in: html).text("href"), isLink: true)
    else { return }
    builder.startMark(.link(address), of: tag.name)
  }

  private mutating func image(_ tag: HTMLTag) {
    let attributes = HTMLAttributes(of: tag, in: html)
    let alternative = String(
      decoding: (attributes.text("alt") ?? "").utf8.prefix(BlockBuilder.maxMediaText), as: UTF8.self
    )
    // Pictures of smileys stand for themselves.
    if !alternative.isEmpty, !alternative.contains(where: { $0.isLetter || $0.isNumber }) {
      return builder.append(alternative)
    }
    guard !Self.isPixel(attributes) else { return }
    guard let address = address(attributes.text("src")) else {
      // A picture inside of the text itself.
      return builder.append(
        alternative.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
    builder.appendMedia(.image, alternative, address: address)
  }

  /// A link in the place of a film, a sound or another page.
  private mutating func embedded(_ tag: HTMLTag, content: Range<Int>) {
    let media: MarkedText.Media
    switch tag.name {
    case "audio": media = .audio
    case "video": media = .video
    case "iframe": media = .page
    case "object", "embed": media = .file
    default: return
    }
    let attributes = HTMLAttributes(of: tag, in: html)
    let link =
      attributes.text("src") ?? attributes.text("data") ?? source(in: content)?.text("src")
    guard !Self.isPixel(attributes), let address = address(link) else { return }
    let host = URL(string: address)?.host() ?? ""
    let file = media == .page ? "" : FeedEnclosure(address: address, type: "", title: "").name
    builder.appendMedia(
      media, attributes.text("title") ?? (file.isEmpty ? host : file), address: address)
  }

  /// The first `<source>` of a film or sound.
  private func source(in content: Range<Int>) -> HTMLAttributes? {
    var tags = HTMLTags(of: html, in: content)
    while let tag = tags.next() {
      if tag.name == "source" { return HTMLAttributes(of: tag, in: html) }
    }
    return nil
  }

  /// Whether a picture has one pixel, and only counts its readers.
  private static func isPixel(_ attributes: HTMLAttributes) -> Bool {
    [attributes.number("width"), attributes.number("height")].contains { ($0 ?? 2) < 2 }
  }

  /// The web address that an attribute names, or with `isLink` any that a program can open; nil for other addresses.
  private mutating func address(_ value: String?, isLink: Bool = false) -> String? {
    guard let value, addressesLeft > 0 else { return nil }
    addressesLeft -= 1
    return isLink
      ? FeedLink.openAddress(value, against: base) : FeedLink.webAddress(value, against: base)
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
    let end = html.index(past: ending, from: start)
    index = end ?? html.count
    return end != nil
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
}
