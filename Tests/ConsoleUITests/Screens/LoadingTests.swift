import ConsoleWidgets
import Coordinators
import Foundation
import Observation
import Testing

@testable import ConsoleDriver
@testable import ConsoleUI

/// Programs that load what they show, in a pipe or with a script of lines.
@Suite @MainActor struct LoadingTests {
  /// A server that answers when the test wants it.
  @MainActor private final class Server {
    private let (answers, sink) = AsyncStream<[String]>.makeStream()

    func answer(_ fruit: [String]) { sink.yield(fruit) }

    func fruit() async -> [String] {
      for await fruit in answers { return fruit }
      return []
    }
  }

  @Observable final class Fruit {
    var names: [String]?
  }

  private final class FruitScreen: Screen {
    var didSelect: (String) -> Void = { _ in }
    private let fruit = Fruit()

    init(_ server: Server) {
      task { screen in screen.fruit.names = await server.fruit() }
    }

    var title: String { "Fruit" }
    var isLoading: Bool { fruit.names == nil }

    var body: some View {
      if let names = fruit.names {
        List(names) {
          Text($0)
        } didSelect: {
          self.didSelect($0)
        }
      } else {
        Text("Loading")
      }
    }
  }

  private let server = Server()
  private let window = Window()
  private let pipe = Pipe()

  /// Shows the list; a selected fruit is shown in a task, as after a request to a server.
  private func show() {
    let stack = NavigationController()
    window.show(stack)
    let screen = FruitScreen(server)
    screen.didSelect = { name in
      Task { stack.show(SampleScreen(name) { Text("All about \(name)") }) }
    }
    stack.show(screen)
  }

  private func plainTerminal(playing events: [TerminalEvent] = []) -> FinalScreenTerminal {
    FinalScreenTerminal(
      size: Size(columns: 40, rows: 24), playing: events,
      descriptor: pipe.fileHandleForWriting.fileDescriptor)
  }

  /// What the console prints if the server answers while its input waits.
  private func printed(_ terminal: any Terminal) async throws -> String {
    show()
    let console = Console(window, terminal: terminal, clock: .system) { ConsoleStrings() }
    let run = Task { try await console.run() }
    while !console.waitingInput.isLoading { await Task.yield() }
    server.answer(["Apples", "Pears"])
    _ = try await run.value
    try pipe.fileHandleForWriting.close()
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  @Test func `a pipe gets what was loaded, without key hints and blank rows`() async throws {
    let text = try await printed(plainTerminal())

    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(rows.suffix(3) == ["Apples", "Pears", ""])
    #expect(!text.contains("Loading") && !text.contains("quit"))
  }

  @Test func `keys wait for what they act on`() async throws {
    let text = try await printed(plainTerminal(playing: [.key(.down), .key(.enter)]))

    #expect(text.contains("All about Pears"))
  }

  @Test func `lines of a script wait for what they act on`() async throws {
    let text = try await printed(
      LineModeTerminal(
        size: Size(columns: 40, rows: 24), playing: [.line("2")],
        output: pipe.fileHandleForWriting.fileDescriptor))

    #expect(text.contains("All about Pears"))
  }

  @Test(arguments: [10, 25])
  func `what never comes is waited for ten seconds, or as long as the program says`(
    seconds: Int
  ) async throws {
    show()
    let console = Console(window, terminal: plainTerminal(), clock: .movedByHand()) {
      ConsoleStrings()
    }
    console.setsExitStatus = false
    if seconds != 10 { console.loadingTimeout = .seconds(seconds) }
    let run = Task { try await console.run() }
    while console.waitingInput.events.isEmpty { await Task.yield() }

    await console.advance(by: .seconds(seconds - 1))
    #expect(console.outcome == nil)
    await console.advance(by: .seconds(1))

    let outcome = try await run.value
    #expect(outcome == .stillLoading && outcome.exitStatus == 1)
    try pipe.fileHandleForWriting.close()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    #expect(text.contains("Loading"))
  }

  @Test func `a question over a screen that is loading gets its answer`() async throws {
    show()
    var answers: [String] = []
    AlertScreen(
      title: "Sign in?", actions: [AlertAction("Yes") { answers.append("yes") }]
    ).show(over: window)
    let console = Console(
      window, terminal: plainTerminal(playing: [.key(.enter)]), clock: .movedByHand()
    ) { ConsoleStrings() }
    console.setsExitStatus = false
    let run = Task { try await console.run() }
    while console.waitingInput.events.isEmpty { await Task.yield() }

    #expect(answers == ["yes"])
    await console.advance(by: .seconds(10))
    #expect(try await run.value == .stillLoading)
    try pipe.fileHandleForWriting.close()
  }

  @Test func `a signal does not wait`() async throws {
    show()
    let terminal = plainTerminal()
    let console = Console(window, terminal: terminal, clock: .movedByHand()) { ConsoleStrings() }
    console.setsExitStatus = false
    let run = Task { try await console.run() }
    while console.waitingInput.events.isEmpty { await Task.yield() }

    terminal.events.send(.signal(.terminate))

    #expect(try await run.value == .signal(.terminate))
    try pipe.fileHandleForWriting.close()
  }
}
