package import StringsSyntax

extension XMLPropertyListEditor {
  /// The texts of the comments above each key, except those that begin with a marker.
  package func comments(except marker: String? = nil) -> [String: [String]] {
    let own = ownComments(except: marker)
    return Dictionary(
      outline.keys.enumerated().map { ($1.text, (own[$0] ?? []).map(\.text)) }
    ) { _, last in last }
  }

  /// Replaces the comments above some keys, except those that begin with a marker, or removes them for no texts.
  ///
  /// Comments are replaced one by one if there are as many new ones, and else the first by all of them.
  package mutating func setComments(
    _ texts: [String: [String]], except marker: String
  ) throws(Diagnostic) {
    let layout = XMLLayout(text, outline)
    let own = ownComments(except: marker)
    var edits: [ByteEdit] = []
    for (index, key) in outline.keys.enumerated() {
      guard let new = texts[key.text] else { continue }
      let old = own[index] ?? []
      if old.count == new.count {
        edits += zip(old, new).filter { $0.text != $1 }.map { replacing($0, by: $1, layout) }
      } else if let first = old.first, !new.isEmpty {
        edits.append(replacing(first, by: new.joined(separator: "\n"), layout))
        edits += old.dropFirst().map { ByteEdit(layout.withSpaceAfter($0.range), "") }
      } else if new.isEmpty {
        edits += old.map { ByteEdit(layout.withSpaceAfter($0.range), "") }
      } else {
        let start = key.range.lowerBound
        let space = layout.indentation(at: start).map { layout.lineEnd + $0 } ?? " "
        let written = written(new.joined(separator: "\n"), layout)
        edits.append(ByteEdit(start..<start, "<!-- \(written) -->" + space))
      }
    }
    try apply(edits)
  }

  /// Removes the comments that begin with a marker, wherever they are.
  package mutating func removeComments(beginningWith marker: String) throws(Diagnostic) {
    let layout = XMLLayout(text, outline)
    try apply(
      outline.comments.filter { $0.text.hasPrefix(marker) }.map {
        ByteEdit(layout.withSpaceAfter($0.range), "")
      })
  }

  /// By the index of the key.
  private func ownComments(except marker: String?) -> [Int: [XMLOutline.Comment]] {
    let own = outline.comments.filter { comment in
      comment.place == .above && marker.map { !comment.text.hasPrefix($0) } ?? true
    }
    return Dictionary(grouping: own) { $0.key ?? -1 }
  }

  /// Replaces the text between the markers, and no space around it.
  private func replacing(
    _ comment: XMLOutline.Comment, by new: String, _ layout: XMLLayout
  ) -> ByteEdit {
    let inner = comment.range.dropFirst("<!--".utf8.count).dropLast("-->".utf8.count)
    let before = inner.prefix { XMLOutline.Comment.space.contains(text[$0]) }
    let start = inner.lowerBound + before.count
    let end = start + comment.text.utf8.count
    let isAtEnd = end == inner.upperBound && new.hasSuffix("-")
    return ByteEdit(start..<end, written(new, layout) + (isAtEnd ? " " : ""))
  }

  private func written(_ comment: String, _ layout: XMLLayout) -> String {
    XMLPropertyListText.commentText(comment)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: layout.lineEnd)
  }
}
