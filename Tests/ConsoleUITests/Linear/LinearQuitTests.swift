import ConsoleTesting
import Coordinators
import Testing

@testable import ConsoleUI

/// The command `quit` in the linear form.
@Suite @MainActor struct LinearQuitTests {
  private final class Draft: Screen, LeaveGuard {
    var leaveDecision = LeaveDecision.allowed

    var title: String { "Draft" }
    var body: some View { Text("unsaved") }
  }

  private let window = Window()
  private let draft = Draft()
  private let console: HeadlessLinearConsole

  init() {
    let stack = NavigationController()
    window.show(stack)
    stack.show(SampleScreen("Home") { Text("home") })
    stack.show(draft)
    stack.show(SampleScreen("Picture") { Text("picture") })
    console = HeadlessLinearConsole(window)
  }

  @Test func `quit closes all screens`() {
    console.enter("quit")

    #expect(console.outcome == .closed)
    #expect(window.isClosed)
  }

  @Test func `quit goes back through the tabs of a tab bar that does so`() {
    let tabs = TabBarController()
    tabs.goesBackToPreviousTab = true
    for title in ["One", "Two", "Three"] { tabs.show(SampleScreen(title) { Text(title) }) }
    window.show(tabs)
    for tab in tabs.tabs { tabs.select(tab) }
    let console = HeadlessLinearConsole(window)

    console.enter("quit")

    #expect(console.outcome == .closed)
  }

  @Test func `quit stops at a screen that refuses to be left`() {
    draft.leaveDecision = .refused

    let answer = console.enter("quit")

    #expect(console.outcome == nil)
    #expect(answer.hasPrefix("\nDraft, back to Home\nunsaved\n"))
  }

  @Test(arguments: [("Discard", true), ("Keep", false)])
  func `quit goes on when the user agrees to leave a screen, and only then`(
    answer: String, quits: Bool
  ) {
    let window = window
    draft.leaveDecision = .asks { leave in
      AlertScreen(
        title: "Discard the draft?",
        actions: [AlertAction("Discard") { leave(true) }, AlertAction("Keep") { leave(false) }]
      ).show(over: window)
    }
    console.enter("quit")
    #expect(!window.isClosed)

    console.enter(answer)

    #expect(window.isClosed == quits)
    draft.leaveDecision = .allowed
    console.enter("back")
    #expect(window.isClosed == quits)
  }

  @Test func `quit goes on when the answer comes later`() {
    var leave: ((Bool) -> Void)?
    draft.leaveDecision = .asks { leave = $0 }
    console.enter("quit")

    leave?(true)
    console.advance(by: .zero)

    #expect(window.isClosed)
  }
}
