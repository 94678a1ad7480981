/// A key and its value in a `.strings` file, with their positions.
///
/// An entry is a view of its document and creates strings and positions on request. Ranges are byte
/// offsets into ``StringsDocument/text``.
public struct StringsEntry: Sendable {
  let content: DocumentContent
  let index: Int

  /// The key, with escape sequences decoded.
  public var key: String { content.key(index) }
  /// The value; the key itself for `"key";`.
  public var value: PropertyListValue { content.value(index) }
  /// The text of the comments above the entry, without markers; `nil` if there are none.
  public var comment: String? { content.comment(index) }

  /// The start of the key.
  public var position: SourcePosition { content.position(at: keyRange.lowerBound) }
  /// The start of the value; the start of the key for `"key";`.
  public var valuePosition: SourcePosition { content.position(at: token.valueRange.lowerBound) }

  /// The entry from its key to after its semicolon, or after its value if the semicolon is missing.
  public var range: Range<Int> { token.range }
  /// The key, including its quotes.
  public var keyRange: Range<Int> { token.key.range }
  /// The value, including its quotes or brackets; `nil` for `"key";`.
  public var valueRange: Range<Int>? { token.isKeyOnly ? nil : token.valueRange }
  /// The comments of the entry from the first to the last, including their markers.
  public var commentRange: Range<Int>? {
    let comments = content.comments(of: index)
    guard let first = comments.first, let last = comments.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  var token: EntryToken { content.entries[index].token }
}

/// The valid entries of a `.strings` file, in the order of the file.
public struct StringsEntries: RandomAccessCollection, Sendable {
  let content: DocumentContent

  public var startIndex: Int { 0 }
  public var endIndex: Int { content.entries.count }

  public subscript(index: Int) -> StringsEntry {
    precondition(indices.contains(index), "the index is within the bounds")
    return StringsEntry(content: content, index: index)
  }
}
