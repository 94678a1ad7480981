/// How one language writes numbers, dates, lists: ICU's formats, each opened when first used.
final class Conventions: Sendable {
  private struct DateRangeKey: Hashable {
    var skeleton: String
    var timeZone: TimeZoneName
  }
  private struct DateKey: Hashable {
    var fields: DateFormat.Fields
    var timeZone: TimeZoneName
  }
  private struct ListKey: Hashable {
    var kind: ListKind
    var width: WordWidth
  }

  let language: Language

  private let cardinalRules = FirstUse<PluralRules>()
  private let ordinalRules = FirstUse<PluralRules>()
  private let direction = WritingDirection()
  private let integerWriter = FirstUse<IntegerWriter>()
  private let wordOrder = FirstUse<WordOrder>()
  private let numbers = FormatCache<String, NumberFormat>()
  private let numberRanges = FormatCache<String, NumberRangeFormat>()
  private let dates = FormatCache<DateKey, DateFormat>()
  private let dateRanges = FormatCache<DateRangeKey, DateRangeFormat>()
  private let distances = FormatCache<WordWidth, RelativeFormat>()
  private let lists = FormatCache<ListKey, ListFormat>()

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
    integerWriter.object { IntegerWriter(number("")) }
  }

  /// Whether something in a text runs the other way than this language does.
  func isCrossed(by text: String) -> Bool { direction.isCrossed(by: text, in: language) }

  var order: Unmanaged<WordOrder> { wordOrder.object { WordOrder(language) } }

  /// The format for an ICU number skeleton, as `.00`.
  func number(_ skeleton: String) -> NumberFormat {
    numbers.format(skeleton) { NumberFormat(language, skeleton: skeleton) }
  }

  func numberRange(_ skeleton: String) -> NumberRangeFormat {
    numberRanges.format(skeleton) { NumberRangeFormat(language, skeleton: skeleton) }
  }

  func date(_ fields: DateFormat.Fields, _ timeZone: TimeZoneName) -> DateFormat {
    dates.format(DateKey(fields: fields, timeZone: timeZone)) {
      DateFormat(language, fields, timeZone)
    }
  }

  func dateRange(_ skeleton: String, _ timeZone: TimeZoneName) -> DateRangeFormat {
    dateRanges.format(DateRangeKey(skeleton: skeleton, timeZone: timeZone)) {
      DateRangeFormat(language, skeleton: skeleton, timeZone)
    }
  }

  func distance(_ width: WordWidth) -> RelativeFormat {
    distances.format(width) { RelativeFormat(language, width) }
  }

  func list(_ kind: ListKind, _ width: WordWidth) -> ListFormat {
    lists.format(ListKey(kind: kind, width: width)) { ListFormat(language, kind, width) }
  }
}
