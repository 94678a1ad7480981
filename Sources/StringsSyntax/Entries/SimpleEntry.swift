/// An entry as tools write it, `"key" = "text";`, without escapes or comments in it.
@usableFromInline
package struct SimpleEntry: BitwiseCopyable {
  /// The offset of the quote before the key.
  @usableFromInline
  var start: Int
  /// The offset of the quote after the key.
  @usableFromInline
  var keyEnd: Int
  /// The offset of the quote before the text.
  @usableFromInline
  var textStart: Int
  /// The offset of the quote after the text, which a semicolon follows.
  @usableFromInline
  var textEnd: Int

  /// The bytes between the quotes of the key.
  @inlinable
  package var key: Range<Int> { Range(uncheckedBounds: (start &+ 1, keyEnd)) }

  /// The bytes between the quotes of the text.
  @inlinable
  package var text: Range<Int> { Range(uncheckedBounds: (textStart &+ 1, textEnd)) }

  var token: EntryToken {
    EntryToken(
      key: StringToken(range: start..<keyEnd + 1, isQuoted: true),
      value: .string(StringToken(range: textStart..<textEnd + 1, isQuoted: true)),
      end: textEnd + 2)
  }
}
