internal import Synchronization

/// A cache of formats, each opened once.
final class FormatCache<Key: Hashable & Sendable, Format: AnyObject & Sendable>: Sendable {
  private let formats = Mutex<[Key: Format]>([:])
  private let capacity: Int

  /// The cache is emptied when it exceeds its capacity, because keys can come from user input.
  init(capacity: Int = 200) { self.capacity = capacity }

  func format(_ key: Key, _ open: () -> Format) -> Format {
    formats.withLock { formats in
      if let format = formats[key] { return format }
      if formats.count >= capacity { formats.removeAll() }
      let format = open()
      formats[key] = format
      return format
    }
  }
}
