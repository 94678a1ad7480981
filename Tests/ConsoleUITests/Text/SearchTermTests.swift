import TestCases
import Testing

@testable import ConsoleUI

struct SearchTermTests {
  @Test(arguments: [
    ("Night TRAIN", "night", true), ("Night TRAIN", "t t", true), ("Night TRAIN", "nightt", false),
    ("Łódź", "lodz", true), ("lodz", "ŁÓDŹ", true), ("Łódź", "łd", false), ("", "a", false),
    ("a", "", true), ("straße", "STRASSE", true), ("Ελλάδα", "ελλαδα", true), ("夜行", "行", true),
    ("e\u{301}t\u{E9}", "ete", true), ("[x]", "{X}", false), ("@", "`", false),
  ])
  func `ignores case and marks`(text: String, term: String, isFound: Bool) {
    var term = SearchTerm(term)
    #expect(term.isFound(in: text) == isFound)
  }

  @Test(arguments: [
    ("one\nTwo two\r\n\n夜two", "two", [4..<7, 8..<11, 17..<20]),
    ("łŁ\nł", "l", [0..<2, 2..<4, 5..<7]),
    ("aaa\naa", "aa", [0..<2, 4..<6]), ("a\nb", "a\nb", [0..<3]), ("a\n", "b", []), ("", "a", []),
    ("a", "", []), ("e\u{301}\ne", "e", [0..<3, 4..<5]),
  ])
  func `is at whole clusters, in each line`(text: String, term: String, ranges: [Range<Int>]) {
    #expect(StyledText(text).ranges(of: term) == ranges)
  }

  @Test(arguments: Seed.few(2, many: 8))
  func `finds what is found scalar by scalar`(seed: Seed) {
    var random = seed.generator
    let letters = ["aAbB zZ@[`{", "aąAĄłŁ e", "αάΑ я Й b", "e\u{301}é夜 ß🚀a"]
    func text(_ length: ClosedRange<Int>) -> String {
      let scalars = Array((letters.randomElement(using: &random) ?? "").unicodeScalars)
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: length, using: &random) {
        text.append(scalars[Int.random(in: scalars.indices, using: &random)])
      }
      return String(text)
    }
    for _ in 0..<500 {
      let (text, part) = (text(0...12), text(0...3))
      var term = SearchTerm(part)
      let isFound = Self.folded(text).contains(Self.folded(part))
      #expect(term.isFound(in: text) == isFound, "\(part) in \(text)")
    }
  }

  /// The folded scalars, each folded alone.
  private static func folded(_ text: String) -> [UInt32] {
    text.unicodeScalars.flatMap { scalar in
      var folded: [UInt32] = []
      SearchFolding.fold(String(scalar), into: &folded)
      return folded
    }
  }
}
