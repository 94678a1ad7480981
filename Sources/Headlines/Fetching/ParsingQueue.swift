import Foundation

/// Parses feeds on threads of its own, as many at once as there are processors.
///
/// Swift's own threads are as few, and the main actor runs on one of them: were they all parsing, keys
/// would wait.
final class ParsingQueue: Sendable {
  private let queue = OperationQueue()

  init() {
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    queue.qualityOfService = .utility
  }

  func feed(
    _ read: @escaping @Sendable () throws(FeedError) -> Feed
  ) async throws(FetchError.Reason) -> Feed {
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
