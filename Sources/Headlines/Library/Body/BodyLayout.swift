/// An ``ArticleBody`` as the database keeps it: its lines of text, separated by U+001E, and behind U+001D the layout.
///
/// The layout has a line for each block, which is empty for a plain paragraph; it is missing if all are. So texts of earlier
/// versions need no change, and the search reads only what is in front of U+001D. A line of the layout has words, such as `h2` for a heading, `i3` for an item whose marker has three bytes, `q1` and `l2` for what is
/// around the block, and marked ranges: `e4-9`, or with an address `a4-9@https://example.org`. Unknown words are skipped.
enum BodyLayout {
  /// The stored form.
  static func encoded(_ body: ArticleBody) -> String {
    let words = body.blocks.map(words)
    let text = body.blocks.filter { !$0.isWithoutText }.map(\.line).joined(separator: "\u{1E}")
    guard words.contains(where: { !$0.isEmpty }) else { return text }
    return text + "\u{1D}" + words.map { $0.joined(separator: " ") }.joined(separator: "\n")
  }

  /// The stored form without the layout.
  static func text(of stored: String) -> String {
    stored.utf8.firstIndex(of: 0x1D).map { String(stored[..<$0]) } ?? stored
  }

  /// Reads the stored form; without a fitting layout, plain paragraphs.
  static func body(_ stored: String) -> ArticleBody {
    let parts = stored.utf8.split(separator: 0x1D, maxSplits: 1, omittingEmptySubsequences: false)
    // The text of lines between paragraphs alone is empty.
    let lines =
      parts[0].isEmpty
      ? []
      : parts[0].split(separator: 0x1E, omittingEmptySubsequences: false).map { String($0) ?? "" }
    let plain = ArticleBody(paragraphs: lines.filter { !$0.isEmpty })
    guard parts.count > 1 else { return plain }
    var rest = lines[...]
    var blocks: [ArticleBlock] = []
    for line in parts[1].split(separator: 0x0A, omittingEmptySubsequences: false) {
      let words = line.split(separator: 0x20).map { String($0) ?? "" }
      if words.first == "r" || words.first == "o" {
        let kind = words.first == "r" ? ArticleBlock.Kind.rule : .omission
        blocks.append(ArticleBlock(kind: kind, text: MarkedText(text: "")))
      } else {
        guard let text = rest.popFirst() else { return plain }
        blocks.append(block(text, words))
      }
      readContext(words, into: &blocks[blocks.count - 1])
    }
    return rest.isEmpty ? ArticleBody(blocks: blocks) : plain
  }

  /// The line of a block in the layout, as words.
  static func words(of block: ArticleBlock) -> [String] {
    var words: [String] = []
    switch block.kind {
    case .paragraph: break
    case .heading(let level): words.append("h\(level)")
    case .item(let marker): words.append("i\(marker.utf8.count)")
    case .code: words.append("c")
    case .caption: words.append("f")
    case .rule: words.append("r")
    case .omission: words.append("o")
    case .row(let cells, let isHeader, let startsTable):
      words.append(startsTable ? "T" : "t")
      if isHeader { words.append("H") }
      words += cells.map { "=\($0.lowerBound)-\($0.upperBound)" }
    }
    if block.quotes > 0 { words.append("q\(block.quotes)") }
    if block.depth > 0 { words.append("l\(block.depth)") }
    return words + block.text.spans.map(word)
  }

  private static func word(of span: MarkedText.Span) -> String {
    let word = "\(span.mark.letter)\(span.range.lowerBound)-\(span.range.upperBound)"
    return span.mark.address.map { word + "@" + $0 } ?? word
  }

  private static func block(_ line: String, _ words: [String]) -> ArticleBlock {
    var block = ArticleBlock(text: MarkedText(text: line))
    let first = words.first ?? ""
    let number = Int(first.dropFirst())
    switch (first.first, number) {
    case ("h", let level?): block.kind = .heading(min(max(1, level), 6))
    case ("i", let length?) where (0..<line.utf8.count).contains(length):
      let end = line.utf8.index(line.startIndex, offsetBy: length)
      block.kind = .item(marker: String(line[..<end]))
      // Not the first letter, which may be a blank with a mark of the text.
      block.text.text = String(line[line.utf8.index(after: end)...])
    case ("c", nil): block.kind = .code
    case ("f", nil): block.kind = .caption
    case ("t", nil), ("T", nil):
      let cells = words.compactMap { word in
        word.hasPrefix("=") ? range(word.dropFirst(), in: line) : nil
      }
      block.kind = .row(
        cells: cells, isHeader: words.contains("H"), startsTable: first.first == "T")
    default: break
    }
    let text = block.text.text
    block.text.spans = words.compactMap { span($0, in: text) }
    return block
  }

  private static func readContext(_ words: [String], into block: inout ArticleBlock) {
    for word in words {
      guard let number = Int(word.dropFirst()), (0...ArticleBlock.maxDepth).contains(number) else {
        continue
      }
      if word.first == "q" { block.quotes = number }
      if word.first == "l" { block.depth = number }
    }
  }

  private static func span(_ word: String, in text: String) -> MarkedText.Span? {
    let parts = word.split(separator: "@", maxSplits: 1)
    guard let first = parts.first, let letter = first.first,
      let mark = MarkedText.Mark(
        letter: letter, address: parts.count > 1 ? String(parts[1]) : nil),
      let range = range(first.dropFirst(), in: text)
    else { return nil }
    return MarkedText.Span(range: range, mark: mark)
  }

  private static func range(_ word: Substring, in text: String) -> Range<Int>? {
    let ends = word.split(separator: "-")
    guard ends.count == 2, let start = Int(ends[0]), let end = Int(ends[1]), start >= 0,
      start <= end, end <= text.utf8.count
    else { return nil }
    return start..<end
  }
}

extension MarkedText.Mark {
  fileprivate var letter: Character {
    switch self {
    case .emphasis: "e"
    case .strong: "s"
    case .code: "k"
    case .superscript: "^"
    case .subscript: "_"
    case .deleted: "-"
    case .inserted: "+"
    case .link: "a"
    case .media(let media, _): media.rawValue
    }
  }

  fileprivate init?(letter: Character, address: String?) {
    if let address {
      guard LinkPrograms.canOpen(address) else { return nil }
      if letter == "a" {
        self = .link(address)
      } else if let media = MarkedText.Media(rawValue: letter) {
        self = .media(media, address)
      } else {
        return nil
      }
      return
    }
    switch letter {
    case "e": self = .emphasis
    case "s": self = .strong
    case "k": self = .code
    case "^": self = .superscript
    case "_": self = .subscript
    case "-": self = .deleted
    case "+": self = .inserted
    default: return nil
    }
  }
}
