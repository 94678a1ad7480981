/// Finds the keys that a document defines more than once.
enum DuplicateKeys {
  struct Duplicate {
    var index: Int
    /// The index of the first entry with an equal key.
    var first: Int
    /// Whether the keys are equal byte for byte, not just canonically equivalent.
    var isExact: Bool
  }

  static func find(
    in keys: some RandomAccessCollection<StringToken>, of bytes: SourceBytes
  ) -> [Duplicate] {
    duplicates(ofASCII: keys, bytes) ?? duplicates(of: keys, bytes)
  }

  /// Compares bytes; `nil` if a key contains an escape sequence or is not ASCII.
  private static func duplicates(
    ofASCII keys: some RandomAccessCollection<StringToken>, _ bytes: SourceBytes
  ) -> [Duplicate]? {
    var found: [Duplicate] = []
    var seen = IndexTable(capacity: keys.count)
    for (index, key) in keys.enumerated() {
      let text = bytes.slice(key.content)
      if key.hasEscapes || !bytes.isASCII(key.content) { return nil }
      let first = seen.insert(index, hash: IndexTable.hash(text)) { other in
        let token = keys[keys.index(keys.startIndex, offsetBy: other)]
        return bytes.slice(token.content).elementsEqual(text)
      }
      if first != index {
        found.append(Duplicate(index: index, first: first, isExact: true))
      }
    }
    return found
  }

  /// Compares texts as Swift does, by canonical equivalence.
  private static func duplicates(
    of keys: some RandomAccessCollection<StringToken>, _ bytes: SourceBytes
  ) -> [Duplicate] {
    var found: [Duplicate] = []
    var seen: [String: (index: Int, text: String)] = [:]
    for (index, key) in keys.enumerated() {
      let text = bytes.text(of: key)
      if let first = seen[text] {
        let isExact = first.text.utf8.elementsEqual(text.utf8)
        found.append(Duplicate(index: index, first: first.index, isExact: isExact))
      } else {
        seen[text] = (index, text)
      }
    }
    return found
  }
}

/// A hash table of indices whose keys are stored elsewhere.
///
/// It uses the random seed of the process, so that a file cannot be written to collide.
private struct IndexTable {
  private var slots: [Slot]

  private struct Slot {
    var hash: Int
    /// -1 in an empty slot.
    var index: Int
  }

  init(capacity: Int) {
    var size = 4
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(hash: 0, index: -1), count: size)
  }

  static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: bytes)
    return hasher.finalize()
  }

  /// Inserts an index unless the table has one with an equal key.
  ///
  /// - Returns: The index in the table.
  @inline(__always)
  mutating func insert(_ index: Int, hash: Int, isEqual: (Int) -> Bool) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot].index >= 0 {
      if slots[slot].hash == hash, isEqual(slots[slot].index) { return slots[slot].index }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Slot(hash: hash, index: index)
    return index
  }
}
