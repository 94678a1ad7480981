/// The reading of a text that is part of the program into entries of a table.
///
/// Keys stay where they are in the program; texts are copied once, all into one piece of memory.
struct EmbeddedReading {
  private let reader: EntryReader
  private let source: UnsafeBufferPointer<UInt8>
  private let found: [RawEntry]
  private var texts: PermanentTexts

  init(_ source: StaticString) {
    // Safe because the bytes of a literal are in memory as long as the process.
    self.source =
      source.hasPointerRepresentation
      ? UnsafeBufferPointer(start: source.utf8Start, count: source.utf8CodeUnitCount)
      : UnsafeBufferPointer(start: nil, count: 0)
    var reader = EntryReader(self.source)
    var found: [RawEntry] = []
    var capacity = 0
    found.reserveCapacity(self.source.count / 64)
    while let entry = reader.next() {
      capacity += entry.valueRange.count + 1
      found.append(entry)
    }
    self.reader = reader
    self.found = found
    texts = PermanentTexts(capacity: capacity)
  }

  var count: Int { found.count }

  mutating func entry(_ number: Int) -> TableEntry {
    let raw = found[number]
    let key = key(raw.key)
    let hash = TableHash.of(key)
    guard case .string(let token) = raw.value else {
      return TableEntry(hash: hash, key: key, reader.value(raw))
    }
    if token.hasEscapes {
      let text = PermanentText.string(reader.string(token))
      return TableEntry(
        hash: hash, key: key, text: text, isFormat: text.utf8.contains(UInt8(ascii: "%")))
    }
    let (text, hasPercent) = texts.add(UnsafeBufferPointer(rebasing: source[token.content]))
    return TableEntry(hash: hash, key: key, text: text, isFormat: hasPercent)
  }

  private func key(_ token: StringToken) -> UnsafeBufferPointer<UInt8> {
    guard token.hasEscapes else { return UnsafeBufferPointer(rebasing: source[token.content]) }
    let text = reader.string(token)
    let key = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = key.initialize(from: text.utf8)
    return UnsafeBufferPointer(key)
  }
}
