/// A string as it stands in a text: offsets into the bytes, quotes included.
struct StringToken {
  var range: Range<Int>
  var isQuoted: Bool
  /// Whether a backslash occurs, so that the text differs from the bytes.
  var hasEscapes = false

  /// The bytes between the quotes, or all of them where there are none.
  var content: Range<Int> {
    isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }
}
