extension String {
  /// The text with a space for every line break.
  var onOneLine: String {
    // Most texts have none, and looking at bytes is much cheaper than at characters.
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    return String(decoding: utf8.map { $0 == UInt8(ascii: "\n") ? 0x20 : $0 }, as: UTF8.self)
  }
}
