import Coordinators
import Testing

/// A start that a guard refuses is refused together with the selection that has caused it.
@MainActor
struct `A guard of a tab that starts when it is first selected` {
  let window = Window()
  let app: App
  let bar: LazyTabs
  let draft = Draft()
  let stack = NavigationController()

  /// The flow of the second tab takes the place of a guarded screen in a stack.
  init() throws {
    app = App(window: window)
    try window.start(app)
    bar = LazyTabs(["a"], presenter: app.stack)
    app.start(child: bar)
    Modal(over: window).show(stack)
    stack.show(Page("below"))
    stack.show(draft)
    bar.addTab(startsWhenSelected: true) { [stack] in
      Flow("guarded", in: $0) {
        stack.popToRoot()
        $0.show(Page("guarded"))
      }
    }
  }

  @Test func `refuses the selection, too`() {
    bar.select(1)

    #expect(draft.refusals == 1)
    #expect(bar.selected == 0 && bar.pages(1).isEmpty)
    #expect(window.activeScreen === draft)

    draft.leaveDecision = .allowed
    bar.select(1)

    #expect(bar.selected == 1 && bar.pages(1) == ["guarded"])
  }

  @Test(arguments: [false, true])
  func `that asks selects the tab after a yes`(mayLeave: Bool) {
    var answers: [(Bool) -> Void] = []
    draft.leaveDecision = .asks { answers.append($0) }
    bar.select(1)
    #expect(bar.selected == 0 && answers.count == 1)

    answers.last?(mayLeave)

    #expect(answers.count == 1)
    #expect(bar.selected == (mayLeave ? 1 : 0))
    #expect(bar.pages(1) == (mayLeave ? ["guarded"] : []))
  }

  @Test func `refuses the removal of the tab before`() {
    bar.tabs.remove(bar.tabs.tabs[0])

    #expect(bar.tabs.tabs.count == 2 && bar.selected == 0)
  }

  @Test func `is not asked without guards`() {
    window.withoutGuards { bar.select(1) }

    #expect(draft.refusals == 0 && bar.pages(1) == ["guarded"])
  }

  @Test func `refuses a saved state that tries the start again`() {
    var isLucky = false
    bar.addTab(startsWhenSelected: true) {
      Flow("late", in: $0) {
        guard isLucky else { throw LazyTabs.Unlucky() }
        stack.popToRoot()
        $0.show(Page("late"))
      }
    }
    _ = diagnostics { bar.select(2) }
    isLucky = true
    let text = window.navigationState

    #expect(window.restore(text).isEmpty)
    #expect(draft.refusals == 1 && bar.selected == 2 && bar.pages(2).isEmpty)
    draft.leaveDecision = .allowed
    #expect(window.restore(text).isEmpty)

    #expect(bar.selected == 2 && bar.pages(2) == ["late"])
  }
}
