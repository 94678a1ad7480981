internal import StringsSyntax

/// A key of a table and where its text is.
struct TableEntry: ~Copyable {
  let hash: UInt64
  // Safe because the bytes belong to the index the entry is in.
  let key: UnsafeBufferPointer<UInt8>
  /// The text between its quotes; nothing if it was not read from a text.
  private let source: UnsafeBufferPointer<UInt8>
  private let hasEscapes: Bool
  private let made = FirstUse<TableText>()

  /// An entry whose text is made when it is looked up.
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
    _ = made.object { TableText(value) }
  }

  @inline(__always)
  func matches(_ hash: UInt64, _ key: UnsafeBufferPointer<UInt8>) -> Bool {
    self.hash == hash && TableHash.areEqual(self.key, key)
  }

  /// The text as written; empty for a plural.
  var text: String { shown._withUnsafeGuaranteedRef { $0.text } }

  var content: TableText.Content { shown._withUnsafeGuaranteedRef { $0.content } }

  /// The text, if nothing has to be put into it.
  @inline(__always)
  var plainText: String? {
    shown._withUnsafeGuaranteedRef {
      guard case .plain = $0.content else { return nil }
      return $0.text
    }
  }

  /// The message ready to be shown, made when first needed.
  @inline(__always)
  func messageProgram() -> Unmanaged<MessageProgram> {
    shown._withUnsafeGuaranteedRef { $0.messageProgram() }
  }

  @inline(__always)
  private var shown: Unmanaged<TableText> { made.made ?? makeText() }

  private func makeText() -> Unmanaged<TableText> {
    let token = StringToken(range: 0..<source.count, isQuoted: false, hasEscapes: hasEscapes)
    return made.object {
      TableText(PermanentText.string(SourceBytes(source).text(of: token)))
    }
  }
}
