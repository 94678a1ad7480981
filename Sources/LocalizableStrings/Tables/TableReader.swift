internal import StringsSyntax

/// Reads a text into entries of a table that point into the text.
struct TableReader: ~Copyable {
  /// The decoded keys with escape sequences; the caller must free them.
  private(set) var decodedKeys: [UnsafeMutableBufferPointer<UInt8>] = []

  private var reader: EntryReader

  init(_ text: UnsafeBufferPointer<UInt8>) { reader = EntryReader(SourceBytes(text)) }

  /// The next valid entry, or `nil` at the end of the text.
  @inline(__always)
  mutating func next() -> TableEntry? {
    guard let entry = reader.next() else { return nil }
    let key = entry.key.hasEscapes ? decoded(entry.key) : bytes(of: entry.key)
    switch entry.value {
    case .string(let token):
      return TableEntry(key: key, source: bytes(of: token), hasEscapes: token.hasEscapes)
    case .nested:
      return TableEntry(key: key, reader.nestedValue)
    }
  }

  @inline(__always)
  private func bytes(of token: StringToken) -> UnsafeBufferPointer<UInt8> {
    reader.bytes.slice(token.content).bindMemory(to: UInt8.self)
  }

  private mutating func decoded(_ token: StringToken) -> UnsafeBufferPointer<UInt8> {
    let text = reader.bytes.text(of: token)
    let key = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = key.initialize(from: text.utf8)
    decodedKeys.append(key)
    return UnsafeBufferPointer(key)
  }
}
