import Testing

@testable import LocalizableStrings

struct FormatCacheTests {
  private final class Format: KeptObject {
    let key: Int
    let size: Int
    let uses = UseNote()
    var note: UseNote? { uses }

    init(_ key: Int, size: Int = 800) {
      self.key = key
      self.size = size
    }
  }

  /// A cache with room for a number of formats of the usual size, which take 1,000 bytes with their keys.
  private static func cache(_ count: Int) -> FormatCache {
    FormatCache(budget: count * 1_000, parts: 1)
  }

  private static func key(_ key: Int) -> FormatCache.Key { .request(UInt64(key), []) }

  @Test(arguments: [1, 8])
  func `formats that have room are opened once, in whichever parts they are`(parts: Int) {
    let cache = FormatCache(budget: 64_000, parts: parts)
    var opened = 0

    for key in (0..<10).flatMap({ _ in 0..<64 }) {
      _ = cache.object(Self.key(key)) {
        opened += 1
        return Format(key)
      }
    }

    #expect(opened == 64)
    #expect(cache.size == 64_000)
  }

  @Test func `what its owner uses is counted`() {
    let cache = Self.cache(8)
    let used = cache.object(Self.key(0)) { Format(0) }

    for key in 1...100 {
      _ = cache.object(Self.key(key)) { Format(key) }
      cache.use(used, used.uses, for: Self.key(0))
      #expect(cache.object(Self.key(0)) { Format(-1) } === used)
    }
    for key in 1...100 { _ = cache.object(Self.key(key)) { Format(key) } }
    cache.use(used, used.uses, for: Self.key(0))

    #expect(cache.object(Self.key(0)) { Format(-1) } === used)
  }

  @Test func `a format is opened once as long as all of them have room`() {
    let cache = Self.cache(8)
    let first = (0..<4).map { key in cache.object(Self.key(key)) { Format(key) } }

    let second = (0..<4).map { cache.object(Self.key($0)) { Format(-1) } }
    let others = (4..<8).map { key in cache.object(Self.key(key)) { Format(key) } }

    #expect(zip(first, second).allSatisfy { $0 === $1 })
    #expect(others.map(\.key) == [4, 5, 6, 7])
    #expect((4..<8).map { cache.object(Self.key($0)) { Format(-1) }.key } == [4, 5, 6, 7])
    #expect(cache.size == 8_000)
  }

  @Test func `what is used stays, and all else is forgotten`() {
    let cache = Self.cache(8)
    weak var unused: Format?
    weak var last: Format?
    do { unused = cache.object(.locale("en")) { Format(-1) } }
    let used = cache.object(Self.key(0)) { Format(0) }

    for key in 1...100 {
      last = cache.object(Self.key(key)) { Format(key) }
      #expect(cache.object(Self.key(0)) { Format(-2) } === used)
      #expect(cache.size <= 8_000)
    }

    #expect(unused == nil)
    #expect(last?.key == 100)
  }

  @Test(arguments: [2, 8, 9, 200])
  func `no more is kept than there is room for`(count: Int) {
    let cache = Self.cache(count)
    var opened = 0
    func use(_ keys: some Sequence<Int>) {
      for key in keys {
        _ = cache.object(Self.key(key)) {
          opened += 1
          return Format(key)
        }
      }
    }
    use(0..<count * 3)
    opened = 0

    // From the newest to the oldest.
    use((0..<count * 3).reversed())

    #expect(opened >= count * 2)
    #expect(opened < count * 3)
  }

  @Test func `large objects and long keys leave room for fewer`() {
    let cache = FormatCache(budget: 100_000)
    for key in 0..<1_000 {
      _ = cache.object(.request(UInt64(key), [String(repeating: "x", count: key)])) {
        Format(key, size: key * 7)
      }
      #expect(cache.size <= 100_000)
    }
    #expect(cache.size > 0)
  }

  @Test func `of few objects only the oldest are forgotten, whichever part they are in`() {
    // The parts are chosen by hash values, which differ between runs, so each run tries others.
    for parts in 1...64 {
      let cache = FormatCache(budget: 10_000, parts: parts)
      for number in 0..<12 {
        _ = cache.object(Self.key(number)) { Format(number, size: 1_000) }
        #expect(cache.size > (number < 4 ? 0 : 4_000))
      }
    }
  }

  @Test func `what is too large for the room is not kept`() {
    let cache = Self.cache(8)
    let known = cache.object(Self.key(0)) { Format(0) }

    let large = cache.object(Self.key(1)) { Format(1, size: 4_000) }

    #expect(large.key == 1)
    #expect(cache.object(Self.key(0)) { Format(-1) } === known)
    #expect(cache.size == 1_000)
  }

  @Test func `what another thread opened first is used`() {
    let cache = Self.cache(8)
    let inner = Format(1)

    let format = cache.object(Self.key(0)) {
      #expect(cache.object(Self.key(0)) { inner } === inner)
      return Format(2)
    }

    #expect(format === inner)
    #expect(cache.size == 1_000)
  }

  @Test func `the requests of a localizer that is gone are forgotten`() {
    let cache = Self.cache(8)
    for key in 0..<6 {
      _ = cache.object(.request(UInt64(key % 2), ["\(key)"])) { Format(key) }
    }

    cache.removeRequests(of: 1)

    #expect(cache.size == 3 * 1_017)
    #expect(cache.object(.request(0, ["4"])) { Format(-1) }.key == 4)
    #expect(cache.object(.request(1, ["5"])) { Format(-1) }.key == -1)
  }
}
