internal import StringsSyntax

/// The plural rules, formats and collation of one language, each loaded on first use.
final class LocaleData: Sendable {
  let language: Language

  private let cardinalRules = LazyReference<PluralRules>()
  private let ordinalRules = LazyReference<PluralRules>()
  private let direction = WritingDirection()
  private let integerWriter = LazyReference<IntegerWriter>()
  private let loadedCollator = LazyReference<Collator>()
  private let loadedFormats = LazyReference<LocaleFormats>()

  private static let cache = FormatCache<Language, LocaleData>(capacity: 1_000)

  private init(_ language: Language) { self.language = language }

  /// The shared locale data of a language.
  static func of(_ language: Language) -> LocaleData {
    cache.format(language) { LocaleData(language) }
  }

  @inline(__always)
  var cardinals: Unmanaged<PluralRules> { cardinalRules.load { PluralRules(language) } }

  var ordinals: Unmanaged<PluralRules> {
    ordinalRules.load { PluralRules(language, .ordinal) }
  }

  @inline(__always)
  var integers: Unmanaged<IntegerWriter> {
    integerWriter.load { IntegerWriter(NumberFormat(language, skeleton: "")) }
  }

  /// Whether a text contains characters of the opposite direction to the language.
  func hasOppositeDirection(_ text: String) -> Bool {
    direction.isOpposite(in: text, language)
  }

  var collator: Unmanaged<Collator> { loadedCollator.load { Collator(language) } }

  var formats: LocaleFormats {
    loadedFormats.load { LocaleFormats(language) }.takeUnretainedValue()
  }
}
