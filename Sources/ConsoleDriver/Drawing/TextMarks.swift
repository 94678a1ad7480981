/// The tag characters behind letters, with which a test follows a text from where it comes to where it is drawn.
///
/// Tags up to U+E005F name the lookup that a letter comes from; those after it, a text that was truncated. They have no width,
/// and no canvas has them.
enum TextMarks {
  private static let lookups: ClosedRange<UInt32> = 0xE0020...0xE005F
  private static let truncations: ClosedRange<UInt32> = 0xE0060...0xE007E
  private static let length = 3
  /// Before tags that name a region.
  private static let blackFlag: Unicode.Scalar = "\u{1F3F4}"

  /// The lookup that a character comes from.
  static func lookup(of character: Character) -> String? { tags(of: character, in: lookups) }

  /// The number of the truncated text that an ellipsis stands for.
  static func truncation(of character: Character) -> Int? {
    tags(of: character, in: truncations).map { tags in
      tags.unicodeScalars.reduce(0) {
        $0 * truncations.count + Int($1.value - truncations.lowerBound)
      }
    }
  }

  /// The tags for the number of a truncated text.
  static func tags(ofTruncation number: Int) -> String {
    var (rest, tags) = (number, "")
    for _ in 0..<length {
      let value = truncations.lowerBound + UInt32(rest % truncations.count)
      tags = Unicode.Scalar(value).map { String($0) + tags } ?? tags
      rest /= truncations.count
    }
    return tags
  }

  static func isTag(_ scalar: Unicode.Scalar) -> Bool {
    lookups.contains(scalar.value) || truncations.contains(scalar.value)
  }

  private static func tags(of character: Character, in range: ClosedRange<UInt32>) -> String? {
    let scalars = character.unicodeScalars
    guard scalars.first != blackFlag else { return nil }
    let tags = scalars.filter { range.contains($0.value) }.prefix(length)
    return tags.count == length ? String(String.UnicodeScalarView(tags)) : nil
  }
}

extension String {
  /// The text without the tags of a traced localizer.
  package var withoutMarks: String {
    guard unicodeScalars.contains(where: TextMarks.isTag) else { return self }
    let characters = map { character in
      character.isFlag
        ? String(character)
        : String(String.UnicodeScalarView(character.unicodeScalars.filter { !TextMarks.isTag($0) }))
    }
    return characters.joined()
  }
}

extension Character {
  fileprivate var isFlag: Bool { unicodeScalars.first == "\u{1F3F4}" }

  /// Whether the character is part of a word.
  var isInWord: Bool { isLetter || isNumber }
}
