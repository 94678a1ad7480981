import ConsoleTesting
import ConsoleUI
import Coordinators
import Testing

@Suite @MainActor struct `A fake service` {
  private struct Failure: Error {}

  private final class QuestionScreen: Screen {
    private let questions: [String]
    private(set) var answers: [String] = []

    init(_ questions: [String], of service: FakeService<String, Int>) {
      self.questions = questions
      for question in questions {
        task { screen in
          do {
            screen.answers.append("\(question) \(try await service.send(question))")
          } catch {
            screen.answers.append("\(question) \(type(of: error))")
          }
        }
      }
    }

    var body: some View { Text(answers.joined(separator: ", ")) }
  }

  private let service = FakeService<String, Int>()

  private func show(_ questions: String...) async -> (QuestionScreen, HeadlessConsole) {
    let screen = QuestionScreen(questions, of: service)
    let window = Window()
    window.show(screen)
    let console = HeadlessConsole(window, columns: 40, rows: 3)
    await console.advance(by: .zero)
    return (screen, console)
  }

  @Test func `answers the oldest request first`() async {
    let (_, console) = await show("a", "b")
    #expect(service.pendingRequests == ["a", "b"])

    service.answer(1)
    service.fail(with: Failure())
    await console.wait { service.pendingRequests.isEmpty && console.screen.contains("b") }

    #expect(console.screen.hasPrefix("a 1, b Failure\n"))
    #expect(service.requests == ["a", "b"])
  }

  @Test func `keeps an answer for a later request`() async {
    service.answer(1)
    service.fail(with: Failure())

    let (screen, console) = await show("a", "b", "c")

    #expect(screen.answers == ["a 1", "b Failure"])
    // Without the console, the screen leaves.
    withExtendedLifetime(console) { #expect(service.pendingRequests == ["c"]) }
  }

  @Test func `ends a request whose screen has left`() async {
    let (screen, console) = await show("a")

    console.console.window.close()
    while screen.answers.isEmpty { await Task.yield() }

    #expect(screen.answers == ["a CancellationError"])
    #expect(service.pendingRequests == [])
  }

  @Test func `refuses a request of a cancelled task, and keeps the answer for the next`() async {
    service.answer(1)
    let task = Task { try await service.send("a") }
    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }

    #expect(service.requests == ["a"])
    let answer = try? await service.send("b")
    #expect(answer == 1)
  }

  @Test func `answers the next request at once after a cancellation`() async throws {
    let service = FakeService<Int, Int>()
    let (first, second) = (Task { try await service.send(1) }, Task { try await service.send(2) })
    while service.pendingRequests.count < 2 { await Task.yield() }

    first.cancel()
    // Without a suspension between them
    #expect(service.pendingRequests == [2])
    service.answer(20)

    #expect(try await second.value == 20)
    await #expect(throws: CancellationError.self) { try await first.value }
  }
}
