/// A key and its value in a `.strings` file, with the places they stand at.
///
/// Ranges are offsets into the document's `text`.
public struct StringsEntry: Sendable, Hashable {
  public var key: String
  public var value: PropertyListValue
  /// What the comment before the entry says, without its markers; `nil` if there is none.
  public var comment: String?
  /// Where the key starts.
  public var position: SourcePosition
  /// Where the value starts; for `"key";` where the key does.
  public var valuePosition: SourcePosition
  /// From the key to after the semicolon, or after the value where the semicolon is missing.
  public var range: Range<Int>
  /// The key, with its quotes.
  public var keyRange: Range<Int>
  /// The value, with its quotes or brackets; `nil` for `"key";`.
  public var valueRange: Range<Int>?
  /// The comment, with its markers: from the first one to the last one that belong to the entry.
  public var commentRange: Range<Int>?
}
