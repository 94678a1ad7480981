import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// What other libraries got wrong: an alert of somebody who is not in front pops up over somebody else, or
/// is lost, or stays when the one who asked is gone.
@MainActor struct `An alert of a coordinator` {
  /// Asks something with an alert that is all that it shows.
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

  /// Shows one screen, and asks over it.
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

    func tell() {
      AlertScreen(title: "Told", actions: [AlertAction("OK")]).show(over: presenter, for: self)
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
    console = HeadlessConsole(window, columns: 40, rows: 10)
  }

  @Test func `in a hidden tab waits there, on top, until the tab is in front`() {
    app.start(child: PageCoordinator("Third", in: app.second))

    app.pages[1].tell()
    #expect(console.outline.hasPrefix("screen \"First\""))
    console.press("2")
    #expect(console.outline.hasPrefix("alert \"Told\""))
    #expect(console.screen.contains("text of Third"))
    console.press("enter")

    #expect(console.outline.hasPrefix("screen \"Third\""))
    #expect(app.second.screens.count == 2)
  }

  @Test func `under a modal of the window waits until that is dismissed`() {
    let cover = Modal(over: window)
    cover.show(SampleScreen("Cover") { Text("cover") })

    app.pages[0].tell()
    #expect(console.outline.hasPrefix("screen \"Cover\""))
    cover.dismiss()

    #expect(console.outline.hasPrefix("alert \"Told\""))
  }

  @Test(arguments: [true, false])
  func `leaves with its owner, whether it was seen or not`(isHidden: Bool) {
    let page = app.pages[isHidden ? 1 : 0]
    weak let alert = tellAndReturnAlert(page)
    #expect(alert != nil)

    page.finish()

    #expect(alert == nil)
    #expect(app.first.modals.isEmpty && app.second.modals.isEmpty)
    #expect(!console.screen.contains("Told"))
  }

  @Test(arguments: Departure.allCases)
  private func `leaves whoever awaits its answer with none when the owner is removed`(
    departure: Departure
  ) async {
    let page = app.pages[1]
    let asking = Task { await page.ask() }
    await settle()
    #expect(app.second.modals.count == 1)

    switch departure {
    case .finish: page.finish()
    case .removal: app.remove(page)
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

  @Test func `gives its answer to whoever awaits it`() async {
    let asking = Task { await app.pages[0].ask() }
    await settle()

    console.press("enter")
    await asking.value

    #expect(app.pages[0].answers == [true])
    #expect(app.first.modals.isEmpty)
  }

  /// A way in which the owner of an alert is removed.
  private enum Departure: CaseIterable { case finish, removal, tab, root, close }

  private func tellAndReturnAlert(_ page: PageCoordinator) -> (any Presentable)? {
    page.tell()
    return page.screens.last
  }

  /// Lets what was started do what it can.
  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }
}
