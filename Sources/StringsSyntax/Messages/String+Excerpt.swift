/// Parts of texts for messages, in which no character is cut in two.
extension String {
  /// The first characters, with an ellipsis for the others.
  package func excerpt(_ count: Int) -> String {
    guard let end = index(startIndex, offsetBy: count, limitedBy: endIndex), end < endIndex else {
      return self
    }
    return self[..<end] + "…"
  }

  /// What begins at a byte, up to the character that has another byte, or to the end of the text.
  func excerpt(fromByte first: Int, throughByte last: Int) -> String {
    let start = utf8.index(startIndex, offsetBy: first)
    let end = utf8.index(startIndex, offsetBy: last, limitedBy: endIndex) ?? endIndex
    return String(self[start..<(end < endIndex ? index(after: end) : endIndex)])
  }
}
