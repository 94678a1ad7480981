import StringsSyntax

extension TextRule {
  /// The translation lost or broke tags that show or link something; styles may differ.
  static let tagMismatch = TextRule(code: .tagMismatch, own: [], source: .angle) { pair in
    let source = Tags(pair.sourceBytes)
    let paired = source.paired
    guard !paired.isEmpty, source.imbalance(of: paired.union(Tags.ofHTML)) == nil else {
      return nil
    }
    let own = Tags(pair.ownBytes)
    let lost = paired.subtracting(Tags.ofStyle).sorted().first {
      let counts = (own.count(of: $0, isClosing: false), own.count(of: $0, isClosing: true))
      // Of several, another language may need fewer; a link leads somewhere.
      if $0 != "a", counts != (0, 0) { return false }
      return counts.0 < source.count(of: $0, isClosing: false)
        && counts.1 < source.count(of: $0, isClosing: true)
    }
    if let lost {
      // Tags that are written with entities are a finding of their own.
      if pair.own.contains("&lt;") { return nil }
      let new = own.paired.subtracting(source.names).subtracting(Tags.ofHTML)
      if new.count == 1, let name = new.first {
        return TextProblem("write '<\(lost)>' for '<\(name.excerpt(32))>'")
      }
      return TextProblem(
        "this text lacks '<\(lost)>…</\(lost)>', which \(pair.sourceLanguage) has; add it")
    }
    return own.imbalance(of: paired.union(Tags.ofHTML)).map { tag in
      TextProblem(
        tag.isClosing
          ? "open what '</\(tag.name)>' closes with '<\(tag.name)>', or remove it"
          : "close '<\(tag.name)>' with '</\(tag.name)>', as in \(pair.sourceLanguage)")
    }
  }

  /// Links of Markdown that are gone or broken, and emphasis or code that has no end.
  static let markdownLost = TextRule(code: .markdownLost, own: [], source: .markdown) { pair in
    let (own, source) = (pair.ownBytes, pair.sourceBytes)
    let links = source.markdownLinks
    if links > 0, own.markdownLinks < links, !source.linksAreBare(in: pair.own) {
      let broken = ["] (", "]（", "］(", "］（", "] （"].first(where: pair.own.contains)
      return TextProblem(
        broken.map { "write '](' for '\($0)', or the link is lost" }
          ?? "write the link of \(pair.sourceLanguage) as [text](address)")
    }
    for mark: StaticString in ["**", "`"] {
      let count = source.count(of: mark)
      if count > 0, count.isMultiple(of: 2), !own.count(of: mark).isMultiple(of: 2) {
        return TextProblem("'\(mark)' stands only on one side: add the other")
      }
    }
    if source.count(of: "**") == 2, own.count(of: "**") == 2, own.hasSpacedEmphasis,
      !source.hasSpacedEmphasis
    {
      return TextProblem("remove the space between '**' and the words in it")
    }
    return nil
  }
}

/// The tags of a text: `<b>`, `</b>`, `<a href="…">`, `<0>`.
struct Tags {
  struct Tag {
    let name: String
    let isClosing: Bool
  }

  private(set) var all: [Tag] = []
  private var counts: [String: (opening: Int, closing: Int)] = [:]

  static let ofStyle: Set = [
    "b", "i", "em", "strong", "u", "s", "small", "big", "span", "font", "sub", "sup", "mark",
    "code",
    "tt", "del", "ins", "strike", "center",
  ]
  /// Those that have an end.
  static let ofHTML = ofStyle.union([
    "a", "div", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "table", "tr", "html", "body",
    "head", "pre", "blockquote", "button",
  ])
  private static let withoutEnd: Set = [
    "br", "p", "li", "hr", "img", "input", "meta", "td", "th", "dt", "dd",
  ]

  var names: Set<String> { Set(counts.keys) }

  /// The names with as many ends as starts, and at least one.
  var paired: Set<String> {
    Set(counts.filter { $0.value.opening > 0 && $0.value.opening == $0.value.closing }.keys)
  }

  init(_ text: [UInt8]) {
    var index = 0
    while let start = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      let isClosing = text[safe: index] == UInt8(ascii: "/")
      let first = index + (isClosing ? 1 : 0)
      guard let letter = text[safe: first], letter.isLetter || letter.isDigit else { continue }
      let end = text[first...].firstIndex {
        !($0.isLetter || $0.isDigit || $0 == 0x2D || $0 == 0x5F)
      }
      guard let end, [0x20, 0x09, 0x0A, 0x2F, 0x3E].contains(text[end]),
        let close = text[end...].firstIndex(where: { $0 == 0x3E || $0 == 0x3C }),
        text[close] == UInt8(ascii: ">")
      else { continue }
      index = close + 1
      if text[close - 1] == UInt8(ascii: "/"), close > end || text[end] == 0x2F { continue }
      let name = text.text(first..<end).lowercased()
      if Self.withoutEnd.contains(name) { continue }
      all.append(Tag(name: name, isClosing: isClosing))
      if isClosing {
        counts[name, default: (0, 0)].closing += 1
      } else {
        counts[name, default: (0, 0)].opening += 1
      }
    }
  }

  func count(of name: String, isClosing: Bool) -> Int {
    counts[name].map { isClosing ? $0.closing : $0.opening } ?? 0
  }

  /// The first tag of these names that closes nothing, or that nothing closes.
  func imbalance(of names: Set<String>) -> Tag? {
    var open: [String: Int] = [:]
    for tag in all where names.contains(tag.name) {
      open[tag.name, default: 0] += tag.isClosing ? -1 : 1
      if open[tag.name, default: 0] < 0 { return tag }
    }
    return all.first { open[$0.name, default: 0] > 0 }
  }
}

extension [UInt8] {
  /// The number of times that it has an ASCII text, which do not overlap.
  fileprivate func count(of text: StaticString) -> Int {
    var (index, found) = (0, 0)
    while index < count {
      if has(text, at: index) {
        found += 1
        index += text.utf8CodeUnitCount
      } else {
        index += 1
      }
    }
    return found
  }

  /// The number of `[…](…)`.
  fileprivate var markdownLinks: Int {
    guard let first = firstIndex(of: UInt8(ascii: "[")),
      let last = lastIndex(of: UInt8(ascii: ")"))
    else { return 0 }
    return (first..<Swift.max(first, last)).count {
      has("](", at: $0) && self[safe: $0 + 2] != UInt8(ascii: ")")
    }
  }

  /// Whether another text names an address of one of the first links without brackets around it.
  fileprivate func linksAreBare(in other: String) -> Bool {
    let starts = indices.lazy.filter { has("](", at: $0) }.prefix(8)
    let targets = Set(
      starts.map { start in
        let target = self[(start + 2)...].prefix { $0 != UInt8(ascii: ")") && $0 > 0x20 }
        return text(target.prefix(2_048).indices)
      })
    return targets.contains { target in
      if target.isEmpty { return false }
      let parts = other.split(separator: target, maxSplits: 8, omittingEmptySubsequences: false)
      return parts.count > 1 && parts.dropLast().contains { $0.last != "(" && $0.last != "（" }
    }
  }

  /// Whether its only emphasis has space inside its marks: `** word **`.
  fileprivate var hasSpacedEmphasis: Bool {
    let marks = indices.filter { has("**", at: $0) }
    guard let first = marks.first, let last = marks.last else { return false }
    return self[safe: first + 2] == 0x20 || self[safe: last - 1] == 0x20
  }
}
