import ConsoleTesting
import ConsoleWidgets
import Coordinators
import Testing

@testable import ConsoleUI

@Suite @MainActor struct `A key that nothing uses` {
  private let terminal = HeadlessTerminal(size: Size(columns: 60, rows: 8))
  private let screen = NoticeScreen()

  @Test func `builds no screen`() throws {
    let console = try start()

    console.handle(.key(.function(5)))
    // The first row is highlighted already.
    console.handle(.key(.up))

    #expect(screen.bodies == 1)
    #expect(terminal.canvas?.text.contains("before") == true)
  }

  @Test func `shows what has changed before it`() throws {
    let console = try start()
    screen.notice = "after"
    console.setNeedsRedraw()

    console.handle(.key(.function(5)))

    #expect(terminal.canvas?.text.contains("after") == true)
  }

  @Test func `shows another size of the terminal`() throws {
    let console = try start()
    terminal.send(.resize(Size(columns: 40, rows: 6)))

    console.handle(.key(.function(5)))

    #expect(terminal.canvas?.size == Size(columns: 40, rows: 6))
  }

  @Test func `takes back the hint that follows Ctrl-C`() throws {
    let console = try start()
    let before = terminal.canvas?.text
    screen.canLeave = false
    console.handle(.key(.control("c")))
    #expect(terminal.canvas?.text != before)

    console.handle(.key(.function(5)))

    #expect(terminal.canvas?.text == before)
  }

  private func start() throws -> Console {
    let window = Window()
    window.show(screen)
    let console = Console(window, terminal: terminal)
    try console.begin()
    return console
  }
}

private final class NoticeScreen: Screen, LeaveGuard {
  var notice = "before"
  var canLeave = true
  private(set) var bodies = 0

  var leaveDecision: LeaveDecision { canLeave ? .allowed : .refused }

  var body: some View {
    bodies += 1
    return VStack {
      Text(notice)
      List(0..<3) { Text("Row \($0)") }
    }
  }
}
