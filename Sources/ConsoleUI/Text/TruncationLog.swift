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
  ///
  /// An ellipsis alone may be what is left of any text.
  func original(of written: String) -> String? {
    originals.withLock { originals in
      if written.isEmpty || written.hasWord, let original = originals[written] { return original }
      let parts = originals.keys.filter { $0.hasWord && written.contains($0) }
      return parts.max { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.flatMap { originals[$0] }
    }
  }
}

extension String {
  fileprivate var hasWord: Bool { contains { $0.isLetter || $0.isNumber } }
}
