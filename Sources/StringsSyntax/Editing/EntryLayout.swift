/// The layout of a document's entries on its lines, which decides where entries are added and removed.
struct EntryLayout {
  private let content: DocumentContent
  private let bytes: SourceBytes
  private let lineEnd: String

  /// `bytes` must be those of `content`.
  init(_ content: DocumentContent, _ bytes: SourceBytes) {
    self.content = content
    self.bytes = bytes
    lineEnd = bytes.lineEnd
  }

  /// Adds an entry at the end of the file.
  func adding(_ new: NewEntry, atEndAfter neighbour: Int?) -> TextEdit {
    let end = bytes.count
    let isAtLineStart = bytes.lineStart(ifBlankTo: end) == end
    var prefix = isAtLineStart ? "" : lineEnd
    // Text after the last entry, such as a comment, does not belong to the new one.
    let isRightBelow = neighbour.map { lineEnd(after: $0)?.upperBound == end } ?? (end == start)
    let isSeparated = neighbour.map(isSeparated) ?? false
    if isSeparated || !isRightBelow, !bytes.isBelowEmptyLine(end) { prefix += lineEnd }
    let suffix = isAtLineStart ? lineEnd : ""
    return TextEdit(
      range: end..<end, replacement: prefix + text(new, like: neighbour) + suffix)
  }

  /// Adds an entry below another one, or as the first entry.
  func adding(_ new: NewEntry, after neighbour: Int?) -> TextEdit {
    guard let neighbour else {
      let start = startOfFirstEntry
      return TextEdit(
        range: start..<start, replacement: lineEnd + text(new, like: nil) + lineEnd)
    }
    let text = (isSeparated(neighbour) ? lineEnd : "") + text(new, like: neighbour)
    let end = content.entries[neighbour].token.end
    guard let lineEnd = lineEnd(after: neighbour), !lineEnd.isEmpty else {
      let start = lineEnd(after: neighbour)?.upperBound ?? end
      return TextEdit(range: start..<start, replacement: self.lineEnd + text)
    }
    let start = lineEnd.upperBound
    return TextEdit(range: start..<start, replacement: text + self.lineEnd)
  }

  /// Removes an entry with its comments, and the lines that would be left empty.
  func removing(_ index: Int) -> TextEdit {
    var start = startWithComment(of: index)
    var end = content.entries[index].token.end
    switch (bytes.lineStart(ifBlankTo: start), lineEnd(after: index)) {
    case (let lineStart?, let lineEnd?):
      start = lineStart
      end = lineEnd.upperBound
      if bytes.isBelowEmptyLine(start) || start == self.start,
        let emptyLine = bytes.emptyLine(from: end)
      {
        end = emptyLine.upperBound
      }
    case (.some, nil): end = bytes.endOfBlanks(from: end)
    case (nil, _): start = bytes.startOfBlanks(before: start)
    }
    return TextEdit(range: start..<end, replacement: "")
  }

  private var start: Int { bytes.startOfText }

  /// The offset after the brace that encloses the file, if there is one.
  private var startOfFirstEntry: Int {
    var reader = EntryReader(bytes)
    reader.skipWhitespace()
    return reader.offset
  }

  private func startWithComment(of index: Int) -> Int {
    content.comments(of: index).first?.lowerBound
      ?? content.entries[index].token.key.range.lowerBound
  }

  /// The line end after an entry, if no other entry comes before it.
  private func lineEnd(after index: Int) -> Range<Int>? {
    bytes.lineEnd(ifBlankFrom: content.entries[index].token.end)
  }

  /// Whether an empty line separates an entry from the previous one; the first entry, from the next.
  private func isSeparated(_ index: Int) -> Bool {
    if index > 0 {
      return bytes.lineStart(ifBlankTo: startWithComment(of: index))
        .map(bytes.isBelowEmptyLine) ?? false
    }
    return lineEnd(after: index).flatMap { bytes.emptyLine(from: $0.upperBound) } != nil
  }

  /// The lines of a new entry, indented like its neighbour.
  private func text(_ new: NewEntry, like neighbour: Int?) -> String {
    var indent = ""
    if let start = neighbour.map(startWithComment), let line = bytes.lineStart(ifBlankTo: start) {
      indent = bytes.text(line..<start)
    }
    return new.lines.map { indent + $0 }.joined(separator: lineEnd)
  }
}
