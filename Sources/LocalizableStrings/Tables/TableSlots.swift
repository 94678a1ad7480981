/// The indices of entries by the hashes of their keys.
///
/// At most a third of the slots are taken, so that few keys share a run of them. A slot has the index
/// in its low bits and a part of the hash in the others: comparing it first avoids reading the
/// entries of other keys.
struct TableSlots {
  // Safe because the mask keeps all offsets within the bounds, and the owner frees the memory once.
  private let slots: UnsafeMutablePointer<UInt32>
  private let mask: UInt32

  private static let empty = UInt32.max

  /// Creates empty slots for the indices below `count`.
  init(for count: Int) {
    var size = 4
    while size < count * 3 { size *= 2 }
    slots = .allocate(capacity: size)
    slots.initialize(repeating: TableSlots.empty, count: size)
    mask = UInt32(size - 1)
  }

  func deallocate() { slots.deallocate() }

  /// The index of a hash whose key suits; `nil` if there is none.
  @inline(__always)
  func index(of hash: UInt64, where hasKey: (Int) -> Bool) -> Int? {
    let slot = slots[slot(of: hash, where: hasKey)]
    return slot == TableSlots.empty ? nil : Int(slot & mask)
  }

  /// Adds an index, or replaces the one of the same key.
  @inline(__always)
  func insert(_ index: Int, _ hash: UInt64, where hasKey: (Int) -> Bool) {
    slots[slot(of: hash, where: hasKey)] = tag(of: hash) | UInt32(truncatingIfNeeded: index)
  }

  /// The slot of a key, or the empty slot where it would be.
  @inline(__always)
  private func slot(of hash: UInt64, where hasKey: (Int) -> Bool) -> Int {
    let tag = tag(of: hash)
    var offset = UInt32(truncatingIfNeeded: hash) & mask
    while true {
      let slot = slots[Int(offset)]
      if slot == TableSlots.empty { return Int(offset) }
      if (slot ^ tag) & ~mask == 0, hasKey(Int(slot & mask)) { return Int(offset) }
      offset = (offset &+ 1) & mask
    }
  }

  @inline(__always)
  private func tag(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) & ~mask }
}
