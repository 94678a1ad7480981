internal import StringsSyntax

/// The texts of a table by key: a flat, immutable hash table.
final class TableIndex: @unchecked Sendable {
  // Safe because everything is written in `init` only, except for what the entries synchronize
  // themselves, and freed with the index. Entries point into the text or the keys.
  private let slots: UnsafeMutableBufferPointer<UInt32>
  private let entries: UnsafeMutableBufferPointer<TableEntry>
  private let text: UnsafeBufferPointer<UInt8>
  /// Keeps the text in memory, if it is not embedded in the program.
  private let kept: [UInt8]
  /// The keys that are not in the text, freed with the index.
  private let copies: [UnsafeMutableBufferPointer<UInt8>]
  private let mask: Int

  private static let empty = UInt32.max

  /// Creates an index of pairs; of pairs with equal keys the last one counts.
  init(_ pairs: [PropertyListPair]) {
    text = UnsafeBufferPointer(start: nil, count: 0)
    kept = []
    copies = pairs.map { TableIndex.copy($0.key.utf8) }
    entries = .allocate(capacity: pairs.count)
    for (index, pair) in pairs.enumerated() {
      let key = UnsafeBufferPointer(copies[index])
      entries.initializeElement(at: index, to: TableEntry(key: key, pair.value))
    }
    slots = TableIndex.emptySlots(for: pairs.count)
    mask = slots.count - 1
    fillSlots()
  }

  /// Reads a `.strings` text in UTF-8; of equal keys the last one counts.
  ///
  /// Broken entries are left out.
  convenience init(text: [UInt8]) {
    // Safe because the index keeps the array: its elements are in memory of their own, which is not
    // freed meanwhile, and others copy a shared array before they change it.
    self.init(text.withUnsafeBufferPointer { $0 }, keeping: text)
  }

  /// Reads a `.strings` text that stays in memory as long as the process.
  convenience init(embedded text: UnsafeBufferPointer<UInt8>) {
    self.init(text, keeping: [])
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, keeping kept: [UInt8]) {
    self.kept = kept
    self.text = text
    var reader = TableReader(text)
    var buffer = TableEntryBuffer(capacity: text.count / 96)
    reader.readAll(into: &buffer)
    copies = reader.decodedKeys
    entries = buffer.take()
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
    for index in entries.indices {
      slots[slot(entries[index].hash, entries[index].key)] = UInt32(index)
    }
  }

  deinit {
    entries.deinitialize()
    entries.deallocate()
    slots.deallocate()
    for copy in copies { copy.deallocate() }
  }

  /// The entry of a key; `nil` if there is none.
  @inline(__always)
  func entry(
    _ hash: UInt64, _ key: UnsafeBufferPointer<UInt8>
  ) -> UnsafePointer<TableEntry>? {
    let index = slots[slot(hash, key)]
    guard index != TableIndex.empty, let base = entries.baseAddress else { return nil }
    return UnsafePointer(base + Int(index))
  }

  /// Reads the text of the table as a document, which is empty for a table of pairs.
  func document(file: String) -> StringsDocument {
    let encoding = TextEncoding(form: .utf8, hasByteOrderMark: false)
    return StringsDocument(bytes: Array(text), encoding: encoding, file: file)
  }

  /// The keys in the order of their first definition, each once.
  var distinctKeys: [String] {
    var isIncluded = [Bool](repeating: false, count: entries.count)
    return entries.indices.compactMap { index in
      let last = Int(slots[slot(entries[index].hash, entries[index].key)])
      if isIncluded[last] { return nil }
      isIncluded[last] = true
      return String(decoding: entries[index].key, as: UTF8.self)
    }
  }

  /// The slot of a key, or the empty slot where it would be.
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
  private func matches(_ index: Int, _ hash: UInt64, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = entries.baseAddress else { return false }
    return base[index].matches(hash, key)
  }
}
