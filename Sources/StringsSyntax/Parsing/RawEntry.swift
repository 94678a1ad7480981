/// A key and its value as they stand in a text, not yet made into strings.
@usableFromInline
package struct RawEntry: Sendable {
  @usableFromInline
  package enum Value: Sendable {
    case string(StringToken)
    /// Brackets, from the first to the last one.
    case nested(Range<Int>)
  }

  @usableFromInline
  package var key: StringToken
  /// For `"key";` the key's own token.
  @usableFromInline
  package var value: Value
  /// After the semicolon, or after the value where the semicolon is missing.
  @usableFromInline
  package var end: Int

  @inlinable
  package init(key: StringToken, value: Value, end: Int) {
    self.key = key
    self.value = value
    self.end = end
  }

  /// From the key to the end.
  var range: Range<Int> { key.range.lowerBound..<end }

  /// Where the value stands; for `"key";` where the key stands.
  var valueRange: Range<Int> {
    switch value {
    case .string(let token): token.range
    case .nested(let range): range
    }
  }

  /// Whether the value is not written: `"key";`.
  var isShort: Bool { valueRange.lowerBound == key.range.lowerBound }
}
