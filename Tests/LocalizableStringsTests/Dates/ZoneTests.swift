import Testing

@testable import LocalizableStrings

/// What ICU 72 writes with a format that is opened for one zone alone.
@Suite struct `A format for all time zones` {
  struct Expectation: Sendable {
    let language: Language
    let zone: String
    let date: String
    let week: String
    let range: String

    init(_ language: Language, _ zone: String, _ date: String, _ week: String, _ range: String) {
      self.language = language
      self.zone = zone
      self.date = date
      self.week = week
      self.range = range
    }
  }

  private static let time = Timestamp(secondsSince1970: 1_767_225_600)

  @Test(arguments: [
    Expectation(
      "th-TH", "Pacific/Auckland", "วันพฤหัสบดีที่ 1 มกราคม พ.ศ. 2569 เวลา 13:00", "1 พฤ. GMT+13",
      "1–4 ม.ค. 2569"),
    Expectation(
      "th-TH", "America/Los_Angeles", "วันพุธที่ 31 ธันวาคม พ.ศ. 2568 เวลา 16:00", "1 พ. GMT-8",
      "31 ธ.ค. 2568 – 3 ม.ค. 2569"),
    Expectation(
      "fa-IR", "Pacific/Auckland", "۱۴۰۴ دی ۱۱, پنجشنبه ساعت ۱۳:۰۰",
      "پنجشنبه ۴۲, \u{200E}+۱۳ گرینویچ", "۱۱ تا ۱۴ دی ۱۴۰۴"),
    Expectation(
      "ar-SA", "America/Los_Angeles", "الأربعاء، ١١ رجب ١٤٤٧ هـ في ٤:٠٠ م",
      "٢٨ الأربعاء، غرينتش-٨", "١١–١٤ رجب ١٤٤٧ هـ"),
    Expectation(
      "de-DE", "Pacific/Auckland", "Donnerstag, 1. Januar 2026 um 13:00", " Do, GMT+13",
      "1.–4. Jan. 2026"),
    Expectation(
      "en-US", "America/Los_Angeles", "Wednesday, December 31, 2025 at 4:00\u{202F}PM", " Wed, PST",
      "Dec 31, 2025\u{2009}–\u{2009}Jan 3, 2026"),
  ])
  func `writes what a format of its own writes`(expected: Expectation) throws {
    let localizer = Localizer(
      tables: [], preferring: [expected.language], developmentLanguage: expected.language)
    let later = Timestamp(secondsSince1970: Self.time.secondsSince1970 + 3 * 86_400)

    // Another zone, which changes the format, comes before and between.
    for zone in ["UTC", expected.zone, "Asia/Kathmandu", expected.zone] {
      let shown = localizer.showing(timeZone: try #require(TimeZoneName(zone)))
      let texts = [
        shown.dateAndTime(Self.time, dateStyle: .full), shown.date(Self.time, skeleton: "YwEz"),
        shown.range(from: Self.time, to: later),
      ]
      #expect((texts == [expected.date, expected.week, expected.range]) == (zone == expected.zone))
    }
  }
}
