internal import CICU
internal import Synchronization

/// The direction of a language's usual script, determined on first use.
struct WritingDirection: ~Copyable, Sendable {
  /// 1 for left to right, -1 for right to left, 0 if not determined yet.
  private let direction = Atomic<Int8>(0)

  /// Whether a text contains characters of the opposite direction to the language, or controls of directions.
  func isOpposite(in text: String, _ language: Language) -> Bool {
    let isRightToLeft = isRightToLeft(language)
    // The UTF-8 of the first right-to-left characters starts with 0xD6.
    if !isRightToLeft, text.utf8.allSatisfy({ $0 < 0xD6 }) { return false }
    let opposite: Int32 = isRightToLeft ? 1 : -1
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x202A...0x202E, 0x2066...0x2069: true
      default: cicu_strong_direction(scalar.value) == opposite
      }
    }
  }

  private func isRightToLeft(_ language: Language) -> Bool {
    let direction = self.direction.load(ordering: .relaxed)
    if direction != 0 { return direction < 0 }
    let isRightToLeft = language.isRightToLeft
    self.direction.store(isRightToLeft ? -1 : 1, ordering: .relaxed)
    return isRightToLeft
  }
}

extension String {
  /// The text in an isolate of its own, which no control in the text ends or outlives (UAX #9, BD9 and X6a).
  ///
  /// The end of an isolate ends embeddings and overrides in it; isolates in it need an end of their own.
  var isolated: String {
    var isolated = "\u{2068}".unicodeScalars
    var depth = 1
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{2066}", "\u{2067}", "\u{2068}": depth += 1
      case "\u{2069}" where depth == 1: continue
      case "\u{2069}": depth -= 1
      default: break
      }
      isolated.append(scalar)
    }
    return String(isolated) + String(repeating: "\u{2069}", count: depth)
  }
}
