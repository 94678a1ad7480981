internal import Synchronization

/// A cache of what is opened once for each key, such as a format.
///
/// It forgets what was used longest ago, because keys can come from user input.
final class FormatCache<Key: Hashable & Sendable, Format: AnyObject & Sendable>: Sendable {
  /// When the newer half is full, it becomes the older one, and what was in that is forgotten.
  private struct Halves {
    var newer: [Key: Format] = [:]
    var older: [Key: Format] = [:]
  }

  private let formats = Mutex(Halves())
  private let capacity: Int

  init(capacity: Int = 200) { self.capacity = capacity }

  /// The format of a key, which `open` opens if it is not known; meanwhile other threads find what is known.
  func format(_ key: Key, _ open: () -> Format) -> Format {
    if let known = formats.withLock({ known(key, in: &$0) }) { return known }
    let opened = open()
    return formats.withLock { formats in
      // Another thread may have been first.
      if let known = known(key, in: &formats) { return known }
      keep(opened, for: key, in: &formats)
      return opened
    }
  }

  private func known(_ key: Key, in formats: inout Halves) -> Format? {
    if let format = formats.newer[key] { return format }
    guard let format = formats.older[key] else { return nil }
    keep(format, for: key, in: &formats)
    return format
  }

  private func keep(_ format: Format, for key: Key, in formats: inout Halves) {
    if formats.newer.count >= capacity / 2 { formats = Halves(older: formats.newer) }
    formats.newer[key] = format
  }
}
