/// Raised and lowered text in plain characters.
enum ScriptCharacters {
  private static let raised: [Character: Character] = [
    "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸",
    "9": "⁹", "+": "⁺", "-": "⁻", "−": "⁻", "=": "⁼", "(": "⁽", ")": "⁾", "n": "ⁿ", "i": "ⁱ",
  ]
  private static let lowered: [Character: Character] = [
    "0": "₀", "1": "₁", "2": "₂", "3": "₃", "4": "₄", "5": "₅", "6": "₆", "7": "₇", "8": "₈",
    "9": "₉", "+": "₊", "-": "₋", "−": "₋", "=": "₌", "(": "₍", ")": "₎",
  ]

  /// The text in characters that are raised or lowered, as in x², or else behind a sign, as in 2^k.
  ///
  /// nil leaves it as it is: endings as in 2nd, and marks of notes in brackets, which are read as well on the line.
  static func text(_ text: String, isRaised: Bool) -> String? {
    let characters = isRaised ? raised : lowered
    let known = text.compactMap { characters[$0] }
    if known.count == text.count { return String(known) }
    if text.hasPrefix("[") || (text.count > 1 && text.allSatisfy(\.isLetter)) { return nil }
    let sign = isRaised ? "^" : "_"
    return text.count == 1 ? sign + text : sign + "(" + text + ")"
  }
}
