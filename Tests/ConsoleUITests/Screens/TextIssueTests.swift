import ConsoleTesting
import LocalizableStrings
import Sternik
import Testing

/// What a console does with issues of texts that no localizer's handler gets.
@MainActor struct TextIssueTests {
  @Test func `a console with texts of its own prints them too`() {
    let localizer = Localizer(tables: [], preferring: [], developmentLanguage: "en")
    let console = Console(
      Window(), terminal: HeadlessTerminal(), strings: { ConsoleStrings() })
    let key = "missing key of TextIssueTests"

    Localizer.withCurrent(localizer) { _ = key.localize }

    #expect(console.takeIssues().contains { $0.contains(key) })
  }
}
