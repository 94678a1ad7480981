import Testing

@testable import LocalizableStrings

@Suite struct `Replaced tables` {
  private func table(_ language: Language, _ text: String) -> StringsTable {
    StringsTable(language: language, bytes: Array(text.utf8))
  }

  @Test func `a requested language is found when its table appears`() {
    let localizer = Localizer(
      tables: [table("en", "a = A;")], preferring: ["pl", "de-AT"], developmentLanguage: "en")
    #expect(localizer.chain == ["en"])

    let replaced = localizer.replacing(tables: [table("en", "a = A;"), table("de", "a = B;")])
    #expect(replaced.chain == ["de", "en"])
    #expect(replaced.text("a") == "B")
    #expect(replaced.formattingLanguage == "de-AT")

    let both = replaced.replacing(tables: [table("pl", "a = C;"), table("de", "a = B;")])
    #expect(both.chain == ["pl", "de", "en"])
    #expect(both.text("a") == "C")
  }

  @Test func `all settings stay`() {
    let recorder = IssueRecorder()
    let localizer = Localizer(
      tables: [], preferring: ["da"], developmentLanguage: "en", distance: .region, timeZone: .utc,
      isolatesArguments: false, didFindIssue: recorder.record)

    let replaced = localizer.replacing(
      tables: [table("nb", "a = A;"), table("en", "b = \"%@\";")])

    #expect(replaced.chain == ["en"], "nb is farther from da than a region")
    #expect(replaced.timeZone == .utc)
    #expect(replaced.text("b", ["שלום"]) == "שלום")
    #expect(replaced.text("c") == "c")
    #expect(recorder.issues.map(\.key) == ["c"])
  }
}
