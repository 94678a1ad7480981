/// A string as it stands in a text: offsets into the bytes, quotes included.
package struct StringToken {
  package var range: Range<Int>
  package var isQuoted: Bool
  /// Whether a backslash occurs, so that the text differs from the bytes.
  package var hasEscapes = false

  /// The bytes between the quotes, or all of them where there are none.
  package var content: Range<Int> {
    isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }
}
