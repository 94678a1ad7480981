/// An entry to be added to a document.
struct NewEntry {
  /// The lines of the comment and the entry, without line ends.
  var lines: [String]

  init(key: String, text: String, comment: String?) {
    lines = Self.commentLines(comment)
    lines.append("\(Quoting.double.quote(key)) = \(Quoting.double.quote(text));")
  }

  /// Copies an entry of another document, in a style.
  init(copying index: Int, of source: StringsDocument, _ style: EntryStyle) {
    let content = source.content
    let token = content.entries[index].token
    let key = style.key.quote(content.key(index))
    let value: String
    switch token.value {
    case .string: value = style.value.quote(content.value(index).string ?? "")
    case .nested(let range): value = content.withBytes { $0.text(range) }
    }
    let comments = content.comments(of: index)
    let comment = comments.first.map { $0.lowerBound..<comments[comments.count - 1].upperBound }
    let written = comment.map { range in content.withBytes { $0.text(range) } + "\n" } ?? ""
    let indent = source.layout { $0.indent(of: index) }
    lines = "\(written)\(key)\(style.separator)\(value);".lines.map { line in
      String(line.hasPrefix(indent) ? line.dropFirst(indent.count) : line)
    }
  }

  static func commentLines(_ comment: String?) -> [String] {
    var lines = (comment ?? "").lines.map(String.init)
    guard lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return [] }
    if lines.contains(where: { $0.utf8.hasCommentEnd }) { return lines.map { "// " + $0 } }
    lines[0] = "/* " + lines[0]
    lines[lines.count - 1] += " */"
    return lines
  }
}

extension String {
  fileprivate var lines: [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}

extension String.UTF8View {
  /// Whether the text contains `*/`, which would end a block comment too early.
  var hasCommentEnd: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: "*") && $1 == UInt8(ascii: "/") }
  }
}
