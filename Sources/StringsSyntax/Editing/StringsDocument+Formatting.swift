extension StringsDocument {
  /// Writes all entries in one style: `"key" = "value";` on lines of their own, without indentation.
  ///
  /// Only spaces, line ends and quotes change: of several empty lines one is left, and the last line has an end. Comments,
  /// escapes, and the dictionaries of plurals stay as they are.
  /// - Throws: ``StringsEditError/brokenFile(_:)``.
  public mutating func format() throws(StringsEditError) {
    let edits = layout(\.formattingEdits)
    if !edits.isEmpty {
      try apply(edits, expecting: entries.indices.map(ExpectedEntry.rewritten))
    }
  }
}

/// The changes that give a document one style.
extension EntryLayout {
  fileprivate var formattingEdits: [ByteEdit] {
    (content.entries.flatMap { edits(inside: $0.token) } + gapEdits)
      .filter { bytes.text($0.range) != $0.replacement }
  }

  private func edits(inside token: EntryToken) -> [ByteEdit] {
    var edits = [ByteEdit(token.key.range, quoted(token.key))]
    if !token.isKeyOnly {
      if case .string(let value) = token.value {
        edits.append(ByteEdit(value.range, quoted(value)))
      }
      let between = token.key.range.upperBound..<token.valueRange.lowerBound
      if hasOnly("=", in: between) { edits.append(ByteEdit(between, " = ")) }
    }
    let end = token.valueRange.upperBound..<token.end
    if hasOnly(";", in: end) { edits.append(ByteEdit(end, ";")) }
    return edits
  }

  /// A string in double quotes, as it is if it has them already.
  private func quoted(_ token: StringToken) -> String {
    if Quoting(of: token, in: bytes) == .double { return bytes.text(token.range) }
    return Quoting.double.quote(bytes.text(of: token))
  }

  private func hasOnly(_ sign: Character, in range: Range<Int>) -> Bool {
    let text = bytes.text(range)
    return text.contains(sign) && text.allSatisfy { $0 == sign || $0.isWhitespace }
  }

  /// The space between entries and the comments around them.
  private var gapEdits: [ByteEdit] {
    let items = items
    var edits: [ByteEdit] = []
    var end = bytes.startOfText
    for (index, item) in items.enumerated() {
      let gap = end..<item.range.lowerBound
      let next = index + 1 < items.count ? items[index + 1] : nil
      let isLast = next.map { bytes.hasLineEnd(in: item.range.upperBound..<$0.range.lowerBound) }
      edits.append(
        ByteEdit(
          gap,
          space(gap, isAtStart: index == 0, item.isComment && isLast ?? true)))
      end = item.range.upperBound
    }
    if !items.isEmpty { edits.append(ByteEdit(end..<bytes.count, lineEnd)) }
    return edits.filter { bytes.text($0.range).allSatisfy(\.isWhitespace) }
  }

  /// The space for a gap; a comment at the end of a line stays there.
  private func space(_ gap: Range<Int>, isAtStart: Bool, _ isEndOfLine: Bool) -> String {
    if isAtStart { return "" }
    if bytes.hasEmptyLine(in: gap) { return lineEnd + lineEnd }
    return isEndOfLine && !bytes.hasLineEnd(in: gap) ? " " : lineEnd
  }

  private struct Item {
    var range: Range<Int>
    var isComment: Bool
  }

  /// The entries and the comments outside of them, in the order of the text.
  private var items: [Item] {
    let entries = content.entries.map { Item(range: $0.token.range, isComment: false) }
    var items: [Item] = []
    var rest = entries[...]
    for comment in content.comments {
      while let entry = rest.first, entry.range.lowerBound < comment.lowerBound {
        items.append(rest.removeFirst())
      }
      if items.last.map({ comment.lowerBound >= $0.range.upperBound }) ?? true {
        items.append(Item(range: comment, isComment: true))
      }
    }
    return items + rest
  }
}
