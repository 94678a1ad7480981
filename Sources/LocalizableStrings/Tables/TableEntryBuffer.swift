/// A growing buffer of table entries.
struct TableEntryBuffer: ~Copyable {
  // Safe because the first `count` elements are initialized, and `append` makes room first.
  private var memory: UnsafeMutableBufferPointer<TableEntry>
  private var count = 0

  init(capacity: Int) { memory = .allocate(capacity: capacity + 8) }

  /// Adds an entry that is created in place.
  @inline(__always)
  mutating func append(
    key: UnsafeBufferPointer<UInt8>, source: UnsafeBufferPointer<UInt8>, hasEscapes: Bool
  ) {
    if count == memory.count { grow() }
    memory.initializeElement(
      at: count, to: TableEntry(key: key, source: source, hasEscapes: hasEscapes))
    count &+= 1
  }

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
