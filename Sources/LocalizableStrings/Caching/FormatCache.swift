internal import Synchronization

/// An object that is kept for a key.
protocol KeptObject: AnyObject, Sendable {
  /// The bytes that it takes, as measured with ICU 72.
  var size: Int { get }
  /// What others that hold the object note about it; `nil` if none do.
  var note: UseNote? { get }
}

extension KeptObject {
  var note: UseNote? { nil }
}

/// The use of an object by others than the cache, noted without its locks.
final class UseNote: Sendable {
  fileprivate let isKept = Atomic(false)
  fileprivate let lastUse = Atomic<UInt64>(0)
}

extension CacheEntry {
  /// The number of the last use, also by those that hold the object.
  var lastUse: UInt64 { max(use, object.note?.lastUse.load(ordering: .relaxed) ?? 0) }
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
    case dateParser(Language)
    case relative(Language, FormatWidth)
    case list(Language, ListType, FormatWidth)
    /// The name of the first language in the second one.
    case name(Language, Language)
    /// The fields of a request that name languages, for the tables of this identity.
    case request(UInt64, [String])

    /// The bytes of the key, and of its places in dictionaries.
    var size: Int {
      switch self {
      case .number(_, let text), .numberRange(_, let text), .dateRange(_, let text),
        .date(_, .skeleton(let text)):
        200 + text.utf8.count
      case .request(_, let fields): fields.reduce(200) { $0 + 16 + $1.utf8.count }
      case .locale, .date, .dateParser, .relative, .list, .name: 200
      }
    }
  }

  /// The cache of the process.
  ///
  /// A page with dates takes 200 KB for each language, so there is room for more than a hundred. ICU keeps up to 16 MB
  /// more for what it opened last.
  static let shared = FormatCache(budget: 24 << 20)

  /// Threads seldom wait for each other, since a key is in one of several parts.
  private let parts: [CachePart]
  private let budget: Int
  private let kept = Atomic(0)
  private let uses = Atomic<UInt64>(0)

  /// `budget` is in bytes.
  init(budget: Int, parts: Int = 8) {
    self.budget = budget
    self.parts = (0..<parts).map { _ in CachePart() }
  }

  /// The bytes of all objects that are kept, with their keys.
  var size: Int { kept.load(ordering: .relaxed) }

  /// The object of a key, which `open` opens if it is not known; meanwhile other threads find what is known.
  func object<Object: KeptObject>(_ key: Key, _ open: () -> Object) -> Object {
    unsafeDowncast(part(of: key).known(key, nextUse) ?? keep(open(), for: key), to: Object.self)
  }

  /// Notes that an object was used which was found without the cache; keeps it again if it was forgotten.
  func use(_ object: any KeptObject, _ note: UseNote, for key: Key) {
    note.lastUse.store(nextUse, ordering: .relaxed)
    if !note.isKept.load(ordering: .relaxed) { _ = keep(object, for: key) }
  }

  /// Forgets what is kept for requests of some tables.
  func removeRequests(of identity: UInt64) {
    forget { key, _ in if case .request(identity, _) = key { true } else { false } }
  }

  private var nextUse: UInt64 { uses.wrappingAdd(1, ordering: .relaxed).newValue }

  private func part(of key: Key) -> CachePart {
    parts[Int(key.hashValue.magnitude % UInt(parts.count))]
  }

  /// Keeps an object, unless another thread was first or it is too large; returns what is used.
  private func keep(_ object: any KeptObject, for key: Key) -> any KeptObject {
    let entry = CacheEntry(object: object, size: object.size + key.size, use: nextUse)
    guard entry.size <= budget / 2 else { return object }
    object.note?.isKept.store(true, ordering: .relaxed)
    if let first = part(of: key).insert(entry, for: key) { return first }
    kept.wrappingAdd(entry.size, ordering: .relaxed)
    makeRoom()
    return object
  }

  /// Forgets what was used longest ago, in all parts alike.
  private func makeRoom() {
    // The least of all parts, since the oldest of a part with one entry may be the newest of all.
    while size > budget, let oldest = parts.compactMap(\.lastUseOfOldest).min() {
      forget { $1.lastUse <= oldest }
    }
  }

  /// Objects are released after the lock: that takes ICU a while, and a localizer removes its requests then.
  private func forget(_ isForgotten: (Key, CacheEntry) -> Bool) {
    for part in parts {
      let forgotten = part.remove(isForgotten)
      for entry in forgotten { entry.object.note?.isKept.store(false, ordering: .relaxed) }
      kept.wrappingSubtract(forgotten.reduce(0) { $0 + $1.size }, ordering: .relaxed)
    }
  }
}
