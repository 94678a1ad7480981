extension StringsDocument {
  /// The texts of the comments above each entry.
  package var comments: [[String]] {
    entries.indices.map { comments(of: $0, except: nil).map(\.text) }
  }

  /// Replaces the comments above some keys, except those that begin with a marker, or removes them for no texts.
  ///
  /// The comments keep their kind, and the bytes around their texts stay. Keys that no entry has are ignored.
  /// - Throws: ``StringsEditError/brokenFile(_:)``.
  package mutating func setComments(
    _ texts: [String: [String]], except marker: String
  ) throws(StringsEditError) {
    // Of entries with equal keys the last one counts.
    let last = Dictionary(entries.indices.map { (content.key($0), $0) }) { _, last in last }
    let edits = layout { layout in
      entries.indices.map { index -> [ByteEdit] in
        let key = content.key(index)
        guard last[key] == index, let texts = texts[key] else { return [] }
        let old = comments(of: index, except: marker)
        return layout.replacingComments(old, of: index, by: texts)
      }
    }
    guard edits.contains(where: { !$0.isEmpty }) else { return }
    var edited = self
    try edited.apply(
      edits.flatMap { $0 },
      expecting: entries.indices.map { edits[$0].isEmpty ? .unchanged($0) : .commented($0) })
    // After an entry without an end, a comment may belong to nothing.
    for index in entries.indices where !edits[index].isEmpty {
      let new = (texts[content.key(index)] ?? []).commentLines
      let found = edited.comments(of: index, except: marker).map(\.text).commentLines
      guard found == new || new.contains(where: { $0.utf8.starts(with: marker.utf8) }) else {
        throw .brokenFile(content.position(at: edits[index][0].range.lowerBound))
      }
    }
    self = edited
  }

  private func comments(
    of index: Int, except marker: String?
  ) -> [(range: Range<Int>, text: String)] {
    content.withBytes { bytes in
      content.comments(of: index).map { ($0, bytes.commentText($0)) }
        .filter { comment in marker.map { !comment.1.utf8.starts(with: $0.utf8) } ?? true }
    }
  }

  /// The positions of the comments that belong to no entry: titles, and those behind or inside an entry.
  package var looseComments: [SourcePosition] {
    let owned = Set(entries.indices.flatMap { content.comments(of: $0).map(\.lowerBound) })
    let loose = Set(content.comments.map(\.lowerBound)).subtracting(owned)
    return loose.sorted().map { content.position(at: $0) }
  }
}

extension [String] {
  /// The lines of comments without space around them; how many comments they are in does not count.
  fileprivate var commentLines: [String] {
    flatMap { $0.split(whereSeparator: \.isNewline) }.compactMap { line in
      let start = line.unicodeScalars.drop { $0.properties.isWhitespace }
      return start.lastIndex { !$0.properties.isWhitespace }.map { String(start[...$0]) }
    }
  }
}

extension EntryLayout {
  /// Replaces comments one by one if there are as many new ones, and else the first by all of them.
  fileprivate func replacingComments(
    _ old: [(range: Range<Int>, text: String)], of index: Int, by new: [String]
  ) -> [ByteEdit] {
    guard let first = old.first else { return new.isEmpty ? [] : [adding(new, above: index)] }
    if new.isEmpty { return old.map { removingComment($0.range) } }
    if old.count == new.count {
      return zip(old, new).filter { !$0.text.utf8.elementsEqual($1.utf8) }
        .map { replacing($0.range, by: $1, of: index) }
    }
    return [replacing(first.range, by: new.joined(separator: "\n"), of: index)]
      + old.dropFirst().map { removingComment($0.range) }
  }

  private func adding(_ texts: [String], above index: Int) -> ByteEdit {
    let start = startWithComment(of: index)
    let newLine = lineEnd + indent(of: index)
    let text = NewEntry.commentLines(texts.joined(separator: "\n")).joined(separator: newLine)
    let isAlone = bytes.lineStart(ifBlankTo: start) != nil
    let replacement =
      isAlone ? text + newLine : text.isLineComment ? newLine + text + newLine : text + " "
    return ByteEdit(start..<start, replacement)
  }

  /// Replaces the text between the markers of a comment, or the whole of it if the text needs others.
  private func replacing(_ comment: Range<Int>, by text: String, of index: Int) -> ByteEdit {
    let isBlock = bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let old = bytes.commentText(comment)
    let inner = comment.lowerBound + 2..<comment.upperBound - (isBlock ? 2 : 0)
    if isBlock ? !text.utf8.hasCommentEnd : lines.count == 1, !old.isEmpty {
      // The text itself may have other bytes in a file that is not UTF-8.
      let scalars = bytes.text(inner).unicodeScalars
      let start = inner.lowerBound + scalars.widthOfSpace
      let end = inner.upperBound - scalars.reversed().widthOfSpace
      return ByteEdit(start..<end, lines.joined(separator: lineEnd))
    }
    let written = lines.map { $0.isEmpty ? "//" : "// \($0)" }
      .joined(separator: lineEnd + indent(of: index))
    // Behind another entry on its line, the comment would belong to that.
    let isFirst = bytes.lineStart(ifBlankTo: comment.lowerBound) != nil
    let isLast = bytes.lineEnd(ifBlankFrom: comment.upperBound) != nil
    return ByteEdit(
      comment,
      (isFirst ? "" : lineEnd) + written + (isLast ? "" : lineEnd))
  }
}

extension Sequence<Unicode.Scalar> {
  /// The number of bytes of the space at the start.
  fileprivate var widthOfSpace: Int {
    prefix { $0.properties.isWhitespace }.reduce(0) { $0 + UTF8.width($1) }
  }
}

extension String {
  /// Whether the comment goes up to the end of its line.
  fileprivate var isLineComment: Bool { utf8.starts(with: "//".utf8) }
}
