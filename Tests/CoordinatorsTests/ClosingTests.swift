import Coordinators
import Testing

/// A mistake of other libraries: quitting discards unsaved text without a question.
@MainActor
struct `Closing a window` {
  private struct Failure: Error {}

  private let fixture: Fixture
  /// Guards at every level, in the order in which they are asked.
  private let drafts = (0..<5).map { _ in Draft() }

  /// Shows two tabs, and a modal with a draft over the window.
  ///
  /// The selected tab is a stack with a covered and an uncovered draft and a draft in a modal; the other one is a stack
  /// with a draft.
  init() throws {
    fixture = try Fixture()
    let tabs = TabBarController()
    let (first, second) = (NavigationController(), NavigationController())
    fixture.window?.show(tabs, for: fixture.app)
    for stack in [first, second] {
      tabs.show(stack, for: fixture.app)
      stack.show(Page("root"), for: fixture.app)
    }
    second.show(drafts[1], for: fixture.app)
    second.show(Page("over"), for: fixture.app)
    first.show(drafts[4], for: fixture.app)
    first.show(drafts[3], for: fixture.app)
    Modal(over: first).show(drafts[2], for: fixture.app)
    if let window = fixture.window { Modal(over: window).show(drafts[0], for: fixture.app) }
    for draft in drafts { draft.leaveDecision = .allowed }
    fixture.clearLog()
  }

  private var isOpen: Bool { fixture.window?.isClosed == false && fixture.app.isActive }

  @Test func `closes when all guards allow it`() {
    fixture.window?.close()

    #expect(!isOpen && fixture.window?.coordinators.isEmpty == true)
  }

  @Test(arguments: 0..<5)
  func `is refused by a guard anywhere in the window and changes nothing`(index: Int) {
    drafts[index].leaveDecision = .refused
    let before = fixture.window?.outline

    fixture.window?.close()
    fixture.app.closeWindow()

    #expect(isOpen && drafts[index].refusals == 2)
    #expect(fixture.window?.outline == before && fixture.eventCount == 0)
  }

  @Test func `asks one guard after the other, top first, and closes after the last yes`() {
    var (asked, answers): ([Int], [(Bool) -> Void]) = ([], [])
    for (index, draft) in drafts.enumerated() {
      draft.leaveDecision = .asks {
        asked.append(index)
        answers.append($0)
      }
    }

    fixture.app.closeWindow()
    for index in 0..<5 {
      #expect(isOpen && asked == Array(0...index))
      answers.last?(true)
    }

    #expect(!isOpen && asked.count == 5)
  }

  @Test func `stays open after a no, and asks again the next time`() {
    var answers: [(Bool) -> Void] = []
    drafts[2].leaveDecision = .asks { answers.append($0) }

    fixture.window?.close()
    fixture.window?.close()
    #expect(answers.count == 1)
    answers.last?(false)
    #expect(isOpen && fixture.eventCount == 0)
    fixture.window?.close()
    answers.last?(true)

    #expect(!isOpen)
  }

  @Test func `asks nobody inside withoutGuards`() {
    for draft in drafts { draft.leaveDecision = .refused }

    fixture.window?.withoutGuards { fixture.window?.close() }

    #expect(!isOpen && drafts.allSatisfy { $0.refusals == 0 })
  }

  @Test func `asks nobody when the window is released`() {
    for draft in drafts { draft.leaveDecision = .refused }

    fixture.window = nil

    #expect(!fixture.app.isActive && drafts.allSatisfy { $0.refusals == 0 })
  }

  @Test func `asks when it was requested in a callback or in a start that failed`() {
    drafts[4].leaveDecision = .refused
    guard let window = fixture.window else { return }
    let over = fixture.push("B", in: Modal(over: window))
    over.removeCoordinator = { [fixture] _ in fixture.app.closeWindow() }

    over.finish()
    #expect(drafts[4].refusals == 1)
    _ = diagnostics {
      fixture.start(
        Flow("C", in: Modal(over: window)) { _ in
          window.close()
          throw Failure()
        })
    }

    #expect(isOpen && drafts[4].refusals == 2)
  }

  @Test func `is stopped when a guard that refuses requests it again`() throws {
    /// Closes the window whenever it has refused to leave, up to a number of times.
    final class Stubborn: LeaveGuard {
      var refusals = 0
      var close: () -> Void = {}
      var leaveDecision: LeaveDecision { .refused }

      func didRefuseToLeave() {
        refusals += 1
        if refusals < 100_100 { close() }
      }
    }
    let (window, stubborn) = (Window(), Stubborn())
    window.show(stubborn)
    stubborn.close = { [weak window] in window?.close() }

    let reported = diagnostics { window.close() }

    withKnownIssue("requests to close do not count") {
      #expect(reported == [.runaway] && stubborn.refusals <= 100_001)
    }
    #expect(!window.isClosed)
  }

  @Test func `closes after an exit request unless a guard refuses`() throws {
    let (window, draft) = (Window(), Draft())
    let app = AppCoordinator(window: window)
    try window.start(app)
    window.show(draft, for: app)

    window.back()
    #expect(!window.isClosed && draft.refusals == 1)
    draft.leaveDecision = .allowed
    window.back()

    #expect(window.isClosed)
  }

  @Test func `resumes whoever awaits an outcome only when it closes`() async {
    var arrived: [Int?] = []
    drafts[4].leaveDecision = .refused
    let stack = NavigationController()
    if let window = fixture.window { Modal(over: window).show(stack, for: fixture.app) }
    let flow = Flow("B", in: stack) { $0.show(Page("b")) }
    Task.immediate { arrived.append(await fixture.app.outcome(of: flow, \.done)) }

    fixture.window?.close()
    for _ in 0..<20 { await Task.yield() }
    #expect(arrived.isEmpty)
    drafts[4].leaveDecision = .allowed
    fixture.window?.close()
    for _ in 0..<20 { await Task.yield() }

    #expect(arrived == [nil])
  }
}
