import ConsoleTesting
import Coordinators
import Testing

@testable import ConsoleUI

/// Whatever ends the program by a key asks the guards first.
@Suite @MainActor struct EndingByKeyTests {
  /// A screen that refuses to leave, or asks the user first.
  final class Draft: Screen, LeaveGuard {
    enum Kind: CaseIterable { case root, below, otherTab, modal }

    let title = "Draft"
    var refuses = true
    private(set) var refusals = 0
    private(set) var questions: [(Bool) -> Void] = []
    var presenter: (any Presenter)?
    var body: some View { Text("unsaved") }

    var leaveDecision: LeaveDecision {
      if refuses { return .refused }
      return .asks { answer in
        self.questions.append(answer)
        guard let presenter = self.presenter else { return }
        AlertScreen(
          title: "Discard?",
          actions: [AlertAction("Keep") { answer(false) }, AlertAction("Discard") { answer(true) }]
        ).show(over: presenter)
      }
    }

    func didRefuseToLeave() { refusals += 1 }
  }

  private let window = Window()
  private let draft = Draft()

  /// Shows the draft somewhere in the window.
  private func show(_ kind: Draft.Kind) -> HeadlessConsole {
    let tabs = TabBarController()
    let stack = NavigationController()
    switch kind {
    case .root: window.show(draft)
    case .below:
      window.show(stack)
      stack.show(draft)
      stack.show(SampleScreen("Top") { Text("top") })
    case .otherTab:
      window.show(tabs)
      tabs.show(stack)
      stack.show(SampleScreen("Home") { Text("home") })
      tabs.show(draft)
      tabs.select(stack)
    case .modal:
      window.show(stack)
      stack.show(SampleScreen("Home") { Text("home") })
      Modal(over: stack).show(draft)
    }
    draft.presenter = window.rootScreen.flatMap { $0 as? any Presenter } ?? window
    return HeadlessConsole(window, columns: 40, rows: 10)
  }

  @Test(arguments: Draft.Kind.allCases)
  func `a refused Ctrl-C keeps the program, a second one in a row ends it`(kind: Draft.Kind) {
    let console = show(kind)

    console.press("ctrl-c")
    #expect(console.outcome == nil && draft.refusals == 1)
    #expect(console.screen.hasSuffix("ctrl-c quit"))
    console.press("ctrl-c")

    #expect(console.outcome == .signal(.interrupt))
    #expect(window.isClosed && draft.refusals == 1)
  }

  @Test func `a Ctrl-C after another key asks again`() {
    let console = show(.below)

    console.press("ctrl-c down ctrl-c x")
    #expect(console.outcome == nil && draft.refusals == 2)
    console.paste("text")
    console.press("ctrl-c")

    #expect(console.outcome == nil && draft.refusals == 3)
  }

  @Test(arguments: [Draft.Kind.below, .otherTab, .modal])
  func `Ctrl-C waits for the answer to a question`(kind: Draft.Kind) {
    draft.refuses = false
    let console = show(kind)

    console.press("ctrl-c")
    #expect(console.outcome == nil && draft.questions.count == 1)
    #expect(console.screen.contains("Discard?"))
    console.press("enter")
    #expect(console.outcome == nil && !console.screen.contains("Discard?"))
    console.press("ctrl-c right enter")

    #expect(console.outcome == .signal(.interrupt))
    #expect(draft.questions.count == 2)
  }

  @Test func `Ctrl-C while a guard asks the user offers to end, and ends the second time in a row`()
  {
    draft.refuses = false
    let console = show(.modal)

    console.press("escape ctrl-c")
    #expect(console.outcome == nil && console.screen.hasSuffix("ctrl-c quit"))
    console.press("down ctrl-c")
    #expect(console.outcome == nil)
    console.press("ctrl-c")

    #expect(console.outcome == .signal(.interrupt))
    #expect(draft.questions.count == 1)
  }

  @Test func `after a kept draft the program ends with the outcome of the key that ends it`() throws
  {
    draft.refuses = false
    let console = show(.below)

    console.press("ctrl-c enter")
    let answer = try #require(draft.questions.first)
    answer(true)
    #expect(console.outcome == nil)
    console.press("q q right enter")

    #expect(console.outcome == .closed)
  }

  @Test(arguments: [Draft.Kind.root, .otherTab])
  func `q on the first screen asks the guards of all screens`(kind: Draft.Kind) throws {
    let console = show(kind)

    console.press("q q")
    #expect(console.outcome == nil && draft.refusals == 2)
    draft.refuses = false
    console.press("q")
    #expect(draft.questions.count == 1)
    let answer = try #require(draft.questions.first)
    answer(true)
    _ = console.screen

    #expect(console.outcome == .closed)
  }

  @Test func `q leaves it to an app coordinator whether the program ends`() throws {
    final class App: AppCoordinator {
      var requests = 0
      override func exitRequested() { requests += 1 }
    }
    let app = App(window: window)
    try window.start(app)
    window.show(draft, for: app)
    let console = HeadlessConsole(window, columns: 40, rows: 10)

    console.press("q")
    #expect(app.requests == 1 && draft.refusals == 0 && console.outcome == nil)
    app.closeWindow()
    #expect(draft.refusals == 1)
    console.press("ctrl-c")

    #expect(app.requests == 1 && draft.refusals == 2 && console.outcome == nil)
  }

  @Test(arguments: [
    TerminalEvent.endOfInput, .signal(.interrupt), .signal(.terminate), .signal(.hangup),
  ])
  func `signals and the end of input ask nobody`(event: TerminalEvent) {
    let console = show(.otherTab)

    console.send(event)

    #expect(console.outcome != nil && window.isClosed && draft.refusals == 0)
  }

  @Test func `in the linear form quit asks the guards of all screens`() {
    _ = show(.otherTab)
    let console = HeadlessLinearConsole(window)

    console.enter("quit")
    #expect(console.outcome == nil && draft.refusals == 1)
    console.send(.endOfInput)

    #expect(console.outcome == .endOfInput && draft.refusals == 1)
  }
}
