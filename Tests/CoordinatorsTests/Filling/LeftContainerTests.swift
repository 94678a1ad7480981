import Coordinators
import Testing

/// Containers that have left their window, and flows whose screens wait.
@MainActor
struct `Containers that are not shown any more` {
  private struct Refused: Error {}

  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `what waits for good is reported when its parent leaves`() async {
    let stack = NavigationController()
    fixture.push("P")
    fixture.stack.show(stack, for: fixture["P"])
    fixture.stack.pop()
    var reported: [CoordinatorDiagnostic.Kind] = []
    fixture.window?.didReport = { reported.append($0.kind) }

    var isDone = false
    let task = Task.immediate { [parent = fixture["P"]] in
      _ = await parent?.outcome(of: Flow("B", in: stack) { $0.show(Page("b")) }, \.done)
      isDone = true
    }
    #expect(fixture["P"]?.children.count == 1 && reported.isEmpty)
    fixture["P"]?.finish()
    for _ in 0..<1000 where !isDone { await Task.yield() }

    #expect(isDone)
    task.cancel()
    #expect(reported == [.neverShown])
    #expect(stack.screens.isEmpty)
  }

  @Test
  func `a container with several flows is reported once, and a finish of their own not at all`() {
    let stack = NavigationController()
    fixture.push("P")
    for name in ["A", "B", "C"] { fixture.push(name, under: fixture["P"], in: stack) }

    #expect(diagnostics { fixture["B"]?.finish() } == [])
    #expect(diagnostics { fixture["P"]?.finish() } == [.neverShown])
    #expect(fixture.log == ["removed C", "removed B", "removed A", "removed P"])
  }

  @Test func `a container with flows of a replaced parent is reported once, its own not at all`() {
    let (stack, own) = (NavigationController(), NavigationController())
    fixture.push("P")
    for name in ["A", "B"] { fixture.push(name, under: fixture["P"], in: stack) }
    let alone = fixture.push("Q", in: own)

    let reported = diagnostics {
      fixture.app.replace(alone, with: Flow("R", in: fixture.stack) { $0.show(Page("r")) })
    }
    #expect(reported == [])
    let again = diagnostics {
      fixture.app.replace(fixture["P"]!, with: Flow("S", in: fixture.stack) { $0.show(Page("s")) })
    }

    #expect(again == [.neverShown])
    #expect(fixture.log == ["removed Q", "removed B", "removed A", "removed P"])
    #expect(stack.screens.isEmpty && own.screens.isEmpty)
  }

  @Test func `a container whose attachment was rolled back shows its screens later`() {
    let stack = NavigationController()
    stack.show(Page("a"))
    try? fixture.window?.transaction {
      fixture.stack.show(stack)
      throw Refused()
    }

    let reported = diagnostics {
      stack.show(Page("b"))
      fixture.stack.show(stack)
    }

    #expect(reported.isEmpty)
    #expect(names(stack.screens) == ["a", "b"])
  }

  @Test func `setScreens works for a coordinator before the stack is shown`() {
    let stack = NavigationController()
    fixture.push("P")

    let reported = diagnostics { stack.setScreens([Page("a")], for: fixture["P"]) }

    #expect(reported.isEmpty)
    #expect(names(fixture["P"]?.screens ?? []) == ["p", "a"])
  }

  @Test(arguments: [false, true])
  func `a coordinator whose only screen cannot be shown waits for another one`(isInWindow: Bool) {
    let stack = NavigationController()
    if isInWindow { fixture.stack.show(stack) }

    let reported = diagnostics {
      fixture.start(Flow("B", in: stack) { $0.show(self.fixture.app.root) })
      if !isInWindow { fixture.stack.show(stack) }
    }

    #expect(reported == [.screenAlreadyShown])
    #expect(fixture.log.isEmpty && fixture["B"]?.isActive == true)
  }

  @Test func `a container is in one other container at most, and leaves it empty`() {
    let (first, second, inner) = (
      NavigationController(), NavigationController(), NavigationController()
    )
    inner.show(Page("a"))
    let reported = diagnostics {
      first.show(inner)
      second.show(inner)
      second.setScreens([inner])
      inner.show(first)
      first.setScreens([])
      #expect(inner.screens.isEmpty)
      inner.show(Page("b"))
      second.show(inner)
      fixture.stack.show(second)
    }

    #expect(reported == [.screenAlreadyShown, .screenAlreadyShown, .cycle])
    #expect(fixture.active == "b")
  }

  @Test(arguments: [false, true])
  func `a replacement takes the position of the screens that wait`(isSelected: Bool) {
    let tabs = TabBarController()
    for name in ["A", "B", "C"] { fixture.push(name, in: tabs) }
    if isSelected { tabs.select(tabs.tabs[1]) }
    let other = Flow("D", in: tabs) {
      $0.show(Page("d"))
      $0.show(Page("e"))
    }

    let reported = diagnostics { fixture.app.replace(fixture["B"]!, with: other) }

    #expect(reported.isEmpty)
    #expect(names(tabs.tabs) == ["a", "d", "e", "c"])
    #expect(tabs.selected === tabs.tabs[isSelected ? 2 : 0])
    fixture.push("F", in: tabs)
    #expect(names(tabs.tabs) == ["a", "d", "e", "c", "f"])
  }

  @Test(arguments: ["A", "B", "C"])
  func `a replacement may show the stack in which it waits`(replaced: String) {
    let stack = NavigationController()
    for name in ["A", "B", "C"] { fixture.push(name, in: stack) }
    let other = Flow("D", in: stack) {
      $0.show(Page("d"))
      self.fixture.stack.show(stack, for: $0)
      $0.show(Page("e"))
    }

    let reported = diagnostics { fixture.app.replace(fixture[replaced]!, with: other) }

    #expect(reported.isEmpty)
    let expected = [
      "A": ["d", "e", "b", "c"], "B": ["a", "d", "e", "c"], "C": ["a", "b", "d", "e"],
    ]
    #expect(names(stack.screens) == expected[replaced])
  }

  @Test func `a replacement that fails leaves the screens that wait`() {
    let stack = NavigationController()
    for name in ["A", "B"] { fixture.push(name, in: stack) }
    let before = stack.screens
    let other = Flow("D", in: stack) {
      $0.show(Page("d"))
      throw Refused()
    }

    let reported = diagnostics { fixture.app.replace(fixture["A"]!, with: other) }

    #expect(reported == [.startFailed])
    #expect(stack.screens.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
  }

  @Test func `a child that waits can be replaced`() throws {
    let stack = NavigationController()
    let parent = Flow("P", in: stack) { $0.show(Page("p")) }
    let (old, other) = (
      Flow("A", in: stack) { $0.show(Page("a")) }, Flow("B", in: stack) { $0.show(Page("b")) }
    )
    try parent.start()
    parent.start(child: old)
    stack.show(Page("above"))

    let reported = diagnostics { parent.replace(old, with: other) }

    #expect(reported.isEmpty)
    #expect(names(stack.screens) == ["p", "b", "above"])
    fixture.stack.show(stack)
    #expect(other.parent === parent && !old.isActive)
  }
}
