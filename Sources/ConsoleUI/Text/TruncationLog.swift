internal import Synchronization

/// The texts that `String.truncated(to:at:)` has shortened while a frame was recorded.
final class TruncationLog: Sendable {
  @TaskLocal static var current: TruncationLog?

  private let originals = Mutex<[String: String]>([:])

  /// Notes that a part of a text is shown instead of the whole.
  func add(_ original: String, shown: String) {
    originals.withLock { $0[shown] = original }
  }

  /// The whole text of one that is written; `nil` if it was not shortened.
  func original(of written: String) -> String? {
    originals.withLock { originals in
      originals[written] ?? originals.first { !$0.key.isEmpty && written.contains($0.key) }?.value
    }
  }
}
