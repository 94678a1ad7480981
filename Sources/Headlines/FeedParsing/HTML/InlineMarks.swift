/// The marked parts of the current block, from the start and end tags in it.
struct InlineMarks {
  /// An element that is open, and where its part of the block starts; nil before its first character.
  private struct Open {
    let element: String
    var mark: MarkedText.Mark?
    var start: Int?
  }

  private(set) var spans: [MarkedText.Span] = []
  private var open: [Open] = []
  /// How many of the innermost elements have no character yet.
  private var pending = 0
  /// How many spans all blocks together may still have.
  private var left = 50_000

  /// Elements deeper than this mark nothing.
  private static let maxDepth = 64

  mutating func start(_ mark: MarkedText.Mark, of element: String) {
    guard open.count < Self.maxDepth else { return }
    let isRedundant = open.contains { $0.mark == mark }
    open.append(Open(element: element, mark: isRedundant ? nil : mark))
    pending += 1
  }

  mutating func end(_ element: String, at offset: Int) {
    guard let index = open.lastIndex(where: { $0.element == element }) else { return }
    if index >= open.count - pending { pending -= 1 }
    addSpan(of: open.remove(at: index), until: offset)
  }

  /// The next character is at this offset.
  mutating func begin(at offset: Int) {
    guard pending > 0 else { return }
    for index in open.indices.suffix(pending) { open[index].start = offset }
    pending = 0
  }

  mutating func add(_ span: MarkedText.Span) {
    guard left > 0 else { return }
    left -= 1
    spans.append(span)
  }

  /// The address of the open link, if it leads to a picture and has no text; then it is no link any more.
  mutating func takeLinkToImage(at offset: Int) -> String? {
    for index in open.indices {
      guard case .link(let address)? = open[index].mark, open[index].start ?? offset == offset,
        Self.isImage(address)
      else { continue }
      open[index].mark = nil
      return address
    }
    return nil
  }

  /// Ends the block; all but links go on in the next one.
  mutating func interrupt(at offset: Int) {
    for index in open.indices.reversed() where open[index].start != nil {
      addSpan(of: open[index], until: offset)
      open[index].start = nil
      if case .link? = open[index].mark { open[index].mark = nil }
    }
    pending = open.count
  }

  /// The spans in a part of the block.
  func spans(in range: Range<Int>) -> [MarkedText.Span] {
    MarkedText.Span.clamped(spans, to: range)
  }

  mutating func removeSpans() { spans.removeAll(keepingCapacity: true) }

  private mutating func addSpan(of element: Open, until offset: Int) {
    guard let mark = element.mark, let start = element.start, start < offset else { return }
    add(MarkedText.Span(range: start..<offset, mark: mark))
  }

  private static func isImage(_ address: String) -> Bool {
    let path = address.prefix { $0 != "?" && $0 != "#" }.lowercased()
    return [".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif", ".svg"].contains {
      path.hasSuffix($0)
    }
  }
}
