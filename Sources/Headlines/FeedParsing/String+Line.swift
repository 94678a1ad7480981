extension String {
  /// The text with line feeds replaced by spaces.
  var onOneLine: String {
    // Fast path: most texts have none.
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    return String(decoding: utf8.map { $0 == UInt8(ascii: "\n") ? 0x20 : $0 }, as: UTF8.self)
  }
}

extension String {
  /// Whether nothing of the text can be seen, such as a Hangul filler.
  var isInvisible: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isDefaultIgnorableCodePoint || $0.properties.isWhitespace
    }
  }
}
