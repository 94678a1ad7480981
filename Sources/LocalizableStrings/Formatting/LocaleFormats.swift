/// The ICU formats of one language, each opened on first use and kept as long as the cache has room.
struct LocaleFormats {
  let language: Language
  let cache: FormatCache

  /// The number format of an ICU number skeleton, such as `.00`.
  func number(_ skeleton: String) -> NumberFormat {
    cache.object(.number(language, skeleton)) {
      NumberFormat(language, skeleton: skeleton)
    }
  }

  func numberRange(_ skeleton: String) -> NumberRangeFormat {
    cache.object(.numberRange(language, skeleton)) {
      NumberRangeFormat(language, skeleton: skeleton)
    }
  }

  func date(_ fields: DateFormat.Fields) -> DateFormat {
    cache.object(.date(language, fields)) { DateFormat(language, fields) }
  }

  func dateRange(_ skeleton: String) -> DateRangeFormat {
    cache.object(.dateRange(language, skeleton)) {
      DateRangeFormat(language, skeleton: skeleton)
    }
  }

  var dateParser: DateParser { cache.object(.dateParser(language)) { DateParser(language) } }

  func relative(_ width: FormatWidth) -> RelativeFormat {
    cache.object(.relative(language, width)) { RelativeFormat(language, width) }
  }

  func list(_ type: ListType, _ width: FormatWidth) -> ListFormat {
    cache.object(.list(language, type, width)) { ListFormat(language, type, width) }
  }
}
