import Testing

@testable import Coordinators

/// Which lines of a saved navigation state are read.
@Suite struct `A line of the navigation state` {
  @Test(arguments: [
    "to news", "  to a/%20b", "in List", "    in a%20b", "state 0 x", "state 12 a%20b",
    "tab 0 1", "tab 3 -1", "  column 1 0",
  ])
  func `that is complete is read, and written as it was`(text: String) {
    #expect(RestorationLine(text)?.description == text)
  }

  @Test(arguments: [
    "", " ", "to", "in", "in a b", "in %F", " in List", "   in List", "what", "state 1",
    "state x 1", "state -1 a", "state 1 %F", "state 1 a b", "tab", "tab 0", "tab x 0", "tab 0 x",
    "tab 0 1 2", "column 0", "column x 0", "column 0 x", "column 0 1 2", "To news",
  ])
  func `that is incomplete or has too much is not`(text: String) {
    #expect(RestorationLine(text) == nil)
  }

  @Test(arguments: [
    ("", RestorationProblem.Reason.damaged, "line 3: empty"),
    ("tab", .damaged, "line 3: tab: damaged"), ("news", .unknown, "line 3: news: unknown"),
    ("news", .notAllowed, "line 3: news: not allowed"),
    ("news", .failed("no network"), "line 3: news: no network"),
    ("news", .failed(""), "line 3: news: not restored"),
  ])
  func `that is not restored is described`(
    text: String, reason: RestorationProblem.Reason, description: String
  ) {
    #expect("\(RestorationProblem(line: 3, text: text, reason: reason))" == description)
  }
}
