/// A growing buffer of table entries.
struct TableEntryBuffer: ~Copyable {
  // Safe because the first `count` elements are initialized, and `append` makes room first.
  private var memory: UnsafeMutableBufferPointer<TableEntry>
  private var count = 0

  init(capacity: Int) { memory = .allocate(capacity: capacity + 8) }

  @inline(__always)
  mutating func append(_ entry: consuming TableEntry) {
    if count == memory.count { grow() }
    memory.initializeElement(at: count, to: entry)
    count += 1
  }

  /// The memory of all entries, which the caller must free.
  consuming func take() -> UnsafeMutableBufferPointer<TableEntry> {
    UnsafeMutableBufferPointer(start: memory.baseAddress, count: count)
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<TableEntry>.allocate(capacity: memory.count * 2)
    _ = larger.moveInitialize(fromContentsOf: memory)
    memory.deallocate()
    memory = larger
  }
}
