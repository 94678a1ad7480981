import ConsoleTesting
import Dispatch
import Sternik
import Testing

/// What the clock does while a test waits.
@MainActor
struct `Waiting` {
  @Test func `moves no clock before work on another thread has answered`() async {
    let gate = Gate()
    let console = console(showing: AnsweringScreen(gate))

    var calls = 0
    await console.wait {
      calls += 1
      if calls == 5 { DispatchQueue.global().async { gate.open() } }
      return console.screen.contains("answered")
    }

    #expect(console.screen.hasPrefix("answered after 0 s"))
  }

  @Test func `moves the clock for a task that sleeps`() async {
    let console = console(showing: AnsweringScreen(nil))

    await console.wait { console.screen.contains("answered") }

    #expect(console.screen.hasPrefix("answered after 3 s"))
  }

  @Test func `in vain takes no real time if no task runs`() async {
    let console = console(showing: AnsweringScreen(nil))

    await withKnownIssue {
      await console.wait(atMost: .seconds(9), real: .seconds(600)) { false }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        """
        the condition did not hold within 9.0 seconds of the console's clock, and 600.0 seconds of \
        real time for tasks (no task runs); the screen is
        answered after 3 s
        """) == true
    }
  }

  @Test func `is possible in the linear form`() async {
    let window = Window()
    window.show(AnsweringScreen(nil))
    let console = HeadlessLinearConsole(window)

    await console.wait { console.transcript.contains("answered after 3 s") }
    await withKnownIssue {
      await console.wait(real: .zero) { console.transcript.contains("answered after 4 s") }
    } matching: { issue in
      issue.comments.first?.rawValue.contains("(no task runs); the transcript is\n") == true
    }
  }

  @Test func `names the screen whose task has not answered, and does not wait for it again`() async
  {
    let gate = Gate()
    let console = console(showing: AnsweringScreen(gate))

    await withKnownIssue {
      await console.wait(atMost: .seconds(2), real: .milliseconds(1)) { false }
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix(
        """
        the condition did not hold within 2.0 seconds of the console's clock, and 0.001 seconds of real \
        time for tasks (still running: AnsweringScreen); the screen is
        waiting since 2 s
        """) == true
    }
    await console.wait(real: .seconds(600)) { console.screen.contains("since 4 s") }

    gate.open()
    await console.wait { console.screen.contains("answered after 4 s") }
  }

  @Test func `names the coordinator whose task has not answered`() async throws {
    let (window, gate) = (Window(), Gate())
    try window.start(AnsweringCoordinator(window: window, gate))
    let console = HeadlessConsole(window, columns: 40, rows: 4)

    await withKnownIssue {
      await console.wait(atMost: .seconds(2), real: .milliseconds(1)) { false }
    } matching: { issue in
      issue.comments.first?.rawValue.contains("(still running: AnsweringCoordinator);")
        == true
    }

    gate.open()
    await console.wait { console.screen.contains("answered") }
  }

  private func console(showing screen: AnsweringScreen) -> HeadlessConsole {
    let window = Window()
    window.show(screen)
    return HeadlessConsole(window, columns: 40, rows: 4)
  }
}

/// Counts seconds until its task ends, which waits for a gate or three seconds.
private final class AnsweringScreen: Screen {
  private var seconds = 0
  private var hasAnswered = false

  init(_ gate: Gate?) {
    every(.seconds(1)) { screen in if !screen.hasAnswered { screen.seconds += 1 } }
    task { screen in
      if let gate {
        await gate.pass()
      } else {
        try await screen.clock.sleep(for: .seconds(3))
      }
      screen.hasAnswered = true
    }
  }

  var body: some View {
    Text(hasAnswered ? "answered after \(seconds) s" : "waiting since \(seconds) s")
  }
}

/// Lets a task continue from another thread.
private final class Gate: Sendable {
  private let stream = AsyncStream.makeStream(of: Void.self)

  func open() { stream.continuation.finish() }

  func pass() async { for await _ in stream.stream {} }
}

/// Waits for a gate before it shows the second screen.
private final class AnsweringCoordinator: AppCoordinator {
  private let gate: Gate
  private let stack = NavigationController()

  init(window: Window, _ gate: Gate) {
    self.gate = gate
    super.init(window: window)
  }

  override func start() {
    show(stack)
    stack.show(TextScreen { Text("waiting") }, for: self)
    task { coordinator in
      await coordinator.gate.pass()
      coordinator.stack.show(TextScreen { Text("answered") }, for: coordinator)
    }
  }
}
