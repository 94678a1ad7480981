/// A text of a feed and its format.
struct FeedText {
  var bytes: [UInt8]
  var format: Format
  /// The address that links in the text are relative to, if the feed names one.
  var base: String?

  enum Format {
    case plain
    case html
    /// Text or HTML: RSS does not say which.
    case unstated
    /// Not text: an image or another file as Atom content.
    case unreadable
  }

  /// The blocks; links are relative to the text's own base, or to this one.
  func body(base: String?) -> ArticleBody {
    switch format {
    case .plain: HTMLText.body(plain: bytes)
    case .html, .unstated: HTMLText.body(html: bytes, base: self.base ?? base)
    case .unreadable: ArticleBody()
    }
  }

  /// The text on one line.
  ///
  /// Without a stated format, tags are markup if all of them are known and closed; else they are words, as in `List<String>` or in
  /// `if (a<b && c>d)`.
  var line: String {
    // Nobody wants to see a longer line.
    var start = FeedText(bytes: bytes.prefixOfCharacters(2_000), format: format, base: base)
    if format == .unstated {
      let text = HTMLEntity.unescaped(start.bytes)
      var tags = InlineTags(start.bytes)
      if tags == .none { tags = InlineTags(text) }
      // A tag may be closed behind the end of the line.
      if tags == .words, start.bytes.count == bytes.count {
        (start.bytes, start.format) = (text, .plain)
      }
    }
    return start.body(base: nil).paragraphs.joined(separator: " ").onOneLine
  }
}

extension [UInt8] {
  /// The longest prefix of UTF-8 with at most so many bytes that ends behind a character.
  fileprivate func prefixOfCharacters(_ length: Int) -> [UInt8] {
    guard count > length else { return self }
    let end = self[...length].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    return Array(self[..<end])
  }
}

/// What the tags in a line are.
private enum InlineTags {
  case none
  case markup
  case words

  init(_ html: [UInt8]) {
    self = .none
    var open: [String] = []
    var tags = HTMLTags(of: html)
    while let tag = tags.next() {
      self = .words
      guard tag.mayBeInLine else { return }
      if tag.isSelfClosing || tag.isVoid || tag.isParagraphOfLine(open) {
        self = .markup
      } else if !tag.isClosing {
        open.append(tag.name)
      } else if open.popLast() != tag.name {
        return
      }
      if open.isEmpty, !tags.quotesAreBroken { self = .markup }
    }
    if !open.isEmpty { self = .words }
  }
}

extension HTMLTag {
  /// Whether the element has no end tag.
  fileprivate var isVoid: Bool { ["br", "img", "wbr"].contains(name) }

  /// Whether it begins a paragraph at the start of a line, whose end tag may be missing, or ends it.
  fileprivate func isParagraphOfLine(_ open: [String]) -> Bool {
    name == "p" && (isClosing ? !open.contains(name) : nameRange.lowerBound == 1)
  }

  /// Whether the element may be in a title or a name.
  fileprivate var mayBeInLine: Bool {
    switch effect {
    case .mark, .link, .image, .lineBreak, .block, .heading: true
    case .none:
      [
        "span", "font", "u", "small", "big", "abbr", "acronym", "mark", "q", "bdi", "bdo", "time",
        "wbr", "nobr", "ruby", "rb", "rt", "rp",
      ].contains(name)
    default: false
    }
  }
}
