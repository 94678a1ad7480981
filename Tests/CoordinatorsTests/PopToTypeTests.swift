import Coordinators
import Testing

/// Mistakes of other libraries: the loop over the screens is written at each call, ends at the wrong one of two, or
/// pops everything if there is none.
@MainActor
struct `Popping to a type of screen` {
  private final class ListScreen: Presentable {
    let title: String
    init(_ title: String) { self.title = title }
  }

  private final class RareScreen: Presentable {}

  private let fixture: Fixture
  private let draft = Draft()
  private var stack: NavigationController { fixture.stack }

  /// Shows two lists, with a page above each.
  init() throws {
    fixture = try Fixture()
    for title in ["fruits", "apples"] {
      fixture.start(Flow(title, in: fixture.stack) { $0.show(ListScreen(title)) })
      fixture.push("\(title) page")
    }
    fixture.clearLog()
  }

  private var titles: [String] { stack.screens.compactMap { ($0 as? ListScreen)?.title } }

  @Test func `everything above the topmost screen of the type leaves`() {
    stack.pop(to: ListScreen.self)

    #expect((stack.topScreen as? ListScreen)?.title == "apples")
    #expect(titles == ["fruits", "apples"])
    #expect(fixture.log == ["removed apples page"])
    #expect(fixture.eventCount == 1)
  }

  @Test func `a coordinator pops in its own stack, and reports a presenter that is none`() {
    let flow = fixture.push("deep")
    flow.pop(to: ListScreen.self)
    #expect((stack.topScreen as? ListScreen)?.title == "apples")

    let reported = sentences { fixture.app.pop(to: ListScreen.self) }

    #expect(titles == ["fruits", "apples"])
    #expect(reported.count == 1 && reported[0].contains("`ListScreen` is not among the screens"))
  }

  @Test func `a condition chooses among screens of the type`() {
    stack.pop(to: ListScreen.self) { $0.title == "fruits" }

    #expect(titles == ["fruits"])
    #expect(fixture.log == ["removed apples page", "removed apples", "removed fruits page"])
    #expect(fixture.eventCount == 1)
  }

  @Test func `the top screen of the type pops nothing, and a screen itself can still be named`() {
    stack.pop(to: Page.self)
    stack.pop(to: fixture.app.root)

    #expect(stack.screens.count == 1)
    #expect(fixture.eventCount == 1)
  }

  @Test func `a type that is not in the stack is named and changes nothing`() {
    #expect(diagnostics { stack.pop(to: RareScreen.self) } == [.screenNotFound])
    #expect(
      sentences { stack.pop(to: ListScreen.self) { _ in false } } == [
        "`ListScreen` is not among the screens of the container that `pop(to:)` was called on:"
          + " pass a screen that is there now; `screens` and `tabs` list them"
      ])

    #expect(stack.screens.count == 5 && fixture.eventCount == 0)
  }

  @Test func `what is on the stack when the request has its turn counts`() {
    fixture["apples page"]?.removeCoordinator = { _ in
      stack.pop(to: ListScreen.self)
      stack.show(Page("late"))
      stack.pop(to: ListScreen.self) { $0.title == "fruits" }
      #expect(stack.screens.count == 4)
    }

    stack.pop()

    #expect(titles == ["fruits"] && stack.topScreen is ListScreen)
  }

  @Test func `a queued request without a screen of the type is cancelled`() {
    fixture["apples page"]?.removeCoordinator = { _ in
      stack.popToRoot()
      stack.pop(to: ListScreen.self)
    }

    #expect(diagnostics { stack.pop() } == [.cancelled])
    #expect(fixture.pages == ["root"])
  }

  @Test func `guards above are asked, and the answer counts for the screen that was meant`() {
    var answers: [(Bool) -> Void] = []
    draft.leaveDecision = .asks { answers.append($0) }
    stack.show(draft)

    stack.pop(to: ListScreen.self)
    #expect(stack.topScreen === draft)
    stack.show(ListScreen("pears"))
    answers.first?(true)

    #expect(titles == ["fruits", "apples"] && stack.topScreen is ListScreen)
  }

  @Test func `a guard that refuses keeps everything`() {
    stack.show(draft)

    stack.pop(to: ListScreen.self)

    #expect(stack.topScreen === draft && draft.refusals == 1)
    #expect(stack.screens.count == 6)
  }

  @Test func `a stack that waits for its window pops what waits`() {
    let waiting = NavigationController()
    for title in ["one", "two"] { waiting.show(ListScreen(title)) }
    waiting.show(Page("top"))

    waiting.pop(to: ListScreen.self) { $0.title == "one" }
    #expect(diagnostics { waiting.pop(to: RareScreen.self) } == [.screenNotFound])
    #expect(diagnostics { NavigationController().pop(to: Page.self) } == [.presenterNotInWindow])
    stack.show(waiting)

    #expect(waiting.screens.count == 1)
  }

  @Test func `a column pops to a type too`() {
    let split = SplitViewController()
    split.list.show(ListScreen("feeds"))
    split.list.show(Page("articles"))
    stack.show(split)
    Detail(of: split.list).show(Page("text"))

    split.list.pop(to: ListScreen.self)

    #expect(split.list.topScreen is ListScreen)
    #expect(split.detail.screens.isEmpty)
  }

  @Test func `a condition that pops what it is asked about ends the search and is rolled back`() {
    let kinds = diagnostics {
      stack.pop(to: ListScreen.self) { screen in
        if screen.title == "apples" { stack.popToRoot() }
        return screen.title == "fruits"
      }
    }

    #expect(kinds == [.screenNotFound])
    #expect(stack.screens.count == 5 && fixture.eventCount == 0)
  }
}
