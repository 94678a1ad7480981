import Testing

@testable import LocalizableStrings

@Suite struct `Skeletons` {
  private let time = Timestamp(secondsSince1970: 1_787_313_600)

  @Test(arguments: ["yw", "MMMMW", "!"])
  func `one without a pattern is reported, and a date is shown`(skeleton: String) {
    let recorder = IssueRecorder()
    let localizer = Localizer(
      tables: [], preferring: ["en"], developmentLanguage: "en", timeZone: .utc,
      didFindIssue: recorder.record)

    #expect(localizer.date(time, skeleton: skeleton) == localizer.date(time, style: .medium))
    #expect(
      recorder.issues == [
        LocalizationIssue(key: skeleton, language: "en", kind: .unknownSkeleton)
      ])
  }

  @Test func `one that ICU knows is not`() {
    let recorder = IssueRecorder()
    let localizer = Localizer(
      tables: [], preferring: ["en"], developmentLanguage: "en", timeZone: .utc,
      didFindIssue: recorder.record)

    #expect(localizer.date(time, skeleton: "yMMMMd") == "August 21, 2026")
    #expect(localizer.number(1.5, skeleton: ".00") == "1.50")
    #expect(recorder.issues == [])
    #expect(localizer.number(1.5, skeleton: "no-such-stem") == "1.5")
    #expect(recorder.issues.map(\.kind) == [.unknownSkeleton])
  }
}
