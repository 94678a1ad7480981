import ConsoleTesting
import ConsoleUI
import Coordinators
import Observation
import Testing

@Suite @MainActor struct RedrawTests {
  /// Read on the main actor only while no other thread changes it.
  @Observable final class Model: @unchecked Sendable {
    var count = 0
    var other = 0
  }

  /// A console on its run loop, and the frames that it shows.
  @MainActor private struct Running {
    let terminal = HeadlessTerminal(size: Size(columns: 20, rows: 4))
    let console: Console
    let task: Task<ConsoleOutcome, any Error>

    init(_ window: Window) {
      let console = Console(window, terminal: terminal)
      self.console = console
      task = Task { try await console.run() }
    }

    /// Waits until the text is shown.
    func shows(_ text: String) async {
      await terminal.waitForFrame { $0.text.contains(text) }
    }
  }

  @Test func `a change of what a lazily built row read is drawn once, others are not`() async throws
  {
    let model = Model()
    let window = Window()
    window.show(SampleScreen { List([1]) { _ in Text("count \(model.count)") } })
    let running = Running(window)
    await running.shows("> count 0")

    model.count += 1
    model.count += 1
    await running.shows("> count 2")
    #expect(running.terminal.frameCount == 2)

    model.other += 1
    model.count += 1
    await running.shows("> count 3")
    #expect(running.terminal.frameCount == 3)

    running.terminal.send(.key(.character("q")))
    #expect(try await running.task.value == .closed)
  }

  @Test func `a change on another thread is drawn`() async throws {
    let model = Model()
    let window = Window()
    window.show(SampleScreen { Text("count \(model.count)") })
    let running = Running(window)
    await running.shows("count 0")

    await Task.detached { model.count = 7 }.value

    await running.shows("count 7")
    running.terminal.send(.signal(.terminate))
    #expect(try await running.task.value.exitStatus == 143)
  }

  @Test func `navigation outside of a key is drawn`() async throws {
    let window = Window()
    window.show(SampleScreen { Text("first") })
    let running = Running(window)
    await running.shows("first")

    window.show(SampleScreen { Text("second") })

    await running.shows("second")
    running.terminal.send(.endOfInput)
    #expect(try await running.task.value == .endOfInput)
    #expect(window.isClosed)
    #expect(!running.terminal.isActive)
  }

  @Test func `nothing is shown when nothing changed`() {
    let console = show(20, 4) { Text("still") }

    console.press("down x up")

    #expect(console.frameCount == 1)
  }

  @Test func `closing the window ends the run`() async throws {
    let window = Window()
    window.show(SampleScreen { Text("first") })
    let running = Running(window)
    await running.shows("first")

    window.close()

    #expect(try await running.task.value == .closed)
    #expect(!running.terminal.isActive)
  }

  @Test func `cancelling the task closes the window and gives the terminal back`() async throws {
    let window = Window()
    window.show(SampleScreen { Text("first") })
    let running = Running(window)
    await running.shows("first")

    running.task.cancel()

    #expect(try await running.task.value == .endOfInput)
    #expect(window.isClosed)
    #expect(!running.terminal.isActive)
  }

  @Test func `ctrl-c ends as a signal does`() {
    let console = show(20, 4) { TextField("") }

    console.press("ctrl-c")

    #expect(console.outcome?.exitStatus == 130)
  }
}
