/// The tags of HTML, in order, without those in comments and scripts.
struct HTMLTags: IteratorProtocol {
  private let html: [UInt8]
  private var index: Int
  private let end: Int
  /// Whether a tag had an unclosed quote.
  private(set) var quotesAreBroken = false

  /// The tags that start in a range, or in all of the text.
  init(of html: [UInt8], in range: Range<Int>? = nil) {
    self.html = html
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? html.count
  }

  mutating func next() -> HTMLTag? {
    while index < end, let start = html[index..<end].firstIndex(of: UInt8(ascii: "<")) {
      let rest = html[start...]
      if rest.starts(with: "<!--".utf8) {
        index = html.index(past: "-->", from: start + 2, before: end) ?? end
      } else if rest.starts(with: "<![CDATA[".utf8) {
        index = start + 9
      } else if let tag = HTMLTag(at: start, in: html, quotesAreBroken: &quotesAreBroken) {
        index = min(tag.end, end)
        if !tag.isClosing, tag.name == "script" || tag.name == "style" {
          index = html.index(past: "</\(tag.name)", from: index, before: end) ?? end
        }
        return tag
      } else {
        index = start + 1
      }
    }
    return nil
  }
}
