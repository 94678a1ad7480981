/// The last bytes of a stream, in memory that a signal handler can read.
///
/// Safe because its owner gives access to one thread at a time. The memory is never freed.
struct RecentBytes {
  /// The number of bytes that are kept.
  let capacity: Int
  /// The number of bytes that were added, the dropped ones included.
  private(set) var count = 0
  private let memory: UnsafeMutablePointer<UInt8>

  init(capacity: Int) {
    self.capacity = capacity
    memory = .allocate(capacity: capacity)
  }

  mutating func removeAll() { count = 0 }

  /// Adds what `read` writes to the memory that it is given.
  ///
  /// - Returns: The result of `read`, which is the number of bytes or negative.
  mutating func add(_ read: (UnsafeMutablePointer<UInt8>, Int) -> Int) -> Int {
    let offset = count % capacity
    let added = read(memory + offset, capacity - offset)
    if added > 0 { count += added }
    return added
  }

  /// The number of bytes at the beginning that are lost: what was overwritten, and the rest of a cut line.
  var droppedCount: Int {
    let first = max(0, count - capacity)
    guard first > 0 else { return 0 }
    for position in first..<count where byte(at: position) == UInt8(ascii: "\n") {
      // A line longer than the capacity is shown without its beginning.
      return position + 1 < count ? position + 1 : first
    }
    return first
  }

  /// Calls `body` with the bytes from a position on, in one or two pieces.
  func forEachPiece(from start: Int, _ body: (UnsafePointer<UInt8>, Int) -> Void) {
    var position = start
    while position < count {
      let offset = position % capacity
      let length = min(count - position, capacity - offset)
      body(memory + offset, length)
      position += length
    }
  }

  private func byte(at position: Int) -> UInt8 { memory[position % capacity] }
}
