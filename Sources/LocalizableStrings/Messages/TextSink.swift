/// Builds a text from bytes on the stack, or on the heap if there are more than 512.
struct TextSink: ~Copyable {
  // Safe because `write` grows the memory before it exceeds it, and the memory on the stack outlives
  // the sink: `TextSink.text` creates both.
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var isOnHeap = false
  private(set) var count = 0

  /// The text that a closure writes.
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

  /// The number of readable bytes that must follow those of `write(padded:)`.
  static let padding = 16

  /// Writes bytes that others follow in memory, so that a few are copied at once.
  @inline(__always)
  mutating func write(padded bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= TextSink.padding, let source = bytes.baseAddress else {
      return write(bytes)
    }
    reserve(TextSink.padding)
    let sixteen = UnsafeRawPointer(source).loadUnaligned(as: SIMD16<UInt8>.self)
    store(sixteen, at: 0)
    count &+= bytes.count
  }

  /// Stores bytes at an offset from the end; `reserve` must have made room for them.
  @inline(__always)
  mutating func store(_ bytes: SIMD16<UInt8>, at offset: Int) {
    assert(count + offset + 16 <= capacity)
    UnsafeMutableRawPointer(base + (count &+ offset)).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
  }

  /// Adds to a byte that was stored.
  @inline(__always)
  mutating func add(_ difference: UInt8, at offset: Int) {
    assert(count + offset < capacity)
    base[count &+ offset] &+= difference
  }

  /// Appends the bytes that were stored at the end.
  @inline(__always)
  mutating func advance(_ byteCount: Int) { count &+= byteCount }

  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { write($0) }
  }

  /// The text written so far.
  @inline(__always)
  private var string: String {
    // Safe because only whole strings are written, so that the UTF-8 is well-formed.
    String(copying: UTF8Span(unchecked: UnsafeBufferPointer(start: base, count: count).span))
  }

  /// Makes room for a number of additional bytes.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(more) }
  }

  private mutating func grow(_ more: Int) {
    let newCapacity = max(capacity * 2, count + more)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    memory.update(from: base, count: count)
    if isOnHeap { base.deallocate() }
    base = memory
    capacity = newCapacity
    isOnHeap = true
  }
}
