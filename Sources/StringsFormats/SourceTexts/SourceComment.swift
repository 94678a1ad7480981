import StringsSyntax

/// The comments above a key in the development language, as they are compared with those of translations.
package struct SourceComment: Hashable, Sendable {
  /// The start of comments that each file has for itself, such as `sternik-strings: ignore`.
  package static let ownMarker = IgnoreComment.marker

  /// Sixteen hexadecimal digits, or `none` if there is no comment.
  let hash: String

  static let none = SourceComment([])

  /// Space at either end of a line does not count: it is that of the file.
  package init(_ texts: [String]) {
    let lines = texts.flatMap { $0.split(whereSeparator: \.isNewline) }
      .compactMap { line in
        let start = line.drop(while: \.isWhitespace)
        return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) }
      }
    var stable = StableHash()
    for line in lines { stable.combine(line) }
    hash = lines.isEmpty ? "none" : stable.text
  }

  init(hash: String) { self.hash = hash }
}
