import ConsoleTesting
import Coordinators
import Foundation
import Testing

@testable import ConsoleUI

/// Other programs wait forever for the answer to a question whose terminal is gone, or do not restore the terminal.
@MainActor struct `A console that ends while a question is open` {
  /// A screen that asks before it is left.
  private final class Draft: Screen, LeaveGuard {
    private(set) var answers: [(Bool) -> Void] = []
    let title = "Draft"
    var body: some View { Text("unsaved") }
    var leaveDecision: LeaveDecision { .asks { self.answers.append($0) } }
  }

  private final class DraftCoordinator: NavigationCoordinator<Draft> {
    @Once var done: (Int) -> Void = { _ in }
    override func start() { show(Draft()) }
  }

  /// What ends the run.
  enum End: CaseIterable {
    case endOfInput, interrupt, controlC, quit, terminate, hangup, cancelledTask

    var event: TerminalEvent? {
      switch self {
      case .endOfInput: .endOfInput
      case .interrupt: .signal(.interrupt)
      case .controlC: .key(.control("c"))
      case .quit: .signal(.quit)
      case .terminate: .signal(.terminate)
      case .hangup: .signal(.hangup)
      case .cancelledTask: nil
      }
    }

    var outcome: Console.Outcome {
      switch self {
      case .endOfInput, .cancelledTask: .endOfInput
      case .interrupt, .controlC: .signal(.interrupt)
      case .quit: .signal(.quit)
      case .terminate: .signal(.terminate)
      case .hangup: .signal(.hangup)
      }
    }
  }

  private let window = Window()
  private let app: AppCoordinator
  private let stack = NavigationController()
  private let log = Log()

  init() throws {
    app = AppCoordinator(window: window)
    try window.start(app)
    window.show(stack, for: app)
    stack.show(SampleScreen("Home") { Text("home") }, for: app)
  }

  @Test(arguments: End.allCases)
  func `resumes all awaiting tasks, and restores the terminal`(
    end: End
  ) async throws {
    let terminal = HeadlessTerminal(size: Size(columns: 30, rows: 8))
    let run = Task { try await Console(window, terminal: terminal).run() }
    let waiting = await openQuestion()
    await terminal.waitForFrame { $0.text.contains("unsaved") }
    #expect(terminal.isActive)

    if let event = end.event { terminal.send(event) } else { run.cancel() }
    // The first Ctrl-C asks, as the guard does already.
    if case .controlC = end { end.event.map(terminal.send) }
    let outcome = try await run.value
    for task in waiting { await task.value }

    #expect(log.lines.prefix(3) == ["removed over", "removed below", "closed"])
    // Swift resumes tasks in any order.
    #expect(log.lines.dropFirst(3).sorted() == ["below nothing", "over nothing"])
    #expect(outcome == end.outcome)
    #expect(!terminal.isActive)
    #expect(window.isClosed && stack.screens.isEmpty && stack.modals.isEmpty)
  }

  @Test func `ignores an answer that comes too late`() async throws {
    let terminal = HeadlessTerminal(size: Size(columns: 30, rows: 8))
    let run = Task { try await Console(window, terminal: terminal).run() }
    let waiting = await openQuestion()
    let draft = try #require(window.activeScreen as? Draft)
    terminal.send(.signal(.hangup))
    _ = try await run.value
    for task in waiting { await task.value }
    let before = log.lines

    for answer in draft.answers { answer(true) }

    #expect(log.lines == before)
  }

  @Test func `keeps the question open after a suspension and a resize`() async throws {
    let terminal = HeadlessTerminal(size: Size(columns: 30, rows: 8))
    let run = Task { try await Console(window, terminal: terminal).run() }
    _ = await openQuestion()
    let draft = try #require(window.activeScreen as? Draft)

    terminal.send(.resize(Size(columns: 30, rows: 8)))
    terminal.send(.resize(Size(columns: 20, rows: 6)))
    while terminal.canvas?.size.columns != 20 { await Task.yield() }
    #expect(log.lines.isEmpty)
    #expect(terminal.canvas?.text.contains("unsaved") == true)
    #expect(draft.answers.count == 1)
    draft.answers.first?(true)
    #expect(log.lines == ["removed over"])

    terminal.send(.endOfInput)
    _ = try await run.value
    #expect(!terminal.isActive)
  }

  @Test func `prints the last screen when the input of a plain terminal ends`() async throws {
    let pipe = Pipe()
    let terminal = FinalScreenTerminal(
      size: Size(columns: 30, rows: 8), playing: [.key(.escape), .key(.escape)],
      descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let waiting = await openQuestion()

    let outcome = try await Console(window, terminal: terminal).run()
    for task in waiting { await task.value }
    try pipe.fileHandleForWriting.close()

    let printed = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: printed, as: UTF8.self).contains("unsaved"))
    #expect(outcome == .endOfInput && terminal.failure == nil)
    #expect(window.isClosed)
    // Swift resumes tasks in any order.
    #expect(log.lines.suffix(2).sorted() == ["below nothing", "over nothing"])
  }

  /// Opens a draft and a modal draft over it, and tries to leave the upper one, so that it asks.
  private func openQuestion() async -> [Task<Void, Never>] {
    var waiting: [Task<Void, Never>] = []
    for (name, presenter) in [("below", stack as any Presenter), ("over", Modal(over: stack))] {
      waiting.append(
        Task { [app, log] in
          let draft = DraftCoordinator(presenter: presenter)
          draft.removeCoordinator = { _ in log.lines.append("removed \(name)") }
          let value = await app.outcome(of: draft, \.done)
          log.lines.append("\(name) \(value.map(String.init) ?? "nothing")")
        })
      while name == "below" ? stack.screens.count < 2 : stack.modals.isEmpty {
        await Task.yield()
      }
    }
    window.observe { [log] in if case .closed = $0 { log.lines.append("closed") } }
    window.back()
    return waiting
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}
