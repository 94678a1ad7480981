import StringsSyntax
import Testing

@testable import LocalizableStrings

@Suite struct `Placeholders as people write them` {
  @Test(arguments: [
    ("%1$@ %@", "a b"), ("%2$@ %@", "b a"), ("%@ %1$@", "b a"), ("%1$@ %1$@ %@", "a a b"),
    ("%@ %@", "a b"), ("% @ %@", "a b"),
  ])
  func `no argument is lost where only some placeholders have positions`(
    format: String, expected: String
  ) {
    let text = show(.string(format), ["a", "b"], "en")

    #expect(text.shown == expected)
    #expect(text.issues == [])
  }

  /// CoreFoundation takes the digit for a width.
  @Test(arguments: ["%#@count@", "%1$#@count@", "%1#@count@"])
  func `a variable is found whose dollar sign was forgotten`(format: String) {
    let plural = PropertyListValue.dictionary([
      PropertyListPair(key: "NSStringLocalizedFormatKey", value: .string("\(format) in %@")),
      PropertyListPair(
        key: "count",
        value: .dictionary([
          PropertyListPair(
            key: "NSStringFormatSpecTypeKey", value: .string("NSStringPluralRuleType")),
          PropertyListPair(key: "NSStringFormatValueTypeKey", value: .string("d")),
          PropertyListPair(key: "one", value: .string("%d tab")),
          PropertyListPair(key: "other", value: .string("%d tabs")),
        ])),
    ])

    let text = show(plural, [3, "Berlin"], "en")

    #expect(text.shown == "3 tabs in Berlin")
    #expect(text.issues == [])
    var problems: [MessageProblem] = []
    _ = Message(plural, problems: &problems)
    #expect(problems.map(\.code) == (format == "%1$#@count@" ? [.mixedPositions] : []))
  }

  @Test func `two percent signs in a text without arguments are reported once`() {
    let recorder = IssueRecorder()
    let localizer = Localizer(
      tables: [
        StringsTable(
          language: "en",
          pairs: [
            PropertyListPair(key: "a", value: .string("100%% sure")),
            PropertyListPair(key: "b", value: .string("100% sure")),
          ])
      ], preferring: ["en"], developmentLanguage: "en", didFindIssue: recorder.record)

    #expect(
      [localizer.text("a"), localizer.text("a"), localizer.text("b")] == [
        "100%% sure", "100%% sure", "100% sure",
      ])
    #expect(recorder.issues.map(\.kind) == [.escapedPercent])
    #expect(localizer.text("a", [1]) == "100% sure")
  }
}
