public import StringsSyntax

/// A key and its value in a translation file of any format.
public struct TranslationEntry: Sendable, Hashable {
  public var key: String
  public var value: PropertyListValue
  /// Where the key stands, where the format has places.
  public var position: SourcePosition?
  /// What the comment that belongs to it says, without its markers.
  public var comment: String?
  /// Where the value stands, if that is far from its key, as in a string catalog.
  public var valuePosition: SourcePosition?
  /// How far the translator is, where the format can say so.
  public var state: TranslationState?
  /// Whether other languages need a text of their own.
  public var isTranslatable = true
  /// Whether the format says that the program no longer has this key.
  public var isStale = false

  public init(
    key: String, value: PropertyListValue, position: SourcePosition? = nil, comment: String? = nil
  ) {
    self.key = key
    self.value = value
    self.position = position
    self.comment = comment
  }
}
