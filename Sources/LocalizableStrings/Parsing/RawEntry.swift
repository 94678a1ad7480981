/// A key and its value as they stand in a text, not yet made into strings.
package struct RawEntry {
  package enum Value {
    case string(StringToken)
    case nested(PropertyListValue)
  }

  package var key: StringToken
  /// For `"key";` the key's own token.
  package var value: Value
  /// Where the value stands; for `"key";` where the key stands.
  package var valueRange: Range<Int>
  /// From the key to after the semicolon.
  package var range: Range<Int>
}
