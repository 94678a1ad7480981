internal import StringsSyntax

/// The texts of a table by key: a flat, immutable hash table.
final class TableIndex: @unchecked Sendable {
  // Safe because everything is written in `init` only, except for what the entries synchronize
  // themselves, and freed with the index. Entries point into the text or the keys.
  private let slots: TableSlots
  private let entries: UnsafeMutableBufferPointer<TableEntry>
  private let text: UnsafeBufferPointer<UInt8>
  /// Keeps the text in memory, if it is not embedded in the program.
  private let kept: [UInt8]
  /// The keys that are not in the text, freed with the index.
  private let copies: [UnsafeMutableBufferPointer<UInt8>]

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
    slots = TableSlots(for: pairs.count)
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
    slots = TableSlots(for: entries.count)
    fillSlots()
  }

  private static func copy(
    _ bytes: some Collection<UInt8>
  ) -> UnsafeMutableBufferPointer<UInt8> {
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
    return memory
  }

  private func fillSlots() {
    for index in entries.indices {
      let key = entries[index].key
      slots.insert(index, entries[index].hash) { hasKey($0, key) }
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
    guard let index = slots.index(of: hash, where: { hasKey($0, key) }),
      let base = entries.baseAddress
    else { return nil }
    return UnsafePointer(base + index)
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
      let key = entries[index].key
      let last = slots.index(of: entries[index].hash) { hasKey($0, key) }
      guard let last, !isIncluded[last] else { return nil }
      isIncluded[last] = true
      return String(decoding: entries[index].key, as: UTF8.self)
    }
  }

  @inline(__always)
  private func hasKey(_ index: Int, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = entries.baseAddress else { return false }
    return TableHash.areEqual(base[index].key, key)
  }
}
