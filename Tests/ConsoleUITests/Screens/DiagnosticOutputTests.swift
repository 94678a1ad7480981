import ConsoleTesting
import Coordinators
import Testing

@testable import ConsoleUI

/// The diagnostics that a console prints, and those that a headless console makes issues of.
@MainActor struct `Diagnostics of a console` {
  @Test func `are printed once, after the terminal was given back`() async throws {
    let window = Window()
    let screen = SampleScreen { Text("a") }
    let stack = NavigationController()
    stack.show(screen)
    window.show(stack)
    let terminal = HeadlessTerminal()
    let console = Console(window, terminal: terminal)
    var lines: [String] = []
    console.writeDiagnostic = {
      #expect(!terminal.isActive)
      lines.append($0)
    }
    stack.show(screen)
    stack.show(screen)
    terminal.send(.endOfInput)

    try await console.run()

    let own = lines.filter { $0.contains("SampleScreen") }
    #expect(
      own == [
        """
        sternik: `SampleScreen` is already shown and was not shown again: create a screen each \
        time that you show one (2 times)
        """
      ])
    window.show(screen)
    #expect(lines.last?.contains("after the window was closed") == true)
  }

  @Test func `include a window that was empty at the end`() async throws {
    let window = Window()
    window.show(NavigationController())
    let terminal = HeadlessTerminal()
    let console = Console(window, terminal: terminal)
    var lines: [String] = []
    console.writeDiagnostic = { lines.append($0) }
    terminal.send(.key(.character("q")))

    try await console.run()

    #expect(lines.contains { $0.hasPrefix("sternik: the window showed nothing at the end: start") })
  }

  @Test func `are printed by nobody else if the window has a receiver`() async throws {
    let window = Window()
    let screen = SampleScreen { Text("a") }
    window.show(screen)
    var kinds: [CoordinatorDiagnostic.Kind] = []
    window.didReport = { kinds.append($0.kind) }
    let terminal = HeadlessTerminal()
    let console = Console(window, terminal: terminal)
    console.writeDiagnostic = { #expect(!$0.contains("SampleScreen")) }
    Modal(over: window).show(screen)
    terminal.send(.endOfInput)

    try await console.run()

    #expect(kinds == [.screenAlreadyShown])
  }

  @Test func `are issues of the test that causes them`() {
    let window = Window()
    let screen = SampleScreen { Button("Press") {} }
    window.show(screen)
    withKnownIssue {
      Modal(over: window).show(screen)
      _ = HeadlessConsole(window)
    }
    let console = HeadlessConsole(window)
    withKnownIssue { Modal(over: window).show(screen) }
    withKnownIssue { NavigationController().pop() }
    withExtendedLifetime(console) {}
  }

  @Test func `can be asked for by a test`() {
    let window = Window()
    let screen = SampleScreen { Text("a") }
    window.show(screen)
    let console = HeadlessConsole(window)

    let reported = reportedDiagnostics { Modal(over: window).show(screen) }

    #expect(reported.map(\.kind) == [.screenAlreadyShown])
    withExtendedLifetime(console) {}
  }

  @Test func `of a timer's action are those of its window`() {
    let window = Window()
    let screen = SampleScreen { Text("a") }
    screen.every(.seconds(1)) { _ in NavigationController().pop() }
    window.show(screen)
    var kinds: [CoordinatorDiagnostic.Kind] = []
    window.didReport = { kinds.append($0.kind) }
    let console = HeadlessConsole(window)

    console.advance(by: .seconds(1))

    #expect(kinds == [.presenterNotInWindow])
  }
}
