/// A tag of HTML with what it does to plain text; attributes are passed over.
struct HTMLTag {
  /// In lower case.
  let name: String
  let isClosing: Bool
  /// The index after its `>`.
  let end: Int

  /// What a tag means for the text around it.
  enum Meaning: Equatable {
    case none
    case block
    case lineBreak
    case preformatted
    case list(isNumbered: Bool)
    case item
    case cell
    /// Its content is no text for people.
    case hidden
  }

  /// Reads the tag, declaration or instruction that starts with the `<` at `start`; nil when the
  /// `<` is only a sign.
  ///
  /// `quotesAreBroken` is set once a quote in some tag is never closed; from then on quotes mean
  /// nothing, so that no text is searched to its end again and again.
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
    end = Self.end(from: index, in: html, quotesAreBroken: &quotesAreBroken)
  }

  var meaning: Meaning {
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

  /// The index after the next `>` outside quotes; the end of the text when there is none.
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
