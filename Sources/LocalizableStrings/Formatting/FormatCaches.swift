/// ICU's formats of one language by what they show, each opened when first used.
final class FormatCaches: Sendable {
  private struct DateKey: Hashable {
    var fields: DateFormat.Fields
    var timeZone: TimeZoneName
  }
  private struct DateRangeKey: Hashable {
    var skeleton: String
    var timeZone: TimeZoneName
  }
  private struct ListKey: Hashable {
    var kind: ListKind
    var width: WordWidth
  }

  private let language: Language
  private let numbers = FormatCache<String, NumberFormat>()
  private let numberRanges = FormatCache<String, NumberRangeFormat>()
  private let dates = FormatCache<DateKey, DateFormat>()
  private let dateRanges = FormatCache<DateRangeKey, DateRangeFormat>()
  private let distances = FormatCache<WordWidth, RelativeFormat>()
  private let lists = FormatCache<ListKey, ListFormat>()

  init(_ language: Language) { self.language = language }

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
