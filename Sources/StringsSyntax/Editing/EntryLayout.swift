/// The layout of a document's entries on its lines, which decides where entries are added and removed.
struct EntryLayout {
  let content: DocumentContent
  let bytes: SourceBytes
  let lineEnd: String

  /// `bytes` must be those of `content`.
  init(_ content: DocumentContent, _ bytes: SourceBytes) {
    self.content = content
    self.bytes = bytes
    lineEnd = bytes.lineEnd
  }

  /// Adds entries at the end of the file.
  func adding(_ new: [NewEntry], atEndAfter neighbour: Int?) -> ByteEdit {
    let end = bytes.count
    let isAtLineStart = bytes.lineStart(ifBlankTo: end) == end
    var prefix = isAtLineStart ? "" : lineEnd
    // Text after the last entry, such as a comment, does not belong to the new one.
    let isRightBelow =
      neighbour.map { lineEnd(after: $0)?.upperBound == end } ?? (end == bytes.startOfText)
    let isSeparated = neighbour.map(isSeparated) ?? false
    if isSeparated || !isRightBelow, !bytes.isBelowEmptyLine(end) { prefix += lineEnd }
    let suffix = isAtLineStart ? lineEnd : ""
    return ByteEdit(
      end..<end, prefix + text(new, like: neighbour) + suffix)
  }

  /// Adds entries below another one, or as the first entries.
  func adding(_ new: [NewEntry], after neighbour: Int?) -> ByteEdit {
    guard let neighbour else {
      let start = startOfFirstEntry
      return ByteEdit(
        start..<start, lineEnd + text(new, like: nil) + lineEnd)
    }
    let text = (isSeparated(neighbour) ? lineEnd : "") + text(new, like: neighbour)
    let end = content.entries[neighbour].token.end
    guard let lineEnd = lineEnd(after: neighbour), !lineEnd.isEmpty else {
      let start = lineEnd(after: neighbour)?.upperBound ?? end
      return ByteEdit(start..<start, self.lineEnd + text)
    }
    let start = lineEnd.upperBound
    return ByteEdit(start..<start, text + self.lineEnd)
  }

  /// Adds entries above another one and its comments.
  func adding(_ new: [NewEntry], above neighbour: Int) -> ByteEdit {
    let start = startWithComment(of: neighbour)
    let place = bytes.lineStart(ifBlankTo: start) ?? start
    let gap = isSeparated(neighbour) ? lineEnd : ""
    return ByteEdit(
      place..<place, text(new, like: neighbour) + lineEnd + gap)
  }

  /// Removes an entry with its comments, and the lines that would be left empty.
  func removing(_ index: Int) -> ByteEdit {
    var start = startWithComment(of: index)
    var end = content.entries[index].token.end
    switch (bytes.lineStart(ifBlankTo: start), lineEnd(after: index)) {
    case (let lineStart?, let lineEnd?):
      start = lineStart
      end = lineEnd.upperBound
      if bytes.isBelowEmptyLine(start) || start == bytes.startOfText,
        let emptyLine = bytes.emptyLine(from: end)
      {
        end = emptyLine.upperBound
      }
    case (.some, nil): end = bytes.endOfBlanks(from: end)
    case (nil, _): start = bytes.startOfBlanks(before: start)
    }
    return ByteEdit(start..<end, "")
  }

  /// The offset after the brace that encloses the file, if there is one.
  private var startOfFirstEntry: Int {
    var reader = EntryReader(bytes)
    reader.skipWhitespace()
    return reader.offset
  }

  func startWithComment(of index: Int) -> Int {
    content.comments(of: index).first?.lowerBound
      ?? content.entries[index].token.key.range.lowerBound
  }

  /// The line end after an entry, if no other entry comes before it.
  private func lineEnd(after index: Int) -> Range<Int>? {
    bytes.lineEnd(ifBlankFrom: content.entries[index].token.end)
  }

  /// Whether empty lines separate an entry from those around it.
  private func isSeparated(_ index: Int) -> Bool {
    let isAbove = index == 0 || hasEmptyLine(above: index)
    return isAbove
      && (hasEmptyLine(below: index) || (index > 0 && index == content.entries.count - 1))
  }

  private func hasEmptyLine(above index: Int) -> Bool {
    bytes.lineStart(ifBlankTo: startWithComment(of: index)).map(bytes.isBelowEmptyLine) ?? false
  }

  private func hasEmptyLine(below index: Int) -> Bool {
    lineEnd(after: index).flatMap { bytes.emptyLine(from: $0.upperBound) } != nil
  }

  /// The lines of new entries, indented and separated like their neighbour.
  private func text(_ new: [NewEntry], like neighbour: Int?) -> String {
    let indent = neighbour.map(indent) ?? ""
    let gap = neighbour.map(isSeparated) ?? false ? lineEnd + lineEnd : lineEnd
    return new.map { entry in
      entry.lines.map { $0.isEmpty ? $0 : indent + $0 }.joined(separator: lineEnd)
    }.joined(separator: gap)
  }

  /// The spaces before an entry and its comments on their line.
  func indent(of index: Int) -> String {
    let start = startWithComment(of: index)
    return bytes.lineStart(ifBlankTo: start).map { bytes.text($0..<start) } ?? ""
  }
}
