/// An HTML tag and its effect on the text.
struct HTMLTag {
  /// In lower case.
  let name: String
  let isClosing: Bool
  /// Whether the tag ends with `/>`.
  let isSelfClosing: Bool
  /// The index after its `>`.
  let end: Int
  /// Where its name is, as written; empty in a declaration.
  let nameRange: Range<Int>

  /// The effect of a tag on the text around it.
  enum Effect: Equatable {
    case none
    case block
    case lineBreak
    case preformatted
    case list(List)
    case item
    case quotation
    case heading(Int)
    case caption
    case rule
    case table
    case row
    case cell(isHeader: Bool)
    case mark(MarkedText.Mark)
    case link
    case image
    /// A term of a list of definitions.
    case term
    case definition
    /// The content of the element is not text.
    case hidden
  }

  /// A kind of list.
  enum List: Equatable {
    case bullets
    case numbers
    case definitions
  }

  /// Reads the tag, declaration or processing instruction at the `<` at `start`; nil if the `<` is
  /// text.
  ///
  /// The name of a tag of XML may begin with other characters than letters of ASCII. `quotesAreBroken` is set when a tag has an
  /// unclosed quote. From then on quotes are ignored, so that the text is searched to its end only once.
  init?(
    at start: Int, in html: [UInt8], isXML: Bool = false, quotesAreBroken: inout Bool
  ) {
    var index = start + 1
    guard index < html.count else { return nil }
    let isDeclaration = html[index] == UInt8(ascii: "!") || html[index] == UInt8(ascii: "?")
    isClosing = html[index] == UInt8(ascii: "/")
    if isClosing || isDeclaration { index += 1 }
    let nameStart = index
    while index < html.count,
      Self.isNamePart(html[index], isFirst: index == nameStart, isXML: isXML)
    {
      index += 1
    }
    guard isDeclaration || index > nameStart else { return nil }
    name =
      isDeclaration ? "" : String(decoding: html[nameStart..<index], as: UTF8.self).lowercased()
    nameRange = nameStart..<index
    end = Self.end(from: index, in: html, quotesAreBroken: &quotesAreBroken)
    isSelfClosing =
      html[end - 1] == UInt8(ascii: ">") && end - 2 >= nameStart
      && html[end - 2] == UInt8(ascii: "/")
  }

  var effect: Effect {
    switch name {
    case "p", "div", "section", "article", "header", "footer", "main", "aside", "nav", "figure",
      "address", "form", "fieldset", "details", "summary", "center", "body":
      .block
    case "h1", "h2", "h3", "h4", "h5", "h6": .heading(name.last?.wholeNumberValue ?? 1)
    case "br": .lineBreak
    case "hr": .rule
    case "pre": .preformatted
    case "blockquote": .quotation
    case "ul", "menu", "dir": .list(.bullets)
    case "ol": .list(.numbers)
    case "dl": .list(.definitions)
    case "dt": .term
    case "dd": .definition
    case "li": .item
    case "table": .table
    case "tr": .row
    case "td": .cell(isHeader: false)
    case "th": .cell(isHeader: true)
    case "caption", "figcaption": .caption
    case "em", "i", "cite", "dfn", "var": .mark(.emphasis)
    case "b", "strong": .mark(.strong)
    case "code", "kbd", "samp", "tt": .mark(.code)
    case "sup": .mark(.superscript)
    case "sub": .mark(.subscript)
    case "del", "s", "strike": .mark(.deleted)
    case "ins": .mark(.inserted)
    case "a": .link
    case "img": .image
    case "script", "style", "head", "template", "iframe", "noembed", "noframes", "object", "embed",
      "svg", "math", "audio", "video", "canvas", "select", "textarea":
      .hidden
    default: .none
    }
  }

  private static func isNamePart(_ byte: UInt8, isFirst: Bool, isXML: Bool) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case _ where isXML && (byte >= 0x80 || byte == 0x5F || byte == UInt8(ascii: ":")): true
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
