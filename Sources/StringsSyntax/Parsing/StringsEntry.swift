/// A key and its value in a `.strings` file, with the places they stand at.
///
/// It shows a part of its document, from which all of it is made when asked for. Ranges are offsets
/// into the document's `text`.
public struct StringsEntry: Sendable {
  let content: DocumentContent
  let number: Int

  public var key: String { content.key(number) }
  public var value: PropertyListValue { content.value(number) }
  /// What the comment before the entry says, without its markers; `nil` if there is none.
  public var comment: String? { content.comment(number) }

  /// Where the key starts.
  public var position: SourcePosition { content.position(at: keyRange.lowerBound) }
  /// Where the value starts; for `"key";` where the key does.
  public var valuePosition: SourcePosition { content.position(at: raw.valueRange.lowerBound) }

  /// From the key to after the semicolon, or after the value where the semicolon is missing.
  public var range: Range<Int> { raw.range }
  /// The key, with its quotes.
  public var keyRange: Range<Int> { raw.key.range }
  /// The value, with its quotes or brackets; `nil` for `"key";`.
  public var valueRange: Range<Int>? { raw.isShort ? nil : raw.valueRange }
  /// The comment, with its markers: from the first one to the last one that belong to the entry.
  public var commentRange: Range<Int>? {
    let comments = content.comments(of: number)
    guard let first = comments.first, let last = comments.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  var raw: RawEntry { content.outlines[number].entry }
}
