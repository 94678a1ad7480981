/// The distance of a shown language from the requested one.
///
/// Languages are compared in their maximized form: `zh-TW` is `zh-Hant-TW`.
public enum LanguageDistance: Int, Sendable, Hashable, Comparable, CaseIterable {
  /// No difference: `pl` for `pl-PL`.
  case none
  /// Another region: `en-GB` for `en-AU`.
  case region
  /// Another script: `sr` for `sr-Latn`.
  case script
  /// Another language that speakers of the first one understand according to CLDR: `nb` for `da`.
  case language

  /// The distance between two languages.
  init(from requested: Language, to other: Language) {
    if requested == other {
      self = .none
      return
    }
    let (requested, other) = (requested.maximized, other.maximized)
    self =
      requested.code != other.code
      ? .language
      : requested.script != other.script
        ? .script : requested.region != other.region ? .region : .none
  }

  public static func < (left: LanguageDistance, right: LanguageDistance) -> Bool {
    left.rawValue < right.rawValue
  }
}
