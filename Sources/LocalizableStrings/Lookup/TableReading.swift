/// The reading of a text into entries of a table, whose keys and texts are copied into one piece of
/// memory.
struct TableReading: ~Copyable {
  /// Whether no diagnostic is due; if in doubt, a document has to be made of the text to say so.
  private(set) var isFlawless = true

  private var reader: EntryReader
  private var texts: PermanentTexts

  init(_ text: UnsafeBufferPointer<UInt8>) {
    reader = EntryReader(SourceBytes(text))
    texts = PermanentTexts(expecting: text.count)
  }

  /// The next entry that is whole, or `nil` at the end.
  @inline(__always)
  mutating func next() -> TableEntry? {
    guard let entry = reader.next() else {
      isFlawless = isFlawless && reader.problems.isEmpty
      return nil
    }
    let key = add(entry.key)
    // Whether a key beyond ASCII is canonically equivalent to another one, only a document knows.
    isFlawless = isFlawless && key.isASCII
    switch entry.value {
    case .string(let token):
      return TableEntry(key: key.bytes, text: add(token))
    case .nested:
      let value = reader.nestedValue
      isFlawless = isFlawless && value["NSStringLocalizedFormatKey"] != nil
      return TableEntry(key: key.bytes, value)
    }
  }

  @inline(__always)
  private mutating func add(_ token: StringToken) -> PermanentTexts.Text {
    token.hasEscapes
      ? texts.add(reader.bytes.text(of: token)) : texts.add(reader.bytes, token.content)
  }
}
