/// What a table is made from.
enum TableSource: Sendable {
  case embedded(StaticString, file: String)
  case bytes([UInt8], file: String)
  case document(StringsDocument)
  case pairs([PropertyListPair])
  /// Nothing that is still needed: the table was made, and there is nothing wrong with it.
  case done

  func table() -> TableIndex {
    switch self {
    case .embedded(let text, _):
      guard text.hasPointerRepresentation else { return TableIndex(pairs: []) }
      return text.withUTF8Buffer { TableIndex(text: $0) }
    case .bytes(let bytes, _):
      return TextEncoding(of: bytes).utf8(bytes).withUnsafeBufferPointer { TableIndex(text: $0) }
    case .document(let document):
      return document.text.withUnsafeBufferPointer { TableIndex(text: $0) }
    case .pairs(let pairs): return TableIndex(pairs: pairs)
    case .done: return TableIndex(pairs: [])
    }
  }

  /// What is wrong with it; found by reading it again, as a document.
  var diagnostics: [Diagnostic] {
    switch self {
    case .embedded(let text, let file):
      guard text.hasPointerRepresentation else { return [] }
      let bytes = text.withUTF8Buffer { Array($0) }
      return StringsDocument(bytes: bytes, file: file).diagnostics
    case .bytes(let bytes, let file): return StringsDocument(bytes: bytes, file: file).diagnostics
    case .document(let document): return document.diagnostics
    case .pairs, .done: return []
    }
  }
}
