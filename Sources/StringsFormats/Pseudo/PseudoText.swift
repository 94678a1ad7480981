import StringsSyntax

/// Turns a text into a pseudo-translation: in other letters, longer, in brackets.
///
/// On screen, plain letters reveal a text that is not localized, and a missing bracket one that is cut
/// off. Placeholders, `{name}`, `${name}`, tags, entities, percent signs and runs with a URL stay as they are.
package struct PseudoText: Sendable {
  /// The letters of the words.
  package var letters = PseudoLetters.accented
  /// The added length, in percent of the letters.
  package var growth = 35
  /// True to force the words to run from right to left, whatever their letters.
  package var isRightToLeft = false

  /// Creates the rules of a pseudo-translation.
  package init(
    letters: PseudoLetters = .accented, growth: Int = 35, isRightToLeft: Bool = false
  ) {
    self.letters = letters
    self.growth = growth
    self.isRightToLeft = isRightToLeft
  }

  /// The pseudo-translation of a whole text, in brackets.
  package func whole(_ text: String) -> String {
    guard text.contains(where: { !$0.isWhitespace }) else { return text }
    return isRightToLeft ? "\u{200F}[\(part(text))]\u{200F}" : "[\(part(text))]"
  }

  /// The pseudo-translation of a part of a text, such as a plural form.
  package func part(_ text: String) -> String {
    VerbatimParts(text).parts.map { part in
      part.isVerbatim ? String(part.text) : Format(String(part.text)).rewritten(words: words)
    }.joined()
  }

  private func words(_ run: String) -> String {
    let letterCount = run.count { $0.isLetter }
    guard letterCount > 0, !run.contains("://") else { return run }
    let growth = (letterCount * growth + 99) / 100
    var longer = ""
    var (seen, added) = (0, 0)
    for character in run {
      longer.append(character)
      guard character.isLetter else { continue }
      seen += 1
      // Vowels are doubled while the text so far is too short.
      if "aeiouyAEIOUY".contains(character), added * letterCount < growth * seen {
        longer.append(character)
        added += 1
      }
    }
    var result = letters.rewritten(longer)
    // The rest of the growth follows the last letter.
    let end = result.lastIndex(where: \.isLetter).map(result.index(after:)) ?? result.endIndex
    result.insert(contentsOf: String(repeating: "~", count: growth - added), at: end)
    return isRightToLeft ? "\u{202E}\(result)\u{202C}" : result
  }
}
