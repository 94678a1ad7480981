import StringsFormats

/// Makes a text look like a translation without being one: accented, a third longer, in brackets.
///
/// Whoever sees plain English then sees a text that was not translated; a text that is cut off lacks
/// its bracket. Placeholders and percent signs stay as they are, and so do runs with an address.
struct PseudoText {
  /// Whether the words are forced to run from right to left, as in Arabic.
  var isRightToLeft = false

  /// How much longer words get, in percent.
  private static let growth = 35

  /// A whole text, in brackets.
  func whole(_ text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    return isRightToLeft ? "\u{200F}[\(part(text))]\u{200F}" : "[\(part(text))]"
  }

  /// A part of a text, as the form of a plural.
  func part(_ text: String) -> String { FormatText(text).mapping(words: words) }

  private func words(_ run: String) -> String {
    let letters = run.count { $0.isLetter }
    guard letters > 0, !run.contains("://") else { return run }
    let growth = (letters * Self.growth + 99) / 100
    var result = ""
    var (seen, added) = (0, 0)
    for character in run {
      let accented = Self.accents[character].map(String.init) ?? String(character)
      result += accented
      guard character.isLetter else { continue }
      seen += 1
      // Vowels are doubled as long as the text is shorter than it should be by now.
      if "aeiouyAEIOUY".contains(character), added * letters < growth * seen {
        result += accented
        added += 1
      }
    }
    // What vowels could not do comes behind the last letter.
    let end = result.lastIndex(where: \.isLetter).map(result.index(after:)) ?? result.endIndex
    result.insert(contentsOf: String(repeating: "~", count: growth - added), at: end)
    return isRightToLeft ? "\u{202E}\(result)\u{202C}" : result
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))
}
