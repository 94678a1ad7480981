/// The texts of a table by their keys: a flat hash table that is never changed once it is made.
final class TableIndex: @unchecked Sendable {
  /// Whether it was read from a text in which nothing was wrong.
  private(set) var isFlawless = true

  // Safe because all of it is written in `init` only, apart from what the entries guard themselves,
  // and freed with the index.
  private let slots: UnsafeMutableBufferPointer<UInt32>
  private let entries: UnsafeMutableBufferPointer<TableEntry>
  private let keys: UnsafeMutableBufferPointer<UInt8>
  private let mask: Int

  private static let empty = UInt32.max

  /// Of pairs with equal keys the last one counts.
  init(pairs: [PropertyListPair]) {
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
      entries.initializeElement(
        at: number, to: TableEntry(key: UnsafeBufferPointer(key), pair.value))
    }
    _ = fillSlots()
  }

  /// Reads a `.strings` text in UTF-8; its keys and texts are kept as long as the process lives.
  ///
  /// Of equal keys the last one counts; what is broken is left out.
  init(text: UnsafeBufferPointer<UInt8>) {
    var reading = TableReading(text)
    var growing = GrowingEntries(capacity: text.count / 96)
    while let entry = reading.next() { growing.append(entry) }
    entries = growing.taken()
    slots = TableIndex.emptySlots(for: entries.count)
    mask = slots.count - 1
    keys = .allocate(capacity: 0)
    isFlawless = fillSlots() && reading.isFlawless
  }

  /// Puts each entry into a slot.
  ///
  /// - Returns: Whether all keys are different.
  private func fillSlots() -> Bool {
    var isEachKeyNew = true
    for number in entries.indices {
      let slot = slot(entries[number].hash, entries[number].key)
      if slots[slot] != TableIndex.empty { isEachKeyNew = false }
      slots[slot] = UInt32(number)
    }
    return isEachKeyNew
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

  /// Each key once, in the order in which they were read first.
  var distinctKeys: [String] {
    var isTold = [Bool](repeating: false, count: entries.count)
    return entries.indices.compactMap { number in
      let counting = Int(slots[slot(entries[number].hash, entries[number].key)])
      if isTold[counting] { return nil }
      isTold[counting] = true
      return String(decoding: entries[number].key, as: UTF8.self)
    }
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
