internal import Synchronization

/// A service for tests, such as a web server: it records requests and returns the answers of the test.
///
/// ```swift
/// let server = FakeService<String, [String]>()
/// Task {
///   let fruits = try await server.send("fruits")
///   print(fruits)
/// }
/// server.answer(["Apples", "Pears"])
/// ```
///
/// The program gets ``send(_:)`` where it otherwise has a closure that fetches. An answer is for the oldest request without
/// one, or else for the next request, so that a test may also give it beforehand.
@MainActor public final class FakeService<Request: Sendable, Response: Sendable> {
  private struct Pending {
    let request: Request
    let number: Int
    let cancellation: Cancellation
    let continuation: CheckedContinuation<Response, any Error>
  }

  /// Whether a request was cancelled, known before its handler gets to the main actor.
  private final class Cancellation: Sendable {
    let isRequested = Atomic(false)
  }

  /// The requests, oldest first, also those that were answered or cancelled.
  public private(set) var requests: [Request] = []
  private var pending: [Pending] = []
  private var answers: [Result<Response, any Error>] = []

  /// Makes a service without requests and answers.
  public init() {}

  /// The requests that wait for an answer, oldest first.
  public var pendingRequests: [Request] { waiting.map(\.request) }

  private var waiting: [Pending] {
    pending.filter { !$0.cancellation.isRequested.load(ordering: .acquiring) }
  }

  /// Waits for the answer to a request.
  ///
  /// The task and the service stay in memory until the answer.
  ///
  /// - Throws: The error passed to ``fail(with:)``; `CancellationError` if the task is cancelled before.
  public func send(_ request: Request) async throws -> Response {
    let number = requests.count
    requests.append(request)
    try Task.checkCancellation()
    if !answers.isEmpty { return try answers.removeFirst().get() }
    let cancellation = Cancellation()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        pending.append(
          Pending(
            request: request, number: number, cancellation: cancellation,
            continuation: continuation))
        // The handler below may have been called before.
        if Task.isCancelled { cancel(number) }
      }
    } onCancel: {
      cancellation.isRequested.store(true, ordering: .releasing)
      Task { await cancel(number) }
    }
  }

  /// Answers a request.
  public func answer(_ response: Response) { answer(.success(response)) }

  /// Answers a request with an error, which ``send(_:)`` throws.
  public func fail(with error: any Error) { answer(.failure(error)) }

  private func answer(_ result: Result<Response, any Error>) {
    guard let number = waiting.first?.number,
      let index = pending.firstIndex(where: { $0.number == number })
    else { return answers.append(result) }
    pending.remove(at: index).continuation.resume(with: result)
  }

  private func cancel(_ number: Int) {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
    pending.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}
