/// The texts of a table by their keys: a flat hash table that is never changed once it is made.
final class TableIndex: @unchecked Sendable {
  // Safe because all of it is written in `init` only, apart from what the entries guard themselves,
  // and freed with the index.
  private let slots: UnsafeMutableBufferPointer<UInt32>
  private let entries: UnsafeMutableBufferPointer<TableEntry>
  private let keys: UnsafeMutableBufferPointer<UInt8>
  private let mask: Int

  private static let empty = UInt32.max

  /// Of pairs with equal keys the last one counts.
  ///
  /// `keepsTexts` says that the index is never freed, so that its texts need no reference counts.
  init(_ pairs: [PropertyListPair], keepsTexts: Bool = false) {
    var size = 4
    while size < pairs.count * 2 { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: TableIndex.empty)
    entries = .allocate(capacity: pairs.count)
    keys = .allocate(capacity: pairs.reduce(0) { $0 + $1.key.utf8.count })
    var place = 0
    for (number, pair) in pairs.enumerated() {
      let count = pair.key.utf8.count
      let key = UnsafeMutableBufferPointer(rebasing: keys[place..<place + count])
      _ = key.initialize(from: pair.key.utf8)
      place += count
      let shared = UnsafeBufferPointer(key)
      let entry = TableEntry(
        hash: TableHash.of(shared), key: shared, pair.value, keepsTexts: keepsTexts)
      let slot = self.slot(entry.hash, shared)
      slots[slot] = UInt32(number)
      entries.initializeElement(at: number, to: entry)
    }
  }

  deinit {
    entries.deinitialize()
    entries.deallocate()
    slots.deallocate()
    keys.deallocate()
  }

  /// The entry of a key; `nil` if there is none.
  @inline(__always)
  func entry(
    _ hash: UInt64, _ key: UnsafeBufferPointer<UInt8>
  ) -> UnsafePointer<TableEntry>? {
    let number = slots[slot(hash, key)]
    guard number != TableIndex.empty, let base = entries.baseAddress else { return nil }
    return UnsafePointer(base + Int(number))
  }

  /// The slot a key is in, or the empty one it would be in.
  @inline(__always)
  private func slot(_ hash: UInt64, _ key: UnsafeBufferPointer<UInt8>) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != TableIndex.empty {
      if matches(Int(slots[slot]), hash, key) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  @inline(__always)
  private func matches(_ number: Int, _ hash: UInt64, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = entries.baseAddress else { return false }
    return base[number].hash == hash && TableHash.areEqual(base[number].key, key)
  }
}
