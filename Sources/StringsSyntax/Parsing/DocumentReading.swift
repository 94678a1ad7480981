/// The reading of a whole document into entries, as offsets, and what is wrong with it.
struct DocumentReading {
  private(set) var outlines: [EntryOutline] = []
  /// The values that are no strings, by the numbers of their entries.
  private(set) var nestedValues: [Int: PropertyListValue] = [:]

  private var reader: EntryReader

  init(_ bytes: SourceBytes) {
    reader = EntryReader(bytes, keepsComments: true)
    outlines.reserveCapacity(bytes.count / 128)
  }

  /// All comments, in order.
  var comments: [Range<Int>] { reader.comments }

  mutating func run() {
    var firstComment = 0
    while let entry = reader.next() {
      let comments = firstComment..<reader.comments.count
      if case .nested = entry.value { add(reader.nestedValue, of: entry) }
      outlines.append(EntryOutline(entry: entry, comments: comments))
      firstComment = comments.upperBound
    }
    for repetition in RepeatedKeys.find(in: outlines.lazy.map(\.entry.key), of: reader.bytes) {
      reader.warn(
        repetition.isExact ? .duplicateKey : .duplicateKeyCanonical,
        at: outlines[repetition.number].entry.key.range.lowerBound,
        related: outlines[repetition.first].entry.key.range.lowerBound)
    }
  }

  /// What is wrong, in the order of the places.
  func diagnostics(file: String) -> [Diagnostic] { reader.diagnostics(file: file) }

  private mutating func add(_ value: PropertyListValue, of entry: RawEntry) {
    nestedValues[outlines.count] = value
    if value["NSStringLocalizedFormatKey"] == nil {
      reader.warn(.nonStringValue, at: entry.valueRange.lowerBound)
    }
  }
}
