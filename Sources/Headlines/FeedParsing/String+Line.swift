extension String {
  /// The text with line feeds replaced by spaces.
  var onOneLine: String {
    // Fast path: most texts have none.
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    return String(decoding: utf8.map { $0 == UInt8(ascii: "\n") ? 0x20 : $0 }, as: UTF8.self)
  }
}
