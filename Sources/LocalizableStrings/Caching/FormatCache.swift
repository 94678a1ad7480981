internal import Synchronization

/// An object that is kept for a key.
protocol KeptObject: AnyObject, Sendable {
  /// The bytes that it takes, as measured with ICU 72.
  var size: Int { get }
}

/// The objects that are opened once for each key, such as formats.
///
/// The clients of a server choose its languages, so all keys share one budget in bytes. What was used longest ago is
/// forgotten.
final class FormatCache: Sendable {
  /// What an object is for; each kind has objects of one type.
  enum Key: Hashable, Sendable {
    case locale(Language)
    case number(Language, String)
    case numberRange(Language, String)
    case date(Language, DateFormat.Fields)
    case dateRange(Language, String)
    case relative(Language, FormatWidth)
    case list(Language, ListType, FormatWidth)
    /// An `Accept-Language` field, for the localizer of this identity.
    case request(UInt64, String)

    /// The bytes of the key, and of its places in dictionaries.
    var size: Int {
      switch self {
      case .number(_, let text), .numberRange(_, let text), .dateRange(_, let text),
        .date(_, .skeleton(let text)), .request(_, let text):
        200 + text.utf8.count
      case .locale, .date, .relative, .list: 200
      }
    }
  }

  /// The cache of the process.
  static let shared = FormatCache(budget: 16 << 20)

  /// Threads seldom wait for each other, since a key is in one of several parts.
  private let parts: [Part]

  /// `budget` is in bytes.
  init(budget: Int, parts: Int = 8) {
    self.parts = (0..<parts).map { _ in Part(sizeOfHalf: budget / parts / 2) }
  }

  /// The bytes of all objects that are kept, with their keys.
  var size: Int { parts.reduce(0) { $0 + $1.size } }

  /// The object of a key, which `open` opens if it is not known; meanwhile other threads find what is known.
  func object<Object: KeptObject>(_ key: Key, _ open: () -> Object) -> Object {
    let part = parts[Int(key.hashValue.magnitude % UInt(parts.count))]
    return unsafeDowncast(part.known(key) ?? part.keep(open(), for: key), to: Object.self)
  }

  /// Forgets what is kept for requests of a localizer.
  func removeRequests(of identity: UInt64) {
    for part in parts { part.removeRequests(of: identity) }
  }
}

/// Some keys of a cache, with their objects.
///
/// Objects are released after the lock: that takes ICU a while, and a localizer removes its requests then.
private final class Part: Sendable {
  private typealias Objects = [FormatCache.Key: any KeptObject]

  private struct Half {
    var objects: Objects = [:]
    var size = 0
  }

  private struct Halves {
    var newer = Half()
    var older = Half()
  }

  private let halves = Mutex(Halves())
  private let sizeOfHalf: Int

  init(sizeOfHalf: Int) { self.sizeOfHalf = sizeOfHalf }

  var size: Int { halves.withLock { $0.newer.size + $0.older.size } }

  func known(_ key: FormatCache.Key) -> (any KeptObject)? {
    halves.withLock { known(key, in: &$0) }.object
  }

  /// Keeps an object, unless another thread was first; returns what is kept.
  func keep(_ object: any KeptObject, for key: FormatCache.Key) -> any KeptObject {
    halves.withLock { halves -> (any KeptObject, Objects) in
      let first = known(key, in: &halves)
      return first.object.map { ($0, first.forgotten) }
        ?? (object, keep(object, for: key, in: &halves))
    }.0
  }

  func removeRequests(of identity: UInt64) {
    _ = halves.withLock { halves in
      let removed = [
        Self.removeRequests(of: identity, &halves.newer),
        Self.removeRequests(of: identity, &halves.older),
      ]
      return removed
    }
  }

  private static func removeRequests(of identity: UInt64, _ half: inout Half) -> Objects {
    let removed = half.objects.filter { key, _ in
      if case .request(identity, _) = key { true } else { false }
    }
    for (key, object) in removed {
      half.objects[key] = nil
      half.size -= object.size + key.size
    }
    return removed
  }

  private func known(
    _ key: FormatCache.Key, in halves: inout Halves
  ) -> (object: (any KeptObject)?, forgotten: Objects) {
    if let object = halves.newer.objects[key] { return (object, [:]) }
    guard let object = halves.older.objects.removeValue(forKey: key) else { return (nil, [:]) }
    halves.older.size -= object.size + key.size
    return (object, keep(object, for: key, in: &halves))
  }

  /// When the newer half is full, it becomes the older one, and what was in that is forgotten.
  private func keep(
    _ object: any KeptObject, for key: FormatCache.Key, in halves: inout Halves
  ) -> Objects {
    let size = object.size + key.size
    if size > sizeOfHalf { return [:] }
    var forgotten: Objects = [:]
    if halves.newer.size + size > sizeOfHalf {
      forgotten = halves.older.objects
      halves = Halves(older: halves.newer)
    }
    halves.newer.objects[key] = object
    halves.newer.size += size
    return forgotten
  }
}
