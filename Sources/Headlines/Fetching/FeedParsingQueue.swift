import Foundation

/// Parses feeds on threads of its own, one per processor.
///
/// Swift's thread pool is as small and also runs the main actor: parsing there would delay keys.
final class FeedParsingQueue: Sendable {
  private let queue = OperationQueue()

  init() {
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    queue.qualityOfService = .utility
  }

  /// Runs `read` on a thread of the queue.
  ///
  /// - Throws: `cancelled` if the task was cancelled before, else `unreadable`.
  func parse(
    _ read: @escaping @Sendable () throws(FeedError) -> FeedDocument
  ) async throws(FetchError.Reason) -> FeedDocument {
    guard !Task.isCancelled else { throw .cancelled }
    let result = await withCheckedContinuation { continuation in
      queue.addOperation { continuation.resume(returning: Result(catching: read)) }
    }
    do throws(FeedError) {
      return try result.get()
    } catch {
      throw .unreadable(error)
    }
  }
}
