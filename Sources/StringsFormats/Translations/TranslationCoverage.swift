public import LocalizableStrings

/// How many texts of the development language are translated into another language.
public struct TranslationCoverage: Sendable, Hashable {
  /// The language of the translations.
  public let language: Language
  /// The number of finished translations.
  public var translated: Int
  /// The number of translations that need review or are stale.
  public var needsReview: Int
  /// The number of texts that are missing, empty or new, and of plurals that lack a form.
  public var missing: Int

  /// Creates the coverage of one language from the numbers of texts.
  public init(language: Language, translated: Int = 0, needsReview: Int = 0, missing: Int = 0) {
    self.language = language
    self.translated = translated
    self.needsReview = needsReview
    self.missing = missing
  }

  /// The number of texts to translate.
  public var total: Int { translated + needsReview + missing }

  /// The share of finished translations in percent, rounded down, so that 100 means all.
  public var percent: Int { total == 0 ? 100 : 100 * translated / total }

  /// Adds the texts of another table in the same language.
  public static func += (sum: inout TranslationCoverage, other: TranslationCoverage) {
    sum.translated += other.translated
    sum.needsReview += other.needsReview
    sum.missing += other.missing
  }
}
