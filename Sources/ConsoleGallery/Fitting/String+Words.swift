internal import ConsoleUI

extension String {
  /// Whether the text contains another one that is no part of a longer word: `⟨save⟩ now` has `save`, `unsaved` has not.
  func containsWords(_ words: String) -> Bool {
    // Most texts do not contain it at all.
    contains(words)
      && ranges(of: words).contains { range in
        !isInsideWord(range.lowerBound) && !isInsideWord(range.upperBound)
      }
  }

  private func isInsideWord(_ index: Index) -> Bool {
    guard index > startIndex, index < endIndex else { return false }
    return self[self.index(before: index)].isOfLongWord && self[index].isOfLongWord
  }
}

extension Character {
  /// Whether spaces separate words with this letter or digit, unlike in Chinese and Japanese.
  fileprivate var isOfLongWord: Bool { (isLetter || isNumber) && String(self).columns == 1 }
}
