import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

/// Where a test shows the diagnostics of its consoles.
@Suite @MainActor struct DiagnosticLocationTests {
  private func showTwice(in window: Window) {
    let screen = SampleScreen { Text("text") }
    let stack = NavigationController()
    window.show(stack)
    stack.show(screen)
    stack.show(screen)
  }

  /// A test helper that makes a console for its caller.
  private func makeConsole(
    _ window: Window, isLinear: Bool, sourceLocation: SourceLocation
  ) -> AnyObject {
    isLinear
      ? HeadlessLinearConsole(window, sourceLocation: sourceLocation)
      : HeadlessConsole(window, sourceLocation: sourceLocation)
  }

  @Test(arguments: [true, false])
  func `a diagnostic is an issue at the location that was given to the console`(isLinear: Bool) {
    let location = #_sourceLocation
    let window = Window()
    let console = makeConsole(window, isLinear: isLinear, sourceLocation: location)

    withKnownIssue {
      showTwice(in: window)
    } matching: {
      $0.sourceLocation == location
    }
    withExtendedLifetime(console) {}
  }

  @Test func `a diagnostic that concerns no window is an issue of a test that has no console`() {
    _ = HeadlessConsole(Window())

    withKnownIssue {
      NavigationController().pop()
    } matching: {
      $0.sourceLocation == Test.current?.sourceLocation
    }
  }
}
