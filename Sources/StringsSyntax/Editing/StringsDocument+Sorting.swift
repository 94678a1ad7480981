extension StringsDocument {
  /// Sorts the entries by their keys, each with its comments; equal keys keep their order.
  ///
  /// A comment with an empty line below it begins a section: it stays, and entries move within their section. Empty
  /// lines stay too.
  /// - Throws: ``StringsEditError/brokenFile(_:)``, also if a comment would hide an entry on the same line.
  public mutating func sort(
    by isOrdered: (String, String) -> Bool
  ) throws(StringsEditError) {
    let keys = entries.map(\.key)
    var order: [Int] = []
    var section = entries.startIndex
    for index in 0...entries.count
    where index == entries.count || content.hasDetachedComment(above: index) {
      order += (section..<index).sorted { left, right in
        isOrdered(keys[left], keys[right])
          || (left < right && !isOrdered(keys[right], keys[left]))
      }
      section = index
    }
    let edits = layout { layout in
      let blocks = entries.indices.map(layout.block)
      return entries.indices.filter { order[$0] != $0 }.map { index in
        ByteEdit(blocks[index], layout.bytes.text(blocks[order[index]]))
      }
    }
    if !edits.isEmpty { try apply(edits, expecting: order.map(ExpectedEntry.unchanged)) }
  }
}

extension EntryLayout {
  /// An entry with its comments, and with one that follows it on its line.
  func block(of index: Int) -> Range<Int> {
    let end = content.entries[index].token.end
    let next = comment(from: end)
    let first = startWithComment(of: index)
    // Each entry keeps its indentation.
    let start = bytes.lineStart(ifBlankTo: first) ?? first
    guard let next, !bytes.hasLineEnd(in: end..<next.lowerBound),
      bytes.lineEnd(ifBlankFrom: end) != nil,
      bytes.text(end..<next.lowerBound).allSatisfy(\.isWhitespace)
    else { return start..<end }
    return start..<next.upperBound
  }

  /// The first comment at or after an offset.
  private func comment(from offset: Int) -> Range<Int>? {
    let comments = content.comments
    let index = comments.partitioningIndex { $0.lowerBound >= offset }
    return index < comments.count ? comments[index] : nil
  }
}
