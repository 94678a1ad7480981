internal import StringsSyntax

/// The texts of a table by their keys: a flat hash table that is never changed once it is made.
final class TableIndex: @unchecked Sendable {
  // Safe because all of it is written in `init` only, apart from what the entries guard themselves,
  // and freed with the index; entries point into the text, or into the keys.
  private let slots: UnsafeMutableBufferPointer<UInt32>
  private let entries: UnsafeMutableBufferPointer<TableEntry>
  private let text: UnsafeBufferPointer<UInt8>
  private let isTextOwned: Bool
  private let keys: [UnsafeMutableBufferPointer<UInt8>]
  private let mask: Int

  private static let empty = UInt32.max

  /// Of pairs with equal keys the last one counts.
  init(_ pairs: [PropertyListPair]) {
    text = UnsafeBufferPointer(start: nil, count: 0)
    isTextOwned = false
    keys = pairs.map { TableIndex.copy($0.key.utf8) }
    entries = .allocate(capacity: pairs.count)
    for (number, pair) in pairs.enumerated() {
      let key = UnsafeBufferPointer(keys[number])
      entries.initializeElement(at: number, to: TableEntry(key: key, pair.value))
    }
    slots = TableIndex.emptySlots(for: pairs.count)
    mask = slots.count - 1
    fillSlots()
  }

  /// Reads a `.strings` text in UTF-8; of equal keys the last one counts; what is broken is left out.
  convenience init(copying text: [UInt8]) {
    self.init(UnsafeBufferPointer(TableIndex.copy(text)), isTextOwned: true)
  }

  /// The same of a text that is in memory as long as the process.
  convenience init(embedded text: UnsafeBufferPointer<UInt8>) {
    self.init(text, isTextOwned: false)
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, isTextOwned: Bool) {
    self.text = text
    self.isTextOwned = isTextOwned
    var reading = TableReading(text)
    var growing = GrowingEntries(capacity: text.count / 96)
    while let entry = reading.next() { growing.append(entry) }
    keys = reading.decodedKeys
    entries = growing.taken()
    slots = TableIndex.emptySlots(for: entries.count)
    mask = slots.count - 1
    fillSlots()
  }

  private static func copy(
    _ bytes: some Collection<UInt8>
  ) -> UnsafeMutableBufferPointer<UInt8> {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    return memory
  }

  private static func emptySlots(for count: Int) -> UnsafeMutableBufferPointer<UInt32> {
    var size = 4
    while size < count * 2 { size *= 2 }
    let slots = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: size)
    slots.initialize(repeating: empty)
    return slots
  }

  private func fillSlots() {
    for number in entries.indices {
      slots[slot(entries[number].hash, entries[number].key)] = UInt32(number)
    }
  }

  deinit {
    entries.deinitialize()
    entries.deallocate()
    slots.deallocate()
    for key in keys { key.deallocate() }
    if isTextOwned { text.deallocate() }
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

  /// The text it was read from, read as a document; an empty one if it was made of pairs.
  func document(file: String) -> StringsDocument {
    let encoding = TextEncoding(form: .utf8, hasByteOrderMark: false)
    return StringsDocument(bytes: Array(text), encoding: encoding, file: file)
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
    return base[number].matches(hash, key)
  }
}
