import Testing

@testable import LocalizableStrings

struct FormatCacheTests {
  private final class Format: Sendable {
    let key: Int
    init(_ key: Int) { self.key = key }
  }

  @Test func `a format is opened once as long as no more others are used than half of the room`() {
    let cache = FormatCache<Int, Format>(capacity: 8)
    let first = (0..<4).map { key in cache.format(key) { Format(key) } }

    let second = (0..<4).map { cache.format($0) { Format(-1) } }
    let others = (4..<8).map { key in cache.format(key) { Format(key) } }

    #expect(zip(first, second).allSatisfy { $0 === $1 })
    #expect(others.map(\.key) == [4, 5, 6, 7])
    #expect((4..<8).map { cache.format($0) { Format(-1) }.key } == [4, 5, 6, 7])
  }

  @Test func `what is used stays, and all else is forgotten`() {
    let cache = FormatCache<Int, Format>(capacity: 8)
    weak var unused: Format?
    weak var last: Format?
    do { unused = cache.format(-1) { Format(-1) } }
    let used = cache.format(0) { Format(0) }

    for key in 1...100 {
      last = cache.format(key) { Format(key) }
      #expect(cache.format(0) { Format(-2) } === used)
    }

    #expect(unused == nil)
    #expect(last?.key == 100)
  }

  @Test(arguments: [2, 8, 9, 200])
  func `no more is kept than there is room for`(capacity: Int) {
    let cache = FormatCache<Int, Format>(capacity: capacity)
    var opened = 0
    func use(_ keys: some Sequence<Int>) {
      for key in keys {
        _ = cache.format(key) {
          opened += 1
          return Format(key)
        }
      }
    }
    use(0..<capacity * 3)
    opened = 0

    // From the newest to the oldest.
    use((0..<capacity * 3).reversed())

    #expect(opened >= capacity * 2)
    #expect(opened < capacity * 3)
  }

  @Test func `what another thread opened first is used`() {
    let cache = FormatCache<Int, Format>()
    let inner = Format(1)

    let format = cache.format(0) {
      #expect(cache.format(0) { inner } === inner)
      return Format(2)
    }

    #expect(format === inner)
  }
}
