/// A hash table of numbers, whose keys are kept elsewhere.
///
/// It hashes with the process's random seed: a file made to collide is read as fast as any other.
struct KeyNumbers {
  private var slots: [Slot]

  private struct Slot {
    var hash: Int
    /// -1 in an empty slot.
    var number: Int
  }

  init(capacity: Int) {
    var size = 4
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(hash: 0, number: -1), count: size)
  }

  static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: bytes)
    return hasher.finalize()
  }

  /// The number whose key is equal; if there is none, the given one, which is kept.
  @inline(__always)
  mutating func first(_ number: Int, hash: Int, isEqual: (Int) -> Bool) -> Int {
    var place = hash & (slots.count - 1)
    while slots[place].number >= 0 {
      if slots[place].hash == hash, isEqual(slots[place].number) { return slots[place].number }
      place = (place + 1) & (slots.count - 1)
    }
    slots[place] = Slot(hash: hash, number: number)
    return number
  }
}
