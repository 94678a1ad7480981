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
  init(_ pairs: [PropertyListPair]) {
    slots = TableIndex.emptySlots(for: pairs.count)
    mask = slots.count - 1
    entries = .allocate(capacity: pairs.count)
    keys = .allocate(capacity: pairs.reduce(0) { $0 + $1.key.utf8.count })
    var place = 0
    for (number, pair) in pairs.enumerated() {
      let count = pair.key.utf8.count
      let key = UnsafeMutableBufferPointer(rebasing: keys[place..<place + count])
      _ = key.initialize(from: pair.key.utf8)
      place += count
      let shared = UnsafeBufferPointer(key)
      add(TableEntry(hash: TableHash.of(shared), key: shared, pair.value), number)
    }
  }

  /// Reads a `.strings` text that is part of the program; its texts are kept as long as that runs.
  ///
  /// Of equal keys the last one counts; what is broken is left out.
  init(embedded source: StaticString) {
    var reading = EmbeddedReading(source)
    slots = TableIndex.emptySlots(for: reading.count)
    mask = slots.count - 1
    entries = .allocate(capacity: reading.count)
    keys = .allocate(capacity: 0)
    for number in 0..<reading.count { add(reading.entry(number), number) }
  }

  private func add(_ entry: consuming TableEntry, _ number: Int) {
    slots[slot(entry.hash, entry.key)] = UInt32(number)
    entries.initializeElement(at: number, to: entry)
  }

  private static func emptySlots(for count: Int) -> UnsafeMutableBufferPointer<UInt32> {
    var size = 4
    while size < count * 2 { size *= 2 }
    let slots = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: size)
    slots.initialize(repeating: empty)
    return slots
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
