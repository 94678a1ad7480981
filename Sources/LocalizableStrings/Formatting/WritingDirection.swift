internal import CICU
internal import Synchronization

/// The direction of a language's usual script, determined on first use.
struct WritingDirection: ~Copyable, Sendable {
  /// 1 for left to right, -1 for right to left, 0 if not determined yet.
  private let direction = Atomic<Int8>(0)

  /// Whether a text contains characters of the opposite direction to the language.
  func isOpposite(in text: String, _ language: Language) -> Bool {
    let isRightToLeft = isRightToLeft(language)
    // The UTF-8 of the first right-to-left characters starts with 0xD6.
    if !isRightToLeft, text.utf8.allSatisfy({ $0 < 0xD6 }) { return false }
    let opposite: Int32 = isRightToLeft ? 1 : -1
    return text.unicodeScalars.contains { cicu_strong_direction($0.value) == opposite }
  }

  private func isRightToLeft(_ language: Language) -> Bool {
    let direction = self.direction.load(ordering: .relaxed)
    if direction != 0 { return direction < 0 }
    let isRightToLeft = language.isRightToLeft
    self.direction.store(isRightToLeft ? -1 : 1, ordering: .relaxed)
    return isRightToLeft
  }
}
