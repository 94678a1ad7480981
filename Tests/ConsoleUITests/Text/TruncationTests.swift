import ConsoleUI
import Testing

struct TruncationTests {
  @Test(arguments: [
    ("headline", 8, TruncationPlace.tail, "headline"), ("headline", 5, .tail, "head…"),
    ("headline", 5, .head, "…line"), ("headline", 5, .middle, "he…ne"),
    ("headline", 4, .middle, "he…e"), ("headline", 1, .tail, "…"), ("headline", 0, .tail, ""),
    ("漢字漢字", 6, .tail, "漢字…"), ("漢字漢字", 5, .head, "…漢字"), ("漢字漢字", 7, .middle, "漢…漢字"),
    ("e\u{301}e\u{301}e\u{301}", 2, .tail, "e\u{301}…"), ("👩‍🚀👩‍🚀", 3, .tail, "👩‍🚀…"),
    ("headline", -3, .tail, ""),
  ])
  func `what is too long is cut with an ellipsis`(
    text: String, limit: Int, place: TruncationPlace, expected: String
  ) {
    let result = text.truncated(to: limit, at: place)

    #expect(result == expected)
    #expect(result.columns <= max(0, limit))
  }
}
