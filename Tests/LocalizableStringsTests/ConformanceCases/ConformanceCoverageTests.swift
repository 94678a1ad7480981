import Testing

@testable import LocalizableStrings

/// The values of `format-cases.json` that are tested, and the reasons why the others are not.
struct ConformanceCoverageTests {
  /// The kinds that are compared, with the number of values of each.
  static let tested: [String: Int] = [
    "accept_language": 4, "autonym": 12, "cardinal": 1_290, "cardinal_compact": 13,
    "cardinal_double": 21, "collation": 5, "currency": 207, "date": 103, "datetime": 26,
    "display_name": 11, "legacy_difference": 4, "list": 145, "list_special": 2, "month_names": 12,
    "negotiate": 18, "number": 229, "ordinal": 660, "percent": 18, "plural_range": 32,
    "posix_env": 12, "posix_name": 16, "printf": 9, "relative": 162, "skeleton": 68,
    "stringsdict": 14, "time": 27, "unit": 203,
  ]

  static let leftOut: [String: String] = [
    "icu_message": "texts are in the formats of .strings and .stringsdict, not in ICU's",
    "number_parse": "numbers are shown, never read from what a person typed",
    "pseudo": "pseudo-translations are made by tools, not shown by this library",
    "rbnf": "numbers are not spelled out in words",
    "xcstrings": "that format is read by StringsFormats, and tested there",
  ]

  /// The kinds whose cases are one value each, even if it is an array or object.
  private static let whole: Set<String> = [
    "accept_language", "collation", "list_special", "negotiate", "posix_env", "posix_name",
    "printf",
    "stringsdict",
  ]

  @Test func `every tested value is counted`() {
    var counts: [String: Int] = [:]
    for test in Conformance.all where ConformanceCoverageTests.leftOut[test.kind] == nil {
      let isWhole = ConformanceCoverageTests.whole.contains(test.kind)
      counts[test.kind, default: 0] +=
        isWhole ? 1 : test.expect.object?.count ?? test.expect.array?.count ?? 1
    }

    #expect(counts == ConformanceCoverageTests.tested)
    #expect(counts.values.reduce(0, +) == 3_323)
  }

  @Test func `every kind is either tested or left out for a reason`() {
    let kinds = Set(Conformance.all.map(\.kind))

    #expect(
      kinds
        == Set(ConformanceCoverageTests.tested.keys).union(ConformanceCoverageTests.leftOut.keys))
    #expect(Conformance.all.count == 461)
  }
}
