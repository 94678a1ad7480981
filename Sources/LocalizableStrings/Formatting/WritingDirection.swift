internal import CICU
internal import Synchronization

/// Which way a language's usual script runs, found out when first needed.
struct WritingDirection: ~Copyable, Sendable {
  private let known = Atomic<Int8>(0)

  /// Whether something in a text runs the other way than the language does.
  func isCrossed(by text: String, in language: Language) -> Bool {
    let isRightToLeft = isRightToLeft(language)
    // The first characters that run from right to left take 0xD6 as their first byte.
    if !isRightToLeft, text.utf8.allSatisfy({ $0 < 0xD6 }) { return false }
    let crossing: Int32 = isRightToLeft ? 1 : -1
    return text.unicodeScalars.contains { cicu_strong_direction($0.value) == crossing }
  }

  private func isRightToLeft(_ language: Language) -> Bool {
    let direction = known.load(ordering: .relaxed)
    if direction != 0 { return direction < 0 }
    let isRightToLeft = language.isRightToLeft
    known.store(isRightToLeft ? -1 : 1, ordering: .relaxed)
    return isRightToLeft
  }
}
