extension StringsDocument {
  /// The texts of the comments above each key, except of those that begin with a marker.
  ///
  /// Of entries with equal keys the last one counts.
  package func comments(besides marker: String) -> [String: [String]] {
    let all = entries.indices.map { index in
      (content.key(index), comments(of: index, besides: marker).map(\.text))
    }
    return Dictionary(all) { _, last in last }
  }

  /// Replaces the comments above some keys, except those that begin with a marker, or removes them for no texts.
  ///
  /// The comments keep their kind, and the bytes around their texts stay. Keys that no entry has are ignored.
  /// - Throws: ``StringsEditError/brokenFile(_:)``.
  package mutating func setComments(
    _ texts: [String: [String]], besides marker: String
  ) throws(StringsEditError) {
    var missing = Set(texts.keys)
    var changed: Set<Int> = []
    var edits: [TextEdit] = []
    for index in entries.indices.reversed() {
      guard let key = missing.remove(content.key(index)), let texts = texts[key] else { continue }
      let old = comments(of: index, besides: marker)
      let new = layout { $0.replacingComments(old, of: index, by: texts) }
      if !new.isEmpty { changed.insert(index) }
      edits = new + edits
    }
    guard !edits.isEmpty else { return }
    try apply(
      edits,
      expecting: entries.indices.map { changed.contains($0) ? .commented($0) : .unchanged($0) })
  }

  private func comments(
    of index: Int, besides marker: String
  ) -> [(range: Range<Int>, text: String)] {
    content.withBytes { bytes in
      content.comments(of: index).map { ($0, bytes.commentText($0)) }
        .filter { !$0.1.utf8.starts(with: marker.utf8) }
    }
  }
}

extension EntryLayout {
  /// Replaces comments one by one if there are as many new ones, and else the first by all of them.
  fileprivate func replacingComments(
    _ old: [(range: Range<Int>, text: String)], of index: Int, by new: [String]
  ) -> [TextEdit] {
    guard let first = old.first else { return new.isEmpty ? [] : [adding(new, above: index)] }
    if new.isEmpty { return old.map { removingComment($0.range) } }
    if old.count == new.count {
      return zip(old, new).filter { !$0.text.utf8.elementsEqual($1.utf8) }
        .map { replacing($0.range, by: $1, of: index) }
    }
    return [replacing(first.range, by: new.joined(separator: "\n"), of: index)]
      + old.dropFirst().map { removingComment($0.range) }
  }

  private func adding(_ texts: [String], above index: Int) -> TextEdit {
    let start = startWithComment(of: index)
    let newLine = lineEnd + indent(of: index)
    let text = NewEntry.commentLines(texts.joined(separator: "\n")).joined(separator: newLine)
    let isAlone = bytes.lineStart(ifBlankTo: start) != nil
    let replacement =
      isAlone ? text + newLine : text.isLineComment ? newLine + text + newLine : text + " "
    return TextEdit(range: start..<start, replacement: replacement)
  }

  /// Replaces the text between the markers of a comment, or the whole of it if the text needs others.
  private func replacing(_ comment: Range<Int>, by text: String, of index: Int) -> TextEdit {
    let isBlock = bytes[comment.lowerBound + 1] == UInt8(ascii: "*")
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let old = bytes.commentText(comment)
    let inner = comment.lowerBound + 2..<comment.upperBound - (isBlock ? 2 : 0)
    if isBlock ? !text.utf8.hasCommentEnd : lines.count == 1, !old.isEmpty {
      let before = bytes.text(inner).unicodeScalars.prefix { $0.properties.isWhitespace }
      let start = inner.lowerBound + String(before).utf8.count
      return TextEdit(
        range: start..<start + old.utf8.count, replacement: lines.joined(separator: lineEnd))
    }
    let written = lines.map { $0.isEmpty ? "//" : "// \($0)" }
      .joined(separator: lineEnd + indent(of: index))
    let isLast = bytes.lineEnd(ifBlankFrom: comment.upperBound) != nil
    return TextEdit(range: comment, replacement: written + (isLast ? "" : lineEnd))
  }
}

extension String {
  /// Whether the comment goes up to the end of its line.
  fileprivate var isLineComment: Bool { utf8.starts(with: "//".utf8) }
}
