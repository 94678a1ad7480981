import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// The titles of tabs, also of those that have not been started, and the way back through tabs.
@Suite @MainActor struct TabTitleTests {
  private final class Settings: Coordinator {
    override func start() { show(SampleScreen("Settings") { Text("All settings") }) }
  }

  private final class News: Coordinator {
    override func start() { show(SampleScreen("News") { Text("Nothing new") }) }
  }

  private final class App: TabCoordinator {
    var title = "Preferences"

    override func start() throws {
      try super.start()
      addTab { News(presenter: $0) }
      addTab(startsWhenSelected: true) { Settings(presenter: $0) }
        .tabTitle = { self.title }
    }
  }

  private let window = Window()
  private let app: App

  init() throws {
    app = App(presenter: window)
    try window.start(app)
  }

  @Test func `a tab that was never selected has the title of its program`() {
    let console = HeadlessConsole(window, columns: 40, rows: 8)

    #expect(console.screen.contains("[1 News]"))
    #expect(console.screen.contains("2 Preferences"))

    console.press("2")

    console.expectSnapshot(named: "titled tab")
  }

  @Test func `the title is read at each drawing`() {
    let console = HeadlessConsole(window, columns: 40, rows: 8)
    app.title = "Ustawienia"

    console.press("2")

    #expect(console.screen.contains("[2 Ustawienia]"))
  }

  @Test func `without a title a tab has that of its root screen`() {
    app.tabs.tabs.compactMap { $0 as? Container }.last?.tabTitle = nil
    let console = HeadlessConsole(window, columns: 40, rows: 8)
    #expect(!console.screen.contains("Settings"))

    console.press("2")

    #expect(console.screen.contains("[2 Settings]"))
  }

  @Test func `columns keep their layout and their title`() {
    let split = SplitViewController()
    split.tabTitle = { "Columns" }
    split.layout.minRows = 3

    #expect(split.layout.minRows == 3)
    #expect(split.tabTitle?() == "Columns")
  }

  @Test(arguments: ["escape", "left", "q"])
  func `a key goes back to the previous tab if the program wants it`(key: String) {
    app.tabs.goesBackToPreviousTab = true
    let console = HeadlessConsole(window, columns: 60, rows: 8)
    #expect(console.screen.contains("q quit"))
    console.press("2")
    #expect(console.screen.contains("esc back"))

    console.press(key)

    #expect(console.screen.contains("[1 News]"))
    #expect(console.screen.contains("q quit"))
    #expect(console.outcome == nil)
  }

  @Test func `a key does not go back to the previous tab otherwise`() {
    let console = HeadlessConsole(window, columns: 60, rows: 8)

    console.press("2 escape left")

    #expect(console.screen.contains("[2 Preferences]"))
    #expect(console.screen.contains("q quit"))
  }
}
