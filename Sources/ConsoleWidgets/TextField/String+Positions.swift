/// Positions in a text for editing: UTF-8 offsets of grapheme clusters, so that an edit looks only at the clusters around
/// it, however long the text is.
extension String {
  func index(atOffset offset: Int) -> Index { utf8.index(startIndex, offsetBy: offset) }

  func offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

  /// The part between two positions.
  subscript(offsets range: Range<Int>) -> Substring {
    self[index(atOffset: range.lowerBound)..<index(atOffset: range.upperBound)]
  }

  /// The position of the cluster before a position; zero at the start.
  func position(before position: Int) -> Int {
    position > 0 ? offset(of: index(before: index(atOffset: position))) : 0
  }

  /// The position of the cluster after a position; the end at the end.
  func position(after position: Int) -> Int {
    position < utf8.count ? offset(of: index(after: index(atOffset: position))) : utf8.count
  }

  /// The nearest position that is not before an offset, which may lie inside a cluster or behind the text.
  func position(notBefore offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < utf8.count else { return utf8.count }
    let index = index(atOffset: offset)
    // `index(after:)` starts from the beginning of the cluster that contains the index.
    return String.Index(index, within: self) == nil
      ? self.offset(of: self.index(after: index)) : offset
  }

  /// The start of the word before a position.
  func startOfWord(before position: Int) -> Int {
    let before = self[..<index(atOffset: position)]
    let blanks = before.reversed().prefix { !$0.isWordPart }
    let word = before[..<blanks.endIndex.base].reversed().prefix(while: \.isWordPart)
    return offset(of: word.endIndex.base)
  }

  /// The end of the word after a position.
  func endOfWord(after position: Int) -> Int {
    let word = self[index(atOffset: position)...].drop { !$0.isWordPart }
    return offset(of: word.drop(while: \.isWordPart).startIndex)
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
