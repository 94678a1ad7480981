internal import StringsSyntax

/// A key of a table and its value, which is decoded on first use.
struct TableEntry: ~Copyable {
  let hash: UInt64
  // Safe because the bytes belong to the index that contains the entry.
  let key: UnsafeBufferPointer<UInt8>
  /// The bytes between the quotes of the value; empty if the value was not read from a text.
  private let source: UnsafeBufferPointer<UInt8>
  private let hasEscapes: Bool
  private let value = LazyReference<TableText>()

  /// Creates an entry whose text is decoded when it is looked up.
  @inline(__always)
  init(
    key: UnsafeBufferPointer<UInt8>, source: UnsafeBufferPointer<UInt8>, hasEscapes: Bool
  ) {
    hash = TableHash.of(key)
    self.key = key
    self.source = source
    self.hasEscapes = hasEscapes
  }

  init(key: UnsafeBufferPointer<UInt8>, _ value: PropertyListValue) {
    self.init(key: key, source: UnsafeBufferPointer(start: nil, count: 0), hasEscapes: false)
    _ = self.value.load { TableText(value) }
  }

  /// The text as written; empty for a plural.
  var text: String { loadedText._withUnsafeGuaranteedRef { $0.text } }

  var content: TableText.Content { loadedText._withUnsafeGuaranteedRef { $0.content } }

  /// The text if it contains no `%`.
  @inline(__always)
  var plainText: String? {
    loadedText._withUnsafeGuaranteedRef {
      guard case .plain = $0.content else { return nil }
      return $0.text
    }
  }

  /// The compiled message.
  @inline(__always)
  func messageProgram() -> Unmanaged<MessageProgram> {
    loadedText._withUnsafeGuaranteedRef { $0.messageProgram() }
  }

  @inline(__always)
  private var loadedText: Unmanaged<TableText> { value.loaded ?? makeText() }

  private func makeText() -> Unmanaged<TableText> {
    let token = StringToken(range: 0..<source.count, isQuoted: false, hasEscapes: hasEscapes)
    return value.load {
      TableText(ImmortalString.string(SourceBytes(source).text(of: token)))
    }
  }
}
