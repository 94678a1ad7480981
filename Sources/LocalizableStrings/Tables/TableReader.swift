internal import StringsSyntax

/// Reads a text into entries of a table that point into the text.
struct TableReader: ~Copyable {
  /// The decoded keys with escape sequences; the caller must free them.
  private(set) var decodedKeys: [UnsafeMutableBufferPointer<UInt8>] = []

  private var reader: EntryReader

  init(_ text: UnsafeBufferPointer<UInt8>) { reader = EntryReader(SourceBytes(text)) }

  /// Adds all valid entries to a buffer.
  mutating func readAll(into buffer: inout TableEntryBuffer) {
    while true {
      if let entry = reader.nextSimple() {
        buffer.append(key: bytes(entry.key), source: bytes(entry.text), hasEscapes: false)
      } else if let entry = reader.readNextEntry() {
        add(entry, to: &buffer)
      } else {
        return
      }
    }
  }

  private mutating func add(_ entry: EntryToken, to buffer: inout TableEntryBuffer) {
    let key = entry.key.hasEscapes ? decoded(entry.key) : bytes(entry.key.content)
    switch entry.value {
    case .string(let text):
      buffer.append(key: key, source: bytes(text.content), hasEscapes: text.hasEscapes)
    case .nested:
      buffer.append(TableEntry(key: key, reader.nestedValue))
    }
  }

  @inline(__always)
  private func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    reader.bytes.slice(range).bindMemory(to: UInt8.self)
  }

  private mutating func decoded(_ token: StringToken) -> UnsafeBufferPointer<UInt8> {
    let text = reader.bytes.text(of: token)
    let key = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = key.initialize(from: text.utf8)
    decodedKeys.append(key)
    return UnsafeBufferPointer(key)
  }
}
