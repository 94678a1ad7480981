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

  @Test func `is not reported by the console of another window`() throws {
    let other = try Fixture()
    let stack = NavigationController()
    fixture.window?.handlingEvent { stack.show(Page("a")) }

    #expect(diagnostics { other.window?.reportFilledContainers() } == [])

    fixture.stack.show(stack)
    #expect(fixture.pages.count == 2)
    #expect(diagnostics { fixture.window?.reportFilledContainers() } == [])
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
