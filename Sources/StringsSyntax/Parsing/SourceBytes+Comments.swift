extension SourceBytes {
  /// What a comment says, without its markers and the space around.
  func commentText(_ comment: Range<Int>) -> String {
    let isBlock = self[comment.lowerBound + 1] == UInt8(ascii: "*")
    let inner = comment.lowerBound + 2..<comment.upperBound - (isBlock ? 2 : 0)
    let scalars = text(inner).unicodeScalars
    let start = scalars.drop { $0.properties.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    return String(String.UnicodeScalarView(start[...last]))
  }
}
