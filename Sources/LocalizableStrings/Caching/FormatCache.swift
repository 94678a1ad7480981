internal import Synchronization

/// A cache of what is opened once for each key, such as a format.
final class FormatCache<Key: Hashable & Sendable, Format: AnyObject & Sendable>: Sendable {
  private let formats = Mutex<[Key: Format]>([:])
  private let capacity: Int

  /// A full cache forgets some key for each new one, because keys can come from user input.
  init(capacity: Int = 200) { self.capacity = capacity }

  /// The format of a key, which `open` opens if it is not known; meanwhile other threads find what is known.
  func format(_ key: Key, _ open: () -> Format) -> Format {
    if let known = formats.withLock({ $0[key] }) { return known }
    let opened = open()
    return formats.withLock { formats in
      // Another thread may have been first.
      if let known = formats[key] { return known }
      if formats.count >= capacity { formats.remove(at: formats.startIndex) }
      formats[key] = opened
      return opened
    }
  }
}
