/// The number of a lookup in each letter and digit of its text, so that a part of the text still has it.
///
/// The number is three tag characters behind the letter (U+E0020 to U+E005F). They have no width, a letter and its tags are one
/// grapheme cluster, and no terminal gets them, since `ConsoleUI` removes them wherever it draws.
enum TextMark {
  private static let firstTag: UInt32 = 0xE0020
  private static let base = 64
  private static let length = 3

  /// The text with a number behind each letter and digit that has none yet.
  static func marked(_ text: String, _ number: Int) -> String {
    let tags = tags(number)
    var marked = String.UnicodeScalarView()
    for character in text {
      marked.append(contentsOf: character.unicodeScalars)
      let hasMark = character.unicodeScalars.contains(where: isTag)
      if character.isLetter || character.isNumber, !hasMark { marked.append(contentsOf: tags) }
    }
    return String(marked)
  }

  /// The number that tags stand for; `nil` for other characters.
  static func number(of mark: String) -> Int? {
    let scalars = mark.unicodeScalars
    guard scalars.count == length, scalars.allSatisfy(isTag) else { return nil }
    return scalars.reduce(0) { $0 * base + Int($1.value - firstTag) }
  }

  /// The text without the numbers.
  static func removed(from text: String) -> String {
    guard text.unicodeScalars.contains(where: isTag) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isTag($0) }))
  }

  private static func tags(_ number: Int) -> [Unicode.Scalar] {
    var (rest, tags) = (number, [Unicode.Scalar]())
    for _ in 0..<length {
      tags.insert(tag(rest % base), at: 0)
      rest /= base
    }
    return tags
  }

  private static func tag(_ digit: Int) -> Unicode.Scalar {
    Unicode.Scalar(firstTag + UInt32(digit)) ?? " "
  }

  private static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    (firstTag..<firstTag + UInt32(base)).contains(scalar.value)
  }
}
