import Foundation

/// Counts the bytes that a server has sent.
final class SentBytes: @unchecked Sendable {
  // Safe because every access takes the lock.
  private let lock = NSLock()
  private var sum = 0

  var count: Int { lock.withLock { sum } }

  func add(_ count: Int) { lock.withLock { sum += count } }
}
