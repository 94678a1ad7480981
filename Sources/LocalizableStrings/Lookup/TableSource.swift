internal import StringsSyntax

/// What a table is made from.
enum TableSource: Sendable {
  case embedded(StaticString)
  case bytes([UInt8])
  case document(StringsDocument)
  case pairs([PropertyListPair])
  /// Bytes that are no longer needed: the table has its own.
  case read

  func table() -> TableIndex {
    switch self {
    case .embedded(let text):
      guard text.hasPointerRepresentation else { return TableIndex([]) }
      // Safe because the bytes of a literal are in memory as long as the process.
      return TableIndex(
        embedded: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    case .bytes(let bytes): return TableIndex(copying: TextEncoding(of: bytes).utf8(bytes))
    case .document(let document): return TableIndex(copying: document.text)
    case .pairs(let pairs): return TableIndex(pairs)
    case .read: return TableIndex([])
    }
  }
}
