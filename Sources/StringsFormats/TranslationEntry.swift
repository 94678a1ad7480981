public import LocalizableStrings

/// A key and its value in a translation file of any format.
public struct TranslationEntry: Sendable, Hashable {
  public var key: String
  public var value: PropertyListValue
  /// Where the key stands, where the format has places.
  public var position: SourcePosition?
  /// What the comment that belongs to it says, without its markers.
  public var comment: String?

  public init(
    key: String, value: PropertyListValue, position: SourcePosition? = nil, comment: String? = nil
  ) {
    self.key = key
    self.value = value
    self.position = position
    self.comment = comment
  }
}
