import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Testing

@Suite @MainActor struct WindowTests {
  /// Two tabs, each with a stack; the first stack holds a list that pushes.
  @MainActor private final class App {
    let window = Window()
    let tabs = TabBarController()
    let first = NavigationController()
    let second = NavigationController()

    init() {
      window.show(tabs)
      tabs.show(first)
      tabs.show(second)
      let first = first
      let list = SampleScreen("Headlines") {
        List(Article.three) { article in
          Text(article.title).truncated()
        } didSelect: { article in
          first.show(
            SampleScreen(article.title) { ScrollView { Text("Text of \(article.title)") } })
        }
      }
      first.show(list)
      second.show(SampleScreen("More") { Button("About") {} })
    }
  }

  @Test func `a tab has the title of its root screen`() {
    let app = App()
    let console = HeadlessConsole(app.window, columns: 50, rows: 14)

    console.press("down enter")

    console.expectSnapshot(named: "article in a tab")
  }

  @Test(arguments: ["2", "ctrl-n", "ctrl-p"])
  func `keys switch tabs, and each tab keeps its stack`(key: String) {
    let app = App()
    let console = HeadlessConsole(app.window, columns: 50, rows: 14)
    console.press("down down enter")

    console.press(key)
    #expect(console.screen.contains("[2 More]"))
    #expect(console.screen.contains("> [ About ]"))

    console.press("1")
    #expect(console.screen.contains("Headlines › Zażółć"))
  }

  @Test(arguments: ["escape", "left", "q"])
  func `going back shows the list with the same highlighted row`(key: String) {
    let app = App()
    let console = HeadlessConsole(app.window, columns: 50, rows: 14)
    console.press("down enter")
    #expect(app.first.screens.count == 2)

    console.press(key)

    #expect(app.first.screens.count == 1)
    #expect(console.screen.contains("> Night trains return"))
    #expect(console.outcome == nil)
  }

  @Test func `on the root screen only q quits`() {
    let app = App()
    let console = HeadlessConsole(app.window)

    console.press("escape left 7")
    #expect(console.outcome == nil)

    console.press("q")
    #expect(console.outcome == .closed)
    #expect(app.window.isClosed)
  }

  @Test func `an app coordinator may refuse to quit`() throws {
    final class Stubborn: AppCoordinator {
      override func start() { show(SampleScreen("Home") { Text("home") }) }
      override func exitRequested() { show(SampleScreen("Sure?") { Text("really?") }) }
    }
    let window = Window()
    try window.start(Stubborn(window: window))
    let console = HeadlessConsole(window, columns: 20, rows: 5)

    console.press("q")

    #expect(console.outcome == nil)
    #expect(console.screen.contains("really?"))
  }

  @Test func `an alert is a box over the screen and reports its answer`() {
    var answers: [String] = []
    let app = App()
    let console = HeadlessConsole(app.window, columns: 60, rows: 16)
    do {
      let alert = AlertScreen(
        title: "Remove the article?", message: "It cannot be brought back.",
        actions: [
          AlertAction("Cancel", role: .cancel) { answers.append("cancel") },
          AlertAction("Remove") { answers.append("remove") },
        ])
      alert.show(over: app.first)
    }
    console.expectSnapshot(named: "alert", as: .styledText)

    #expect(
      console.outline == """
        alert "Remove the article?"
          text "It cannot be brought back."
          button "Cancel"
          button "Remove"
        """)

    console.press("q left 2")
    #expect(answers.isEmpty)

    console.press("right enter")
    #expect(answers == ["remove"])
    #expect(app.first.modals.isEmpty)
    #expect(!console.screen.contains("Remove"))
  }

  @Test func `Escape performs the cancel action`() {
    var answers: [String] = []
    let app = App()
    let console = HeadlessConsole(app.window, columns: 60, rows: 16)
    AlertScreen(
      title: "Sure?",
      actions: [
        AlertAction("Yes") { answers.append("yes") },
        AlertAction("No", role: .cancel) { answers.append("no") },
      ]
    ).show(over: app.window)

    console.press("escape")

    #expect(answers == ["no"])
    #expect(app.window.modals.isEmpty)
  }

  @Test func `a modal stack covers the window until it is dismissed`() {
    let app = App()
    let console = HeadlessConsole(app.window, columns: 40, rows: 8)
    let stack = NavigationController()
    Modal(over: app.window).show(stack)
    stack.show(SampleScreen("Sign in") { TextField("Name:") })
    stack.show(SampleScreen("Code") { TextField("Code:") })
    console.expectSnapshot(named: "modal stack")

    console.press("escape escape")

    #expect(console.screen.contains("[1 Headlines]"))
  }

  @Test func `the state of a screen is freed with the screen`() {
    let app = App()
    let console = HeadlessConsole(app.window, columns: 50, rows: 14)

    for _ in 1...5 { console.press("enter down escape") }

    #expect(console.screenStateCount == 1)
  }

  @Test(arguments: [(1, 1), (10, 3), (2, 30), (300, 1), (0, 0), (7, 4)])
  func `a window of any size shows what fits`(columns: Int, rows: Int) {
    let app = App()
    let console = HeadlessConsole(app.window, columns: columns, rows: rows)

    console.press("down enter down escape 2 tab enter 1")
    AlertScreen(title: "Sure?", message: "Really?", actions: [AlertAction("Yes")])
      .show(over: app.window)

    let lines = console.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == max(1, rows))
    #expect(lines.allSatisfy { String($0).columns <= columns })
  }

  @Test func `in ten by three cells the highlighted row is visible`() {
    let app = App()
    let console = HeadlessConsole(app.window, columns: 10, rows: 3)

    console.press("down")

    #expect(console.screen.contains("> Night…"))
  }

  @Test func `a released window does not leak`() {
    expectNoLeaks { detector in
      let app = App()
      detector.watch(app.window)
      detector(app.tabs)
      detector(app.first)
      let console = detector(HeadlessConsole(app.window))
      console.press("enter down")
      AlertScreen(title: "Sure?", actions: [AlertAction("Yes")]).show(over: app.first)
      console.press("tab enter")
    }
  }

  @Test func `a popped screen is freed at the end of the turn`() {
    let app = App()
    let console = HeadlessConsole(app.window)
    console.press("enter")
    weak let article = app.first.topScreen
    #expect(article != nil)

    console.press("escape")

    #expect(article == nil)
  }
}
