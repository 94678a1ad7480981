import ConsoleTesting
import ConsoleUI
import ConsoleWidgets
import Coordinators
import Observation
import Testing

@Suite @MainActor struct RedrawTests {
  /// Unchecked: a test reads it on the main actor only while no other thread changes it.
  @Observable final class Model: @unchecked Sendable {
    var count = 0
    var other = 0
  }

  /// A console that runs its event loop in a task.
  @MainActor private struct RunningConsole {
    let terminal = HeadlessTerminal(size: Size(columns: 20, rows: 4))
    let console: Console
    let task: Task<Console.Outcome, any Error>

    init(_ window: Window) {
      let console = Console(window, terminal: terminal)
      self.console = console
      task = Task { try await console.run() }
    }

    /// Waits until a frame contains the text.
    func waitForText(_ text: String) async {
      await terminal.waitForFrame { $0.text.contains(text) }
    }
  }

  /// Counts how often it is to draw everything.
  @MainActor private final class RepaintedTerminal: Terminal {
    let size = Size(columns: 20, rows: 4)
    let capabilities = Capabilities()
    let events = TerminalEvents()
    var log: [String] = []

    func begin() {}
    func repaint() { log.append("repaint") }
    func present(_ canvas: Canvas) { log.append("present") }
    func end() {}
  }

  @Test func `Ctrl-L draws everything, over what another program has written`() throws {
    let window = Window()
    window.show(SampleScreen { List([1]) { Text("\($0)") } })
    let terminal = RepaintedTerminal()
    let console = Console(window, terminal: terminal)
    try console.begin()
    terminal.log = []

    console.handle(.key(.control("l")))

    #expect(terminal.log == ["repaint", "present"])
    console.stop(.closed)
  }

  @Test func `a change of a model that a lazily built row has read is drawn once`() async throws {
    let model = Model()
    let window = Window()
    window.show(SampleScreen { List([1]) { _ in Text("count \(model.count)") } })
    let console = RunningConsole(window)
    await console.waitForText("> count 0")

    model.count += 1
    model.count += 1
    await console.waitForText("> count 2")
    #expect(console.terminal.frameCount == 2)

    model.other += 1
    model.count += 1
    await console.waitForText("> count 3")
    #expect(console.terminal.frameCount == 3)

    console.terminal.send(.key(.character("q")))
    #expect(try await console.task.value == .closed)
  }

  @Test func `a change on another thread is drawn`() async throws {
    let model = Model()
    let window = Window()
    window.show(SampleScreen { Text("count \(model.count)") })
    let console = RunningConsole(window)
    await console.waitForText("count 0")

    await Task.detached { model.count = 7 }.value

    await console.waitForText("count 7")
    console.terminal.send(.signal(.terminate))
    #expect(try await console.task.value.exitStatus == 143)
  }

  @Test func `navigation outside of a key press is drawn`() async throws {
    let window = Window()
    window.show(SampleScreen { Text("first") })
    let console = RunningConsole(window)
    await console.waitForText("first")

    window.show(SampleScreen { Text("second") })

    await console.waitForText("second")
    console.terminal.send(.endOfInput)
    #expect(try await console.task.value == .endOfInput)
    #expect(window.isClosed)
    #expect(!console.terminal.isActive)
  }

  @Test func `nothing is presented when nothing has changed`() {
    let console = show(20, 4) { Text("still") }

    console.press("down x up")

    #expect(console.frameCount == 1)
  }

  @Test func `closing the window ends the run`() async throws {
    let window = Window()
    window.show(SampleScreen { Text("first") })
    let console = RunningConsole(window)
    await console.waitForText("first")

    window.close()

    #expect(try await console.task.value == .closed)
    #expect(!console.terminal.isActive)
  }

  @Test func `cancelling the task closes the window and restores the terminal`() async throws {
    let window = Window()
    window.show(SampleScreen { Text("first") })
    let console = RunningConsole(window)
    await console.waitForText("first")

    console.task.cancel()

    #expect(try await console.task.value == .endOfInput)
    #expect(window.isClosed)
    #expect(!console.terminal.isActive)
  }

  @Test func `Ctrl-C ends the console like a signal`() {
    let console = show(20, 4) { TextField("") }

    console.press("ctrl-c")

    #expect(console.outcome?.exitStatus == 130)
  }
}
