/// How far what is shown may be from what the reader asked for.
///
/// Tags are compared with their likely script and region filled in: `zh-TW` is `zh-Hant-TW`.
public enum LanguageDistance: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// Nothing differs: `pl` for `pl-PL`.
  case none
  /// The region may differ: `en-GB` for `en-AU`.
  case region
  /// The script may differ too: `sr` for `sr-Latn`.
  case script
  /// Another language that readers of the first one understand, by CLDR's data: `nb` for `da`.
  case language

  /// How far one language is from another.
  init(from wish: Language, to other: Language) {
    if wish == other {
      self = .none
      return
    }
    let (wish, other) = (wish.maximized, other.maximized)
    self =
      wish.code != other.code
      ? .language
      : wish.script != other.script ? .script : wish.region != other.region ? .region : .none
  }

  public static func < (left: LanguageDistance, right: LanguageDistance) -> Bool {
    left.rawValue < right.rawValue
  }
}
