/// An entry to be added to a document.
struct NewEntry {
  var key: String
  var text: String
  var comment: String?

  /// The lines of the comment and the entry, without line ends.
  var lines: [String] {
    commentLines + ["\(Quoting.double.quote(key)) = \(Quoting.double.quote(text));"]
  }

  private var commentLines: [String] {
    var lines = (comment ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    guard lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return [] }
    if lines.contains(where: { $0.utf8.hasCommentEnd }) { return lines.map { "// " + $0 } }
    lines[0] = "/* " + lines[0]
    lines[lines.count - 1] += " */"
    return lines
  }
}

extension String.UTF8View {
  /// Whether the text contains `*/`, which would end a block comment too early.
  fileprivate var hasCommentEnd: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: "/") }
  }
}
