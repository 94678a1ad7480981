import StringsFormats
import StringsSyntax

/// Turns a text into a pseudo-translation: accented, a third longer, in brackets.
///
/// On screen, plain letters reveal a text that is not localized, and a missing bracket one that is cut
/// off. Placeholders, `{name}`, `${name}`, tags, entities, percent signs and runs with a URL stay as they are.
struct PseudoText {
  /// True to force the words to run from right to left.
  var isRightToLeft = false

  /// The added length, in percent of the letters.
  private static let growth = 35

  /// The pseudo-translation of a whole text, in brackets.
  func whole(_ text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    return isRightToLeft ? "\u{200F}[\(part(text))]\u{200F}" : "[\(part(text))]"
  }

  /// The pseudo-translation of a part of a text, such as a plural form.
  func part(_ text: String) -> String {
    VerbatimParts(text).parts.map { part in
      part.isVerbatim ? String(part.text) : Format(String(part.text)).rewritten(words: words)
    }.joined()
  }

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
      // Vowels are doubled while the text so far is too short.
      if "aeiouyAEIOUY".contains(character), added * letters < growth * seen {
        result += accented
        added += 1
      }
    }
    // The rest of the growth follows the last letter.
    let end = result.lastIndex(where: \.isLetter).map(result.index(after:)) ?? result.endIndex
    result.insert(contentsOf: String(repeating: "~", count: growth - added), at: end)
    return isRightToLeft ? "\u{202E}\(result)\u{202C}" : result
  }

  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))
}
