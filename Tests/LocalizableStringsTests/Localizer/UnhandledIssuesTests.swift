import CLibrary
import Testing

@testable import LocalizableStrings

struct UnhandledIssuesTests {
  private func issue(_ key: String) -> String {
    LocalizationIssue(key: key, language: "en", kind: .missingKey).description
  }

  @Test func `each is kept once for a console, in order, until it is taken`() {
    var issues = UnhandledIssues()
    issues.keep()
    for key in ["a", "b", "a"] { _ = issues.add(issue(key)) }

    #expect(issues.takeAll() == [#""a" [en]: no text"#, #""b" [en]: no text"#])
    #expect(issues.takeAll().isEmpty)
  }

  @Test func `those beyond a limit are counted`() {
    var issues = UnhandledIssues()
    issues.keep()
    for number in 1...23 { _ = issues.add(issue("\(number)")) }

    let lines = issues.takeAll()

    #expect(lines.count == 21 && lines.last == "3 more issues of texts")
  }

  @Test func `without a console each is printed, and a missing localizer once`() {
    var issues = UnhandledIssues()

    let printed = [issues.add("a"), issues.add("b"), issues.addOnce("c"), issues.addOnce("c")]
    issues.keep()
    let kept = issues.add("d")

    #expect(printed == [true, true, true, false] && !kept)
    #expect(issues.takeAll() == ["d"])
  }

  @Test func `a detached task without a localizer has a line on standard error`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let texts = Localizer(tables: [], preferring: [], developmentLanguage: "en")
        await Localizer.withCurrent(texts) {
          _ = "in.request\n\u{1B}[2J\u{202E}".localize
          _ = await Task.detached { "detached".localize }.value
          _ = await Task.detached { "detached.too".localize }.value
        }
      })

    let lines = String(decoding: result.standardErrorContent, as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("sternik: ") }
    #expect(
      lines == [
        #"sternik: "in.request\u{A}\u{1B}[2J\u{202E}" [en]: no text"#,
        #"sternik: no localizer is set here, so that "detached" and other keys are shown: call "#
          + "`Localizer.setDefault` first, or `Localizer.withCurrent` in this task",
      ])
  }
}
