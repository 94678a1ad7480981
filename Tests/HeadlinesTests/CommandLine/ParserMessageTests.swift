import Sternik
import Testing

@testable import Headlines

/// Mistakes in a command line.
@MainActor
struct `A wrong command line` {
  @Test(arguments: [
    (["--bogus"], "unknown option --bogus", "nieznana opcja --bogus"),
    (["-z"], "unknown option -z", "nieznana opcja -z"),
    (
      ["--fed", "a"], "unknown option --fed; did you mean --feed?",
      "nieznana opcja --fed; może chodzi o --feed?"
    ),
    (
      ["--feed"], "the value is missing: --feed <file or URL>",
      "brakuje wartości: --feed <plik lub URL>"
    ),
    (
      ["--width", "it's"], "“it's” is not allowed: --width <n>",
      "niedozwolona wartość „it's”: --width <n>"
    ),
    (["--plain=3"], "--plain takes no value", "opcja --plain nie ma wartości"),
    (["one"], "unexpected: one", "zbędne: one"),
    (["one", "two"], "unexpected: one, two", "zbędne: one, two"),
  ])
  func `is explained in the user's language`(
    arguments: [String], english: String, polish: String
  ) {
    for (language, text) in [("en", english), ("pl", polish)] {
      Localizer.withCurrent(TestApp.localizer(language)) {
        let error = #expect(throws: UsageError.self) {
          try HeadlinesCommand.invocation(arguments)
        }
        #expect(error?.message.hasPrefix(text + " (") == true, "\(error?.message ?? "")")
      }
    }
  }
}
