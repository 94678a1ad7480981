/// A string as it stands in a text: offsets into the bytes, quotes included.
@usableFromInline
package struct StringToken: Sendable {
  @usableFromInline
  package var range: Range<Int>
  @usableFromInline
  package var isQuoted: Bool
  /// Whether a backslash occurs, so that the text differs from the bytes.
  @usableFromInline
  package var hasEscapes = false

  @inlinable
  package init(range: Range<Int>, isQuoted: Bool, hasEscapes: Bool = false) {
    self.range = range
    self.isQuoted = isQuoted
    self.hasEscapes = hasEscapes
  }

  /// The bytes between the quotes, or all of them where there are none.
  @inlinable
  package var content: Range<Int> {
    isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
  }
}
