extension StringsDocument {
  /// Adds a comment on a line of its own above each entry with one of the keys, unless it has that comment.
  ///
  /// - Throws: ``StringsEditError/brokenFile(_:)``.
  public mutating func mark(
    _ keys: Set<String>, with comment: String
  ) throws(StringsEditError) {
    let indices = entries.indices.filter { index in
      keys.contains(content.key(index)) && marks(comment, of: index).isEmpty
    }
    let edits = layout { layout in
      indices.map { layout.commenting($0, with: comment) }
    }
    try applyMarks(edits, to: indices)
  }

  /// Removes a comment from the entries with the keys, and its line if that would be left empty.
  ///
  /// - Throws: ``StringsEditError/brokenFile(_:)``.
  public mutating func unmark(
    _ keys: Set<String>, with comment: String
  ) throws(StringsEditError) {
    let marked = entries.indices.filter { keys.contains(content.key($0)) }
      .map { ($0, marks(comment, of: $0)) }.filter { !$0.1.isEmpty }
    let edits = layout { layout in marked.flatMap { $0.1.map(layout.removingComment) } }
    try applyMarks(edits, to: marked.map(\.0))
  }

  /// Removes the comments that begin with a marker, also those of no entry, and their lines if those would be left empty;
  /// those inside an entry stay.
  ///
  /// - Throws: ``StringsEditError/brokenFile(_:)``.
  package mutating func removeComments(
    beginningWith marker: String
  ) throws(StringsEditError) {
    let marked = content.withBytes { bytes in
      var entries = content.entries[...]
      return content.comments.filter { comment in
        while let entry = entries.first, entry.token.end <= comment.lowerBound {
          entries.removeFirst()
        }
        let isInside = entries.first.map { $0.token.range.lowerBound < comment.lowerBound } ?? false
        return !isInside && bytes.commentText(comment).utf8.starts(with: marker.utf8)
      }
    }
    let edits = layout { marked.map($0.removingComment) }
    if !edits.isEmpty { try apply(edits, expecting: entries.indices.map { .commented($0) }) }
  }

  private mutating func applyMarks(
    _ edits: [ByteEdit], to indices: [Int]
  ) throws(StringsEditError) {
    guard !edits.isEmpty else { return }
    let marked = Set(indices)
    try apply(
      edits,
      expecting: entries.indices.map { marked.contains($0) ? .commented($0) : .unchanged($0) })
  }

  /// The bytes of the comments of an entry with a text.
  private func marks(_ comment: String, of index: Int) -> [Range<Int>] {
    content.comments(of: index).filter { range in
      content.withBytes { $0.commentText(range) }.utf8.elementsEqual(comment.utf8)
    }
  }
}

extension EntryLayout {
  /// Adds a comment between an entry and the comments that it has.
  func commenting(_ index: Int, with comment: String) -> ByteEdit {
    let start = content.entries[index].token.key.range.lowerBound
    let indent = bytes.lineStart(ifBlankTo: start).map { bytes.text($0..<start) }
    let end = indent.map { lineEnd + $0 } ?? " "
    return ByteEdit(start..<start, "/* \(comment) */" + end)
  }

  func removingComment(_ range: Range<Int>) -> ByteEdit {
    let end = bytes.endOfBlanks(from: range.upperBound)
    guard let start = bytes.lineStart(ifBlankTo: range.lowerBound),
      let line = bytes.emptyLine(from: end)
    else { return ByteEdit(range.lowerBound..<end, "") }
    return ByteEdit(start..<line.upperBound, "")
  }
}
