import Coordinators
import Testing

/// Containers that are filled and never shown.
@MainActor
struct `A container that is never shown` {
  let fixture: Fixture
  init() throws { fixture = try Fixture() }

  @Test func `is reported once, by the console that ends or when it is released`() {
    var stack: NavigationController? = NavigationController()
    fixture.window?.handlingEvent { stack?.show(Page("a")) }

    #expect(diagnostics { fixture.window?.reportFilledContainers() } == [.neverShown])
    #expect(diagnostics { fixture.window?.reportFilledContainers() } == [])
    #expect(diagnostics { stack = nil } == [])
  }

  @Test func `is reported also when it is one of many`() {
    let stacks = (0..<1000).map { _ in NavigationController() }
    fixture.window?.handlingEvent { for stack in stacks { stack.show(Page("a")) } }

    let reported = diagnostics { fixture.window?.reportFilledContainers() }

    #expect(reported == stacks.map { _ in .neverShown })
  }

  @Test func `is reported although it was shown before, with other screens`() {
    let stack = NavigationController()
    stack.show(Page("a"))
    fixture.stack.show(stack)
    // Containers that are shown are dropped from the list when it has become long.
    let others = (0..<1000).map { _ in NavigationController() }
    for other in others {
      other.show(Page("b"))
      fixture.stack.show(other)
    }
    fixture.stack.popToRoot()
    fixture.window?.handlingEvent { stack.show(Page("c")) }

    #expect(diagnostics { fixture.window?.reportFilledContainers() } == [.neverShown])
  }

  @Test func `is not reported by the console of another window`() throws {
    let other = try Fixture()
    let stack = NavigationController()
    fixture.window?.handlingEvent { stack.show(Page("a")) }

    #expect(diagnostics { other.window?.reportFilledContainers() } == [])

    fixture.stack.show(stack)
    #expect(fixture.pages.count == 2)
    #expect(diagnostics { fixture.window?.reportFilledContainers() } == [])
  }

  @Test(arguments: [true, false])
  func `is reported once when the window closes, also if the root has filled it`(isRoot: Bool) {
    let stack = NavigationController()
    stack.show(Page("a"), for: isRoot ? fixture.app : fixture.push("P"))
    stack.show(Page("b"))

    #expect(diagnostics { fixture.window?.close() } == [.neverShown])
    #expect(diagnostics { fixture.window?.reportFilledContainers() } == [])
    #expect(stack.screens.isEmpty)
  }

  @Test func `is reported in the window where it was filled`() throws {
    let other = try Fixture()
    var kinds: [CoordinatorDiagnostic.Kind] = []
    fixture.window?.didReport = { kinds.append($0.kind) }
    other.window?.didReport = { _ in Issue.record("another window") }
    var stack: NavigationController? = NavigationController()
    fixture.window?.handlingEvent { stack?.show(Page("a")) }

    other.window?.handlingEvent { stack = nil }

    #expect(kinds == [.neverShown])
  }
}
