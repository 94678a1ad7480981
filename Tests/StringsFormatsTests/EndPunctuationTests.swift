import LocalizableStrings
import StringsSyntax
import Testing

@testable import StringsFormats

/// What is found at the end of a text.
@Suite struct `Punctuation at the end of a text` {
  @Test(arguments: [
    ("", EndPunctuation.none), ("Go", .none), ("Go.", .period), ("Go..", .ellipsis),
    ("Go...", .ellipsis), ("Go…", .ellipsis), ("行。", .period), ("行。。", .ellipsis), ("行｡", .period),
    ("Go?", .question), ("行？", .question), ("Go!", .exclamation), ("Go:", .colon),
    ("Go;", .semicolon), ("Go,", .comma), ("行、", .comma), (".Go", .none), ("1.5", .none),
  ])
  func `is found whatever shape it has`(text: String, expected: EndPunctuation) {
    #expect(EndPunctuation(of: text) == expected)
  }

  @Test(arguments: [
    "\"", "'", "*", "_", ")", "]", "”", "“", "»", "«", " ", "\n", "\t", "\u{200F}", "\u{2028}",
    "\") ",
  ])
  func `may be followed by quotes, brackets, marks and space`(end: String) {
    #expect(EndPunctuation(of: "Go." + end) == .period)
    #expect(EndPunctuation(of: "Go" + end) == .none)
  }

  @Test func `a Greek semicolon asks`() {
    let source = edges("Where?")
    #expect(
      edges("Πού;").punctuationProblem(in: "el", comparedTo: source, in: "en", isCopy: false) == nil
    )
    #expect(
      edges("Kde;").punctuationProblem(in: "cs", comparedTo: source, in: "en", isCopy: false)
        == "end this text with a question mark, not with a semicolon, as in en")
  }

  @Test func `some languages end sentences in other ways`() {
    #expect(EndPunctuation.unused(in: "en").isEmpty && EndPunctuation.unused(in: "el").isEmpty)
    #expect(EndPunctuation.unused(in: "hy") == [.question, .exclamation])
    let thai = EndPunctuation.unused(in: "th")
    #expect(thai.count == 6 && !thai.contains(.ellipsis) && thai == EndPunctuation.unused(in: "lo"))
  }

  private func edges(_ text: String) -> MessageEdges {
    var edges = MessageEdges()
    edges.add(.text(Format(text)))
    return edges
  }
}
