import ConsoleUI
import TestCases
import Testing

@Suite(.ownThread) struct TruncationTests {
  @Test(arguments: [
    ("headline", 8, Text.Truncation.tail, "headline"), ("headline", 5, .tail, "head…"),
    ("headline", 5, .head, "…line"), ("headline", 5, .middle, "he…ne"),
    ("headline", 4, .middle, "he…e"), ("headline", 1, .tail, "…"), ("headline", 0, .tail, ""),
    ("漢字漢字", 6, .tail, "漢字…"), ("漢字漢字", 5, .head, "…漢字"), ("漢字漢字", 7, .middle, "漢…漢字"),
    ("漢字", 1, .tail, "…"), ("漢字", 2, .head, "…"), ("漢字", 2, .middle, "…"), ("漢字", 3, .middle, "…字"),
    ("e\u{301}e\u{301}e\u{301}", 2, .tail, "e\u{301}…"), ("👩‍🚀👩‍🚀", 3, .tail, "👩‍🚀…"),
    ("headline", -3, .tail, ""), ("do\u{AD}mek letni", 3, .tail, "do…"),
  ])
  func `text that is too long is cut with an ellipsis`(
    text: String, limit: Int, mode: Text.Truncation, expected: String
  ) {
    let result = text.truncated(to: limit, at: mode)

    #expect(result == expected)
    #expect(result.columns <= max(0, limit))
  }

  @Test(arguments: [Text.Truncation.head, .middle, .tail], Seed.few(1, many: 3))
  func `any truncated text fits and consists of whole clusters`(mode: Text.Truncation, seed: Seed) {
    var texts = RandomText(generator: seed.generator, hasLines: false)

    for _ in 0..<40 {
      let text = texts.next()
      for limit in 0...12 {
        for ambiguous in AmbiguousWidth.allCases {
          AmbiguousWidth.$current.withValue(ambiguous) {
            expectCut(text, to: limit, at: mode)
          }
        }
      }
    }
  }

  private func expectCut(_ text: String, to limit: Int, at mode: Text.Truncation) {
    let result = text.truncated(to: limit, at: mode)

    let comment: Comment = "\(text.debugDescription) to \(limit): \(result.debugDescription)"
    #expect(result.columns <= limit, comment)
    guard text.columns > limit else {
      #expect(result == text, comment)
      return
    }
    // At most an ellipsis and a cluster remain, or tabs have become spaces.
    if limit < 3 || text.utf8.contains(0x09) { return }
    let (start, end) = parts(of: result, at: mode)
    #expect(start.map { isStart($0, of: text) } ?? false, comment)
    #expect(end.map { isEnd($0, of: text) } ?? false, comment)
  }

  /// The text before and after the ellipsis.
  private func parts(
    of result: String, at mode: Text.Truncation
  ) -> (start: Substring?, end: Substring?) {
    let scalars = result.unicodeScalars
    switch mode {
    case .tail:
      let ellipsis = scalars.lastIndex(of: "…")
      return (ellipsis.map { result[..<$0] }, "")
    case .head:
      let ellipsis = scalars.firstIndex(of: "…")
      return ("", ellipsis.map { result[scalars.index(after: $0)...] })
    case .middle:
      // The text may contain ellipses itself, so the split is ambiguous and not checked.
      return ("", "")
    }
  }

  private func isStart(_ part: Substring, of text: String) -> Bool {
    let end = text.utf8.index(text.startIndex, offsetBy: part.utf8.count)
    return text.utf8.prefix(part.utf8.count).elementsEqual(part.utf8) && isBoundary(end, in: text)
  }

  private func isEnd(_ part: Substring, of text: String) -> Bool {
    let start = text.utf8.index(text.endIndex, offsetBy: -part.utf8.count)
    return text.utf8.suffix(part.utf8.count).elementsEqual(part.utf8) && isBoundary(start, in: text)
  }

  private func isBoundary(_ index: String.Index, in text: String) -> Bool {
    index == text.endIndex || text.indices.contains(index)
  }
}
