/// A dictionary whose keys are objects and classes.
///
/// `Dictionary` computes hashes that withstand chosen keys, three of them for a push and a pop. Addresses need only be
/// spread. A key is in the slot where it belongs or in the next free one.
struct IdentityMap<Value> {
  private typealias Entry = (key: ObjectIdentifier, value: Value)

  /// At most half of them are in use; their number is a power of two.
  private var slots: [Entry?] = []
  /// The number of bits of a word without those of the number of a slot.
  private var shift: UInt64 = 0
  private(set) var count = 0

  subscript(key: ObjectIdentifier) -> Value? {
    slots.isEmpty ? nil : slots[slot(of: key)]?.value
  }

  mutating func insert(_ value: Value, for key: ObjectIdentifier) {
    if count * 2 >= slots.count { grow() }
    let slot = slot(of: key)
    if slots[slot] == nil { count += 1 }
    slots[slot] = (key, value)
  }

  mutating func remove(_ key: ObjectIdentifier) {
    if slots.isEmpty { return }
    var gap = slot(of: key)
    if slots[gap] == nil { return }
    count -= 1
    // An entry behind the gap would not be found any more if it belongs before it.
    var cursor = next(after: gap)
    while let entry = slots[cursor] {
      if distance(from: home(of: entry.key), to: cursor) >= distance(from: gap, to: cursor) {
        slots[gap] = entry
        gap = cursor
      }
      cursor = next(after: cursor)
    }
    slots[gap] = nil
  }

  /// The slot of a key, or the free one where it would be inserted.
  private func slot(of key: ObjectIdentifier) -> Int {
    var slot = home(of: key)
    while let entry = slots[slot], entry.key != key { slot = next(after: slot) }
    return slot
  }

  /// The slot where a key belongs: the first bits of its product with the golden ratio, which spread addresses at any distance.
  private func home(of key: ObjectIdentifier) -> Int {
    let product = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product &>> shift)
  }

  private func next(after slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

  private func distance(from start: Int, to end: Int) -> Int { (end - start) & (slots.count - 1) }

  private mutating func grow() {
    let entries = slots.compactMap(\.self)
    slots = Array(repeating: nil, count: max(16, slots.count * 2))
    shift = UInt64(UInt64.bitWidth - slots.count.trailingZeroBitCount)
    for entry in entries { slots[slot(of: entry.key)] = entry }
  }
}
