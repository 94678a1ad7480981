import Testing

@testable import LocalizableStrings

struct UnhandledIssuesTests {
  private func issue(_ key: String) -> String {
    LocalizationIssue(key: key, language: "en", kind: .missingKey).description
  }

  @Test func `each is kept once, in order, until it is taken`() {
    var issues = UnhandledIssues()
    for key in ["a", "b", "a"] { issues.add(issue(key)) }

    #expect(issues.takeAll() == [#""a" [en]: no text"#, #""b" [en]: no text"#])
    #expect(issues.takeAll().isEmpty)
  }

  @Test func `those beyond a limit are counted`() {
    var issues = UnhandledIssues()
    for number in 1...23 { issues.add(issue("\(number)")) }

    let lines = issues.takeAll()

    #expect(lines.count == 21 && lines.last == "3 more issues of texts")
  }
}
