internal import StringsSyntax

/// How one language writes numbers, dates, lists, and forms plurals: all of it read when first needed.
final class Conventions: Sendable {
  let language: Language

  private let cardinalRules = FirstUse<PluralRules>()
  private let ordinalRules = FirstUse<PluralRules>()
  private let direction = WritingDirection()
  private let integerWriter = FirstUse<IntegerWriter>()
  private let wordOrder = FirstUse<WordOrder>()
  private let caches = FirstUse<FormatCaches>()

  private static let known = FormatCache<Language, Conventions>(capacity: 1_000)

  private init(_ language: Language) { self.language = language }

  /// The conventions of a language, the same ones every time.
  static func of(_ language: Language) -> Conventions {
    known.format(language) { Conventions(language) }
  }

  @inline(__always)
  var cardinals: Unmanaged<PluralRules> { cardinalRules.object { PluralRules(language) } }

  var ordinals: Unmanaged<PluralRules> {
    ordinalRules.object { PluralRules(language, .ordinal) }
  }

  @inline(__always)
  var integers: Unmanaged<IntegerWriter> {
    integerWriter.object { IntegerWriter(NumberFormat(language, skeleton: "")) }
  }

  /// Whether something in a text runs the other way than this language does.
  func isCrossed(by text: String) -> Bool { direction.isCrossed(by: text, in: language) }

  var order: Unmanaged<WordOrder> { wordOrder.object { WordOrder(language) } }

  var formats: FormatCaches { caches.object { FormatCaches(language) }.takeUnretainedValue() }
}
