/// The ICU formats of one language, each opened on first use.
final class LocaleFormats: Sendable {
  private struct DateKey: Hashable {
    var fields: DateFormat.Fields
    var timeZone: TimeZoneName
  }
  private struct DateRangeKey: Hashable {
    var skeleton: String
    var timeZone: TimeZoneName
  }
  private struct ListKey: Hashable {
    var type: ListType
    var width: FormatWidth
  }

  private let language: Language
  private let numbers = FormatCache<String, NumberFormat>()
  private let numberRanges = FormatCache<String, NumberRangeFormat>()
  private let dates = FormatCache<DateKey, DateFormat>()
  private let dateRanges = FormatCache<DateRangeKey, DateRangeFormat>()
  private let relatives = FormatCache<FormatWidth, RelativeFormat>()
  private let lists = FormatCache<ListKey, ListFormat>()

  init(_ language: Language) { self.language = language }

  /// The number format of an ICU number skeleton, such as `.00`.
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

  func relative(_ width: FormatWidth) -> RelativeFormat {
    relatives.format(width) { RelativeFormat(language, width) }
  }

  func list(_ type: ListType, _ width: FormatWidth) -> ListFormat {
    lists.format(ListKey(type: type, width: width)) { ListFormat(language, type, width) }
  }
}
