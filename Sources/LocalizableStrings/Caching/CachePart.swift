internal import Synchronization

/// An object of a cache.
struct CacheEntry {
  let object: any KeptObject
  /// The bytes of the object and its key.
  let size: Int
  /// When the cache was last asked for it, as the number of that use.
  var use: UInt64
}

/// Some keys of a ``FormatCache``, with their objects.
final class CachePart: Sendable {
  private let entries = Mutex<[FormatCache.Key: CacheEntry]>([:])

  /// The object of a key, which is used now.
  func known(_ key: FormatCache.Key, _ use: UInt64) -> (any KeptObject)? {
    entries.withLock { entries in
      guard let index = entries.index(forKey: key) else { return nil }
      entries.values[index].use = use
      return entries.values[index].object
    }
  }

  /// Adds an entry, or returns the object that another thread has added.
  func insert(_ entry: CacheEntry, for key: FormatCache.Key) -> (any KeptObject)? {
    entries.withLock { entries in
      if let first = entries[key] { return first.object }
      entries[key] = entry
      return nil
    }
  }

  /// The last use of the eighth that was used longest ago, `nil` without entries; one use at once would cost a look at all entries
  /// each time.
  var lastUseOfOldest: UInt64? {
    let oldest = entries.withLock { entries in
      entries.values.map { (use: $0.lastUse, size: $0.size) }
    }.sorted { $0.use < $1.use }
    var left = oldest.reduce(0) { $0 + $1.size } / 8
    return oldest.first {
      left -= $0.size
      return left <= 0
    }?.use
  }

  /// Removes the entries that suit, and returns them so that they are released without the lock.
  func remove(_ isRemoved: (FormatCache.Key, CacheEntry) -> Bool) -> [CacheEntry] {
    entries.withLock { entries in
      let removed = entries.filter(isRemoved)
      for key in removed.keys { entries[key] = nil }
      return Array(removed.values)
    }
  }
}
