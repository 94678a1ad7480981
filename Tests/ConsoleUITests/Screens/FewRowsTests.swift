import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// Which bars a window has, by its rows.
@Suite @MainActor struct FewRowsTests {
  private final class Page: Screen {
    let title: String

    init(_ title: String) { self.title = title }

    var status: StyledText { "saved" }

    var body: some View { Text("Body of \(title)") }
  }

  private func console(rows: Int) -> HeadlessConsole {
    let (window, tabs) = (Window(), TabBarController())
    window.show(tabs)
    for name in ["News", "More"] {
      let stack = NavigationController()
      tabs.show(stack)
      stack.show(Page(name))
      stack.show(Page("Storks"))
    }
    return HeadlessConsole(window, columns: 40, rows: rows)
  }

  private func rows(_ console: HeadlessConsole) -> [String] {
    console.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func `with 12 rows there is a title bar below the tabs`() {
    let rows = rows(console(rows: 12))

    #expect(rows[0] == " [1 News] 2 More")
    #expect(rows[1].hasPrefix("  News › Storks") && rows[1].hasSuffix("saved"))
    #expect(rows[2] == "Body of Storks")
  }

  @Test(arguments: [11, 8]) func `with fewer there are only the tabs, with the state`(count: Int) {
    let rows = rows(console(rows: count))

    #expect(rows[0].hasPrefix(" [1 News] 2 More") && rows[0].hasSuffix("saved"))
    #expect(rows[1] == "Body of Storks")
  }

  @Test func `below 8 rows there are no tabs, but their keys work`() {
    let console = console(rows: 7)
    #expect(rows(console)[0] == "Body of Storks")

    console.press("2 escape")

    #expect(rows(console)[0] == "Body of More")
  }

  @Test func `without tabs the title bar stays`() {
    let window = Window()
    window.show(Page("Storks"))

    #expect(rows(HeadlessConsole(window, columns: 40, rows: 4))[0].hasPrefix("  Storks"))
  }

  @Test func `the linear form has all titles`() {
    let (window, tabs, stack) = (Window(), TabBarController(), NavigationController())
    window.show(tabs)
    tabs.show(stack)
    for name in ["News", "Storks"] { stack.show(Page(name)) }

    let console = HeadlessLinearConsole(window, rows: 5)

    #expect(console.transcript.contains("Storks, back to News"))
  }
}
