/// An HTML tag and its effect on plain text; attributes are ignored.
struct HTMLTag {
  /// In lower case.
  let name: String
  let isClosing: Bool
  /// Whether the tag ends with `/>`.
  let isSelfClosing: Bool
  /// The index after its `>`.
  let end: Int
  /// The index after its name.
  let nameEnd: Int

  /// The effect of a tag on the text around it.
  enum Effect: Equatable {
    case none
    case block
    case lineBreak
    case preformatted
    case list(isNumbered: Bool)
    case item
    case cell
    /// The content of the element is not text.
    case hidden
  }

  /// Reads the tag, declaration or processing instruction at the `<` at `start`; nil if the `<` is
  /// text.
  ///
  /// `quotesAreBroken` is set when a tag has an unclosed quote. From then on quotes are ignored, so
  /// that the text is searched to its end only once.
  init?(at start: Int, in html: [UInt8], quotesAreBroken: inout Bool) {
    var index = start + 1
    guard index < html.count else { return nil }
    let isDeclaration = html[index] == UInt8(ascii: "!") || html[index] == UInt8(ascii: "?")
    isClosing = html[index] == UInt8(ascii: "/")
    if isClosing || isDeclaration { index += 1 }
    let nameStart = index
    while index < html.count, Self.isNamePart(html[index], isFirst: index == nameStart) {
      index += 1
    }
    guard isDeclaration || index > nameStart else { return nil }
    name =
      isDeclaration ? "" : String(decoding: html[nameStart..<index], as: UTF8.self).lowercased()
    nameEnd = index
    end = Self.end(from: index, in: html, quotesAreBroken: &quotesAreBroken)
    isSelfClosing =
      html[end - 1] == UInt8(ascii: ">") && end - 2 >= nameStart
      && html[end - 2] == UInt8(ascii: "/")
  }

  var effect: Effect {
    switch name {
    case "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "hr", "table", "tr",
      "caption", "section", "article", "header", "footer", "main", "aside", "nav", "figure",
      "figcaption", "dl", "dt", "dd", "address", "form", "fieldset", "details", "summary",
      "center", "body":
      .block
    case "br": .lineBreak
    case "pre": .preformatted
    case "ul", "menu", "dir": .list(isNumbered: false)
    case "ol": .list(isNumbered: true)
    case "li": .item
    case "td", "th": .cell
    case "script", "style", "head", "template", "iframe", "noembed", "noframes", "object", "svg",
      "math", "audio", "video", "canvas", "select", "textarea":
      .hidden
    default: .none
    }
  }

  private static func isNamePart(_ byte: UInt8, isFirst: Bool) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default:
      !isFirst && byte > 0x20 && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
        && byte != UInt8(ascii: "<")
    }
  }

  /// The index after the next `>` outside of quotes, or the end of the text.
  private static func end(
    from start: Int, in html: [UInt8], quotesAreBroken: inout Bool
  ) -> Int {
    var index = start
    var quote: UInt8?
    var first: Int?
    while index < html.count {
      let byte = html[index]
      if byte == UInt8(ascii: ">") {
        if quote == nil || quotesAreBroken { return index + 1 }
        first = first ?? index
      } else if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        html[index - 1] == UInt8(ascii: "=") || html[index - 1] <= 0x20
      {
        quote = byte
      }
      index += 1
    }
    quotesAreBroken = true
    return first.map { $0 + 1 } ?? html.count
  }
}
