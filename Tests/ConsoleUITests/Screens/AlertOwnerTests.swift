import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// Other libraries show the alert of a hidden coordinator over another one, lose it, or keep it after its
/// coordinator was removed.
@MainActor struct `An alert of a coordinator` {
  /// Shows a single screen: an alert with a question.
  private final class QuestionCoordinator: NavigationCoordinator<AlertScreen> {
    @Once var done: (Bool) -> Void = { _ in }

    override func start() {
      let alert = AlertScreen(
        title: "Sure?",
        actions: [
          AlertAction("Yes") { self.end(true) },
          AlertAction("No", role: .cancel) { self.end(false) },
        ])
      show(alert)
    }

    private func end(_ isSure: Bool) {
      finish()
      done(isSure)
    }
  }

  /// Shows one screen, and alerts over it.
  private final class PageCoordinator: NavigationCoordinator<SampleScreen> {
    private(set) var answers: [Bool?] = []
    private let title: String

    init(_ title: String, in presenter: any Presenter) {
      self.title = title
      super.init(presenter: presenter)
    }

    override func start() {
      let title = title
      show(SampleScreen(title) { Text("text of \(title)") })
    }

    func showAlert() {
      AlertScreen(title: "Saved", actions: [AlertAction("OK")]).show(over: presenter, for: self)
    }

    func ask() async {
      let question = QuestionCoordinator(presenter: Modal(over: presenter))
      answers.append(await outcome(of: question, \.done))
    }
  }

  private final class App: AppCoordinator {
    let tabs = TabBarController()
    let (first, second) = (NavigationController(), NavigationController())

    override func start() {
      show(tabs)
      for (name, stack) in [("First", first), ("Second", second)] {
        tabs.show(stack, for: self)
        start(child: PageCoordinator(name, in: stack))
      }
    }

    var pages: [PageCoordinator] { children.compactMap { $0 as? PageCoordinator } }
  }

  private let window = Window()
  private let app: App
  private let console: HeadlessConsole

  init() throws {
    app = App(window: window)
    try window.start(app)
    // The tests and the tasks that await an answer hold the coordinators that are removed.
    window.didReport = { #expect($0.kind == .leaked) }
    console = HeadlessConsole(window, columns: 40, rows: 10)
  }

  @Test func `in a hidden tab appears over that tab once it is selected`() {
    app.start(child: PageCoordinator("Third", in: app.second))

    app.pages[1].showAlert()
    #expect(console.outline.hasPrefix("screen \"First\""))
    console.press("2")
    #expect(console.outline.hasPrefix("alert \"Saved\""))
    #expect(console.screen.contains("text of Third"))
    console.press("enter")

    #expect(console.outline.hasPrefix("screen \"Third\""))
    #expect(app.second.screens.count == 2)
  }

  @Test func `under a modal of the window appears once that is dismissed`() {
    let cover = Modal(over: window)
    cover.show(SampleScreen("Cover") { Text("cover") })

    app.pages[0].showAlert()
    #expect(console.outline.hasPrefix("screen \"Cover\""))
    cover.dismiss()

    #expect(console.outline.hasPrefix("alert \"Saved\""))
  }

  @Test(arguments: [true, false])
  func `is removed with its coordinator, visible or hidden`(isHidden: Bool) {
    let page = app.pages[isHidden ? 1 : 0]
    weak let alert = alertShown(by: page)
    #expect(alert != nil)

    page.finish()

    #expect(alert == nil)
    #expect(app.first.modals.isEmpty && app.second.modals.isEmpty)
    #expect(!console.screen.contains("Saved"))
  }

  @Test(arguments: Removal.allCases)
  private func `gives an awaiting caller no answer when its coordinator is removed`(
    removal: Removal
  ) async {
    let page = app.pages[1]
    let asking = Task { await page.ask() }
    await settle()
    #expect(app.second.modals.count == 1)

    switch removal {
    case .finish: page.finish()
    case .remove: app.remove(child: page)
    case .tab: app.tabs.remove(app.second)
    case .root: window.show(SampleScreen("Other") { Text("other") }, for: app)
    case .close: window.close()
    }
    await asking.value

    #expect(page.answers == [nil])
    #expect(!page.isActive && page.children.isEmpty)
    #expect(app.second.modals.isEmpty)
    #expect(!console.screen.contains("Sure?"))
  }

  @Test func `returns its answer to an awaiting caller`() async {
    let asking = Task { await app.pages[0].ask() }
    await settle()

    console.press("enter")
    await asking.value

    #expect(app.pages[0].answers == [true])
    #expect(app.first.modals.isEmpty)
  }

  /// How the coordinator of the alert is removed.
  private enum Removal: CaseIterable { case finish, remove, tab, root, close }

  private func alertShown(by page: PageCoordinator) -> (any Presentable)? {
    page.showAlert()
    return page.screens.last
  }

  /// Lets the started tasks run until they wait.
  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }
}
