/// Where a text is put together: bytes on the stack, and on the heap when they get many.
struct TextSink: ~Copyable {
  // Safe because `write` grows the memory before it writes past it, and the memory on the stack
  // outlives the sink: `TextSink.text` makes both.
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var isOnHeap = false
  private(set) var count = 0

  /// The text that `write` puts together.
  @inline(__always)
  static func text(_ write: (inout TextSink) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { stack in
      guard let base = stack.baseAddress else { return "" }
      var sink = TextSink(base: base, capacity: stack.count)
      write(&sink)
      return sink.string
    }
  }

  private init(base: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.base = base
    self.capacity = capacity
  }

  deinit {
    if isOnHeap { base.deallocate() }
  }

  @inline(__always)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress else { return }
    reserve(bytes.count)
    (base + count).update(from: source, count: bytes.count)
    count += bytes.count
  }

  /// Puts a word, its lowest byte first, so far behind what was written, where there is room.
  @inline(__always)
  mutating func place(word: UInt64, at offset: Int) {
    assert(count + offset + 8 <= capacity)
    UnsafeMutableRawPointer(base + count + offset)
      .storeBytes(of: word.littleEndian, as: UInt64.self)
  }

  /// Adds to a byte that was placed.
  @inline(__always)
  mutating func add(_ difference: UInt8, at offset: Int) {
    assert(count + offset < capacity)
    base[count + offset] &+= difference
  }

  /// Takes what was placed as written.
  @inline(__always)
  mutating func advance(_ byteCount: Int) { count += byteCount }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// What was written.
  private var string: String {
    // Safe because it was written from strings, whole characters at a time: it is well-formed.
    String(copying: UTF8Span(unchecked: UnsafeBufferPointer(start: base, count: count).span))
  }

  /// Makes room for more bytes.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count + more > capacity { grow(more) }
  }

  private mutating func grow(_ more: Int) {
    let wanted = max(capacity * 2, count + more)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: wanted)
    memory.update(from: base, count: count)
    if isOnHeap { base.deallocate() }
    base = memory
    capacity = wanted
    isOnHeap = true
  }
}
