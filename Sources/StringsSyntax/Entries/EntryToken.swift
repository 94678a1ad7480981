/// A key and its value as byte offsets into the text.
package struct EntryToken: Sendable {
  package enum Value: Sendable {
    case string(StringToken)
    /// A dictionary, array or data, brackets included.
    case nested(Range<Int>)
  }

  package var key: StringToken
  /// The key's own token for `"key";`, which has no written value.
  package var value: Value
  /// The offset after the semicolon, or after the value if the semicolon is missing.
  package var end: Int

  package init(key: StringToken, value: Value, end: Int) {
    self.key = key
    self.value = value
    self.end = end
  }

  /// From the start of the key to `end`.
  var range: Range<Int> { key.range.lowerBound..<end }

  /// The bytes of the value; those of the key for `"key";`.
  var valueRange: Range<Int> {
    switch value {
    case .string(let token): token.range
    case .nested(let range): range
    }
  }

  /// Whether the entry has no written value: `"key";`.
  var isKeyOnly: Bool { valueRange.lowerBound == key.range.lowerBound }
}

/// A string as byte offsets into the text.
package struct StringToken: Sendable {
  /// The bytes of the string, quotes included.
  package var range: Range<Int>
  package var isQuoted: Bool
  /// Whether the string contains a backslash, so that its text differs from its bytes.
  package var hasEscapes = false

  package init(range: Range<Int>, isQuoted: Bool, hasEscapes: Bool = false) {
    self.range = range
    self.isQuoted = isQuoted
    self.hasEscapes = hasEscapes
  }

  /// The bytes between the quotes; all of them if the string is not quoted.
  package var content: Range<Int> {
    isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }
}
