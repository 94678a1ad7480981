public import LocalizableStrings

/// How much of a program's texts a language has.
public struct TranslationCoverage: Sendable, Hashable {
  public let language: Language
  /// Texts that are there and need nothing more.
  public var translated: Int
  /// Texts that somebody should look at again.
  public var needsReview: Int
  /// Texts that are not there, empty, or not yet translated.
  public var missing: Int

  public init(language: Language, translated: Int, needsReview: Int, missing: Int) {
    self.language = language
    self.translated = translated
    self.needsReview = needsReview
    self.missing = missing
  }

  public var total: Int { translated + needsReview + missing }

  /// The part of texts that are translated, in percent, rounded down: 100 means all.
  public var percent: Int { total == 0 ? 100 : 100 * translated / total }
}
