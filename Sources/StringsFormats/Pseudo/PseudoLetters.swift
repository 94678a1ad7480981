/// The letters that a pseudo-translation is written in.
package enum PseudoLetters: Sendable {
  /// Each Latin letter with an accent.
  case accented
  /// Hebrew letters, which run from right to left.
  case hebrew
  /// Letters of two columns each, one for two letters, so that the text is about as wide as before.
  case wide

  /// The text in these letters; all other characters stay as they are.
  func rewritten(_ text: String) -> String {
    switch self {
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .hebrew: String(text.map { Self.hebrewLetters[$0] ?? $0 })
    case .wide: Self.wide(text)
    }
  }

  private static func wide(_ text: String) -> String {
    var result = ""
    var isSecond = false
    for character in text {
      guard let wide = fullWidth[character] else {
        isSecond = false
        result.append(character)
        continue
      }
      if !isSecond { result.append(wide) }
      isSecond.toggle()
    }
    return result
  }

  private static let latin = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"

  private static let accents = letters("áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ")

  private static let hebrewLetters = letters(
    String(repeating: "אבצדהפגחיכקלמנוןךרשתטםעץזס", count: 2))

  private static let fullWidth = letters("ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ")

  private static func letters(_ text: String) -> [Character: Character] {
    Dictionary(uniqueKeysWithValues: zip(latin, text))
  }
}
