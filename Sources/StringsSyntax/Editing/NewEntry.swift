/// An entry to be added to a document.
struct NewEntry {
  /// The lines of the comment and the entry, without line ends.
  var lines: [String]

  init(key: String, _ quoting: Quoting, value: PropertyListValue, comment: String?) {
    lines = Self.commentLines(comment)
    lines += "\(quoting.quote(key)) = \(Self.text(of: value));".lines.map(String.init)
  }

  /// A value as it is written, with a line for each pair of a dictionary.
  static func text(of value: PropertyListValue) -> String {
    switch value {
    case .string(let text): Quoting.double.quote(text)
    case .array(let elements):
      "(\(elements.map { text(of: $0) }.joined(separator: ", ")))"
    case .dictionary(let pairs):
      "{\n"
        + pairs.map { pair in
          let lines = "\(Quoting.none.quote(pair.key)) = \(text(of: pair.value));".lines
          return lines.map { "  \($0)\n" }.joined()
        }.joined() + "}"
    case .data(let bytes):
      "<\(bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined())>"
    }
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
