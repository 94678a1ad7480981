internal import Synchronization

/// Formats by what they show, each opened once.
final class FormatCache<Key: Hashable & Sendable, Format: AnyObject & Sendable>: Sendable {
  private let formats = Mutex<[Key: Format]>([:])
  private let capacity: Int

  /// More formats than `capacity` start over, as keys can come from the reader.
  init(capacity: Int = 200) { self.capacity = capacity }

  func format(_ key: Key, _ make: () -> Format) -> Format {
    formats.withLock { formats in
      if let format = formats[key] { return format }
      if formats.count >= capacity { formats.removeAll() }
      let format = make()
      formats[key] = format
      return format
    }
  }
}
