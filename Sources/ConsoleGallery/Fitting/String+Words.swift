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
    return self[self.index(before: index)].isBesideSpaces && self[index].isBesideSpaces
  }
}

extension Character {
  /// Whether spaces separate words with this letter or digit, unlike in Chinese, Japanese, Thai, Lao, Khmer and Burmese.
  fileprivate var isBesideSpaces: Bool {
    guard isLetter || isNumber, let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    // The blocks of Thai and Lao, Myanmar, Khmer, and Hiragana and Katakana, whose halfwidth forms are the last.
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0xFF66...0xFF9F: false
    default: !scalar.properties.isIdeographic
    }
  }
}
