/// Where the entries of a document stand on its lines, and so where others can be added or removed.
struct EntryLayout {
  private let content: DocumentContent
  private let bytes: SourceBytes
  private let lineEnd: String

  /// The bytes are those of the content.
  init(_ content: DocumentContent, _ bytes: SourceBytes) {
    self.content = content
    self.bytes = bytes
    lineEnd = bytes.lineEnd
  }

  /// Adds an entry at the end of the file, below what stands there.
  func adding(_ new: NewEntry, atEndAfter neighbour: Int?) -> TextEdit {
    let end = bytes.count
    let isAtLineStart = bytes.lineStart(ifFreeTo: end) == end
    var prefix = isAtLineStart ? "" : lineEnd
    // What stands behind the last entry, a comment for example, is not about the new one.
    let isRightBelow = neighbour.map { lineEnd(after: $0)?.upperBound == end } ?? (end == start)
    let isApart = neighbour.map(isApart) ?? false
    if isApart || !isRightBelow, !bytes.isBelowEmptyLine(end) { prefix += lineEnd }
    let suffix = isAtLineStart ? lineEnd : ""
    return TextEdit(
      range: end..<end, replacement: prefix + text(new, like: neighbour) + suffix)
  }

  /// Adds an entry below another one, or as the first one.
  func adding(_ new: NewEntry, after neighbour: Int?) -> TextEdit {
    guard let neighbour else {
      let place = placeOfFirstEntry
      return TextEdit(
        range: place..<place, replacement: lineEnd + text(new, like: nil) + lineEnd)
    }
    let text = (isApart(neighbour) ? lineEnd : "") + text(new, like: neighbour)
    let end = content.outlines[neighbour].entry.end
    guard let lineEnd = lineEnd(after: neighbour), !lineEnd.isEmpty else {
      let place = lineEnd(after: neighbour)?.upperBound ?? end
      return TextEdit(range: place..<place, replacement: self.lineEnd + text)
    }
    let place = lineEnd.upperBound
    return TextEdit(range: place..<place, replacement: text + self.lineEnd)
  }

  /// Removes an entry with its comment, and the lines that would be left empty.
  func removing(_ number: Int) -> TextEdit {
    var start = startWithComment(of: number)
    var end = content.outlines[number].entry.end
    switch (bytes.lineStart(ifFreeTo: start), lineEnd(after: number)) {
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

  /// Behind the brace that encloses the file, if there is one.
  private var placeOfFirstEntry: Int {
    var reader = EntryReader(bytes)
    reader.skipSpace()
    return reader.offset
  }

  private func startWithComment(of number: Int) -> Int {
    content.comments(of: number).first?.lowerBound
      ?? content.outlines[number].entry.key.range.lowerBound
  }

  /// The end of the line that an entry is on, if no other entry comes before it.
  private func lineEnd(after number: Int) -> Range<Int>? {
    bytes.lineEnd(ifFreeFrom: content.outlines[number].entry.end)
  }

  /// Whether an empty line sets an entry off from the one before it; the first one, from the next.
  private func isApart(_ number: Int) -> Bool {
    if number > 0 {
      return bytes.lineStart(ifFreeTo: startWithComment(of: number))
        .map(bytes.isBelowEmptyLine) ?? false
    }
    return lineEnd(after: number).flatMap { bytes.emptyLine(from: $0.upperBound) } != nil
  }

  /// The lines of an entry, indented as another one is.
  private func text(_ new: NewEntry, like neighbour: Int?) -> String {
    var indent = ""
    if let start = neighbour.map(startWithComment), let line = bytes.lineStart(ifFreeTo: start) {
      indent = bytes.text(line..<start)
    }
    return new.lines.map { indent + $0 }.joined(separator: lineEnd)
  }
}
