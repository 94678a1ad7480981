import Foundation
import Synchronization

/// Parses feeds on threads of its own, one per processor.
///
/// Swift's thread pool is as small and also runs the main actor: parsing there would delay keys.
final class FeedParsingQueue: Sendable {
  private let queue = OperationQueue()

  init() {
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    queue.qualityOfService = .utility
  }

  /// Runs `read` on a thread of the queue, with a reader that stops when the task is cancelled.
  ///
  /// - Throws: `cancelled` if the task was cancelled, else `unreadable`.
  func parse<Value: Sendable>(
    _ read: @escaping @Sendable (FeedReader) throws(FeedError) -> Value
  ) async throws(FetchError.Reason) -> Value {
    let cancellation = Cancellation()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.addOperation {
          let reader = FeedReader(isCancelled: { cancellation.isRequested })
          continuation.resume(returning: Result { () throws(FeedError) in try read(reader) })
        }
      }
    } onCancel: {
      cancellation.request()
    }
    do throws(FeedError) {
      return try result.get()
    } catch {
      throw error.reason == .cancelled ? .cancelled : .unreadable(error)
    }
  }

  /// Whether the task was cancelled, for a thread outside of it.
  private final class Cancellation: Sendable {
    private let flag = Atomic(false)

    var isRequested: Bool { flag.load(ordering: .relaxed) }

    func request() { flag.store(true, ordering: .relaxed) }
  }
}
