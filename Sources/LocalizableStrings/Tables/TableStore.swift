internal import StringsSyntax
internal import Synchronization

/// Reads a table on first use.
final class TableStore: Sendable {
  /// What a table is read from.
  enum Source: Sendable {
    case embedded(StaticString)
    case bytes([UInt8])
    case document(StringsDocument)
    case pairs([PropertyListPair])
    /// Bytes that were released because the table keeps them.
    case released

    func table() -> TableIndex {
      switch self {
      case .embedded(let text):
        guard text.hasPointerRepresentation else { return TableIndex([]) }
        // Safe because the bytes of a literal stay in memory as long as the process.
        return TableIndex(
          embedded: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
      case .bytes(let bytes): return TableIndex(text: TextEncoding(of: bytes).utf8(bytes))
      case .document(let document): return TableIndex(text: document.text)
      case .pairs(let pairs): return TableIndex(pairs)
      case .released: return TableIndex([])
      }
    }
  }

  private let index = LazyReference<TableIndex>()
  private let source: Mutex<Source>

  init(_ source: Source) { self.source = Mutex(source) }

  /// Reads the text again as a document for its diagnostics, which only tools need.
  func diagnostics(file: String) -> [Diagnostic] {
    if case .document(let document) = source.withLock({ $0 }) { return document.diagnostics }
    return loadedIndex._withUnsafeGuaranteedRef { $0.document(file: file).diagnostics }
  }

  /// The keys in order, each once.
  var keys: [String] { loadedIndex._withUnsafeGuaranteedRef { $0.distinctKeys } }

  /// The keys and values in order, read again from the text, which no lookup needs.
  var pairs: [PropertyListPair] {
    if case .pairs(let pairs) = source.withLock({ $0 }) { return pairs }
    return loadedIndex._withUnsafeGuaranteedRef { $0.document(file: "").entries }
      .map { PropertyListPair(key: $0.key, value: $0.value) }
  }

  /// The entry of a key; `nil` if there is none.
  @inline(__always)
  func entry(_ hash: UInt64, _ key: UnsafeBufferPointer<UInt8>) -> UnsafePointer<TableEntry>? {
    loadedIndex._withUnsafeGuaranteedRef { $0.entry(hash, key) }
  }

  func has(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { entry(TableHash.of($0), $0) != nil }
  }

  @inline(__always)
  private var loadedIndex: Unmanaged<TableIndex> { index.loaded ?? makeIndex() }

  /// Reads the table under a lock, so that concurrent threads read it once.
  private func makeIndex() -> Unmanaged<TableIndex> {
    source.withLock { source in
      index.load {
        let table = source.table()
        if case .bytes = source { source = .released }
        return table
      }
    }
  }
}
