internal import StringsSyntax

/// The plural rules, whole numbers and collation of one language, each loaded on first use.
final class LocaleData: KeptObject {
  let language: Language
  let uses = UseNote()
  /// With all that is loaded.
  let size = 20 << 10

  var note: UseNote? { uses }

  // Unowned: the cache keeps this object, and localizers keep the cache.
  private unowned let cache: FormatCache

  private let cardinalRules = LazyReference<PluralRules>()
  private let ordinalRules = LazyReference<PluralRules>()
  private let direction = WritingDirection()
  private let integerWriter = LazyReference<IntegerWriter>()
  private let loadedCollator = LazyReference<Collator>()

  private init(_ language: Language, _ cache: FormatCache) {
    self.language = language
    self.cache = cache
  }

  /// The shared locale data of a language.
  static func of(_ language: Language, in cache: FormatCache = .shared) -> LocaleData {
    cache.object(.locale(language)) { LocaleData(language, cache) }
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

  var formats: LocaleFormats { LocaleFormats(language: language, cache: cache) }
}
