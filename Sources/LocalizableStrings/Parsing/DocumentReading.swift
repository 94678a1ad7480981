/// The reading of a whole document: entries with comments and places, problems of the table.
struct DocumentReading {
  private(set) var entries: [StringsEntry] = []

  private var reader: EntryReader
  private var cursor: PositionCursor
  private var endOfLastEntry = 0
  /// The index of the first entry of each key.
  private var firstEntries: [String: Int] = [:]

  init(_ buffer: UnsafeBufferPointer<UInt8>) {
    reader = EntryReader(buffer, keepsComments: true)
    cursor = PositionCursor(reader.bytes)
  }

  mutating func run() {
    while let raw = reader.next() {
      let entry = entry(raw)
      warn(about: entry)
      entries.append(entry)
      endOfLastEntry = raw.range.upperBound
      reader.forgetComments()
    }
  }

  /// What is wrong, in the order of the places.
  func diagnostics(file: String) -> [Diagnostic] { reader.diagnostics(file: file) }

  private mutating func entry(_ raw: RawEntry) -> StringsEntry {
    let key = raw.key.range
    let comments = comments(before: key.lowerBound)
    let isShort = raw.valueRange.lowerBound == key.lowerBound
    return StringsEntry(
      key: reader.string(raw.key), value: reader.value(raw),
      comment: comments.isEmpty ? nil : comments.map(text).joined(separator: "\n"),
      position: cursor.position(at: key.lowerBound),
      valuePosition: cursor.position(at: raw.valueRange.lowerBound),
      range: raw.range, keyRange: key, valueRange: isShort ? nil : raw.valueRange,
      commentRange: comments.first.map { $0.lowerBound..<comments[comments.count - 1].upperBound })
  }

  /// The comments that belong to the entry whose key starts at an offset.
  ///
  /// Those are the ones above it, up to an empty line; but not one that stands behind the entry
  /// before it, on the same line.
  private func comments(before key: Int) -> [Range<Int>] {
    var own: [Range<Int>] = []
    var below = key
    for comment in reader.comments.reversed() where comment.upperBound <= key {
      if reader.bytes.hasEmptyLine(in: comment.upperBound..<below) { break }
      own.append(comment)
      below = comment.lowerBound
    }
    if let first = own.last, endOfLastEntry > 0,
      !reader.bytes.hasLineEnd(in: endOfLastEntry..<first.lowerBound),
      reader.bytes.hasLineEnd(in: first.upperBound..<key)
    {
      own.removeLast()
    }
    return own.reversed()
  }

  /// What a comment says, without its markers and the space around.
  private func text(_ comment: Range<Int>) -> String {
    let isBlock = reader.bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
    let inner = comment.lowerBound + 2..<comment.upperBound - (isBlock ? 2 : 0)
    let scalars = reader.bytes.text(inner).unicodeScalars
    let isSpace = \Unicode.Scalar.Properties.isWhitespace
    let start = scalars.drop { $0.properties[keyPath: isSpace] }
    guard let last = start.lastIndex(where: { !$0.properties[keyPath: isSpace] }) else { return "" }
    return String(String.UnicodeScalarView(start[...last]))
  }

  private mutating func warn(about entry: StringsEntry) {
    if let index = firstEntries[entry.key] {
      let first = entries[index]
      let isSame = first.key.utf8.elementsEqual(entry.key.utf8)
      reader.warn(
        isSame ? .duplicateKey : .duplicateKeyCanonical, at: entry.keyRange.lowerBound,
        related: first.keyRange.lowerBound)
    } else {
      firstEntries[entry.key] = entries.count
    }
    if entry.value.string == nil, entry.value["NSStringLocalizedFormatKey"] == nil {
      reader.warn(.nonStringValue, at: (entry.valueRange ?? entry.keyRange).lowerBound)
    }
  }
}
