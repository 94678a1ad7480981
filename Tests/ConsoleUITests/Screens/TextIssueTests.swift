import ConsoleTesting
import LocalizableStrings
import Sternik
import Testing

/// What a console does with issues of texts that no localizer's handler gets.
@MainActor struct TextIssueTests {
  @Test func `a console with texts of its own prints them too`() {
    let key = "missing key of TextIssueTests"

    // Other tests may fill the list of the process, or take what is in it.
    let isPrinted = (1...100).contains { _ in
      let localizer = Localizer(tables: [], preferring: [], developmentLanguage: "en")
      let console = Console(
        Window(), terminal: HeadlessTerminal(), strings: { ConsoleStrings() })
      Localizer.withCurrent(localizer) { _ = key.localize }
      return console.takeIssues().contains { $0.contains(key) }
    }

    #expect(isPrinted)
  }
}
