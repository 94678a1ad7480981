/// Reads a whole document into entries, as offsets, and diagnostics.
struct DocumentReader {
  private(set) var entries: [DocumentContent.Entry] = []
  /// The dictionaries, arrays and data, by the indices of their entries.
  private(set) var nestedValues: [Int: PropertyListValue] = [:]

  private var reader: EntryReader

  init(_ bytes: SourceBytes) {
    reader = EntryReader(bytes, keepsComments: true)
    entries.reserveCapacity(bytes.count / 128)
  }

  /// The byte ranges of all comments, in the order of the text.
  var comments: [Range<Int>] { reader.comments }

  mutating func readAll() {
    var firstComment = 0
    while let token = reader.next() {
      let comments = firstComment..<reader.comments.count
      if case .nested = token.value { add(reader.nestedValue, of: token) }
      entries.append(DocumentContent.Entry(token: token, comments: comments))
      firstComment = comments.upperBound
    }
    for duplicate in DuplicateKeys.find(in: entries.lazy.map(\.token.key), of: reader.bytes) {
      let key = entries[duplicate.index].token.key
      reader.warn(
        duplicate.isExact ? .duplicateKey : .duplicateKeyCanonical, at: key.range.lowerBound,
        related: entries[duplicate.first].token.key.range.lowerBound, key: key)
    }
  }

  /// The diagnostics in the order of the text.
  func diagnostics(file: String) -> [Diagnostic] { reader.diagnostics(file: file) }

  private mutating func add(_ value: PropertyListValue, of token: EntryToken) {
    nestedValues[entries.count] = value
    if value["NSStringLocalizedFormatKey"] == nil {
      reader.warn(.nonStringValue, at: token.valueRange.lowerBound, key: token.key)
    }
  }
}
