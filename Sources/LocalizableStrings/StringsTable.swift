/// The translations into one language, by key.
///
/// A table is read when it is first asked for something, once, and never changes.
public struct StringsTable: Sendable {
  public let language: Language
  private let contents: Lazy<TableContents>

  /// Makes a table of a text in the `.strings` format that is part of the program.
  public init(language: Language, source: StaticString) {
    self.init(language: language) { TableContents(source: source) }
  }

  /// Makes a table of what a document holds; of equal keys the last one counts.
  public init(language: Language, document: StringsDocument) {
    self.init(
      language: language,
      pairs: document.entries.map { PropertyListPair(key: $0.key, value: $0.value) })
  }

  /// Makes a table of keys and values as property lists hold them; of equal keys the last one counts.
  public init(language: Language, pairs: [PropertyListPair]) {
    self.init(language: language) { TableContents(pairs: pairs) }
  }

  private init(language: Language, read: @escaping @Sendable () -> TableContents) {
    self.language = language
    contents = Lazy(read)
  }

  /// The translation of a key, if there is one.
  public subscript(key: String) -> Message? { contents.value.messages[key] }

  /// All keys, in no order.
  public var keys: some Collection<String> { contents.value.messages.keys }
}

/// What a table holds once it was read.
final class TableContents: Sendable {
  let messages: [String: Message]

  init(pairs: [PropertyListPair]) {
    var messages: [String: Message] = [:]
    for pair in pairs { messages[pair.key] = Message(pair.value) ?? messages[pair.key] }
    self.messages = messages
  }

  init(source: StaticString) {
    messages = source.withUTF8Buffer { buffer in
      var messages: [String: Message] = [:]
      var reader = EntryReader(buffer)
      while let entry = reader.next() {
        if let message = Message(reader.value(entry)) { messages[reader.string(entry.key)] = message }
      }
      return messages
    }
  }
}
