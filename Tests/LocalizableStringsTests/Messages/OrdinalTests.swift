import StringsSyntax
import Testing

@testable import LocalizableStrings

struct OrdinalTests {
  private let english = TextTable(
    "en",
    """
    "place" = { NSStringLocalizedFormatKey = "You are %#@place@ of %#@runners@."; place = {
      NSStringFormatSpecTypeKey = NSStringOrdinalRuleType; NSStringFormatValueTypeKey = d;
      zero = "nowhere"; one = "%dst"; two = "%dnd"; few = "%drd"; other = "%dth"; }; runners = {
      NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
      one = "%d runner"; other = "%d runners"; }; };
    """)

  static let places: [(Int, String)] = [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
    (21, "21st"), (102, "102nd"), (113, "113th"), (1_001, "1,001st"), (1_000_003, "1,000,003rd"),
    (0, "nowhere"), (Int.max, "9,223,372,036,854,775,807th"),
  ]

  @Test(arguments: places)
  func `a translation can have ordinal forms`(place: Int, expected: String) {
    #expect(english.text("place", place, 5) == "You are \(expected) of 5 runners.")
    #expect(english.issues == [])
  }

  @Test func `a decimal number can be ordinal`() {
    #expect(english.text("place", UInt128(22), 1) == "You are 22nd of 1 runner.")
  }

  @Test func `categories are available without a text`() {
    #expect(english.localizer.ordinalCategory(3) == .few)
    #expect(english.localizer.pluralCategory(3) == .other)
    #expect(Set(Language("en").everydayNumbers(.ordinal).keys) == [.one, .two, .few, .other])
    #expect(Set(Language("en").everydayNumbers(.cardinal).keys) == [.one, .other])
  }

  @Test func `an unknown rule type is reported, and cardinal rules are used`() throws {
    let document = StringsDocument(
      text: """
        "n" = { NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringLunarRuleType; NSStringFormatValueTypeKey = d;
          one = "%d"; other = "%d"; }; };
        """)
    var problems: [MessageProblem] = []
    let message = try #require(
      document.values["n"].flatMap { Message($0, problems: &problems) })

    #expect(problems == [.unknownRuleType("NSStringLunarRuleType", variable: "n")])
    guard case .plural(let plural) = message else {
      Issue.record("it is a plural")
      return
    }
    #expect(plural.variables["n"]?.type == .cardinal)
  }
}
