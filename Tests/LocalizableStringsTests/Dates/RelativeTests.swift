import Testing

@testable import LocalizableStrings

struct RelativeTests {
  /// 2026-08-21T12:00:00Z, a Friday.
  private let noon = Timestamp(secondsSince1970: 1_787_313_600)

  static let distances: [(Double, String)] = [
    (0.0, "teraz"), (-20, "teraz"), (-60, "1 minutę temu"), (-300, "5 minut temu"),
    (-7_200, "2 godziny temu"), (7_200, "za 2 godziny"), (-11 * 3_600, "11 godzin temu"),
    (-13 * 3_600, "wczoraj"), (-26 * 3_600, "wczoraj"), (-2 * 86_400, "przedwczoraj"),
    (-3 * 86_400, "3 dni temu"), (86_400, "jutro"), (-8 * 86_400, "w zeszłym tygodniu"),
    (-15 * 86_400, "2 tygodnie temu"), (-31 * 86_400, "w zeszłym miesiącu"),
    (-100 * 86_400, "3 miesiące temu"), (-364 * 86_400, "11 miesięcy temu"),
    (-366 * 86_400, "w zeszłym roku"), (-1_500 * 86_400, "4 lata temu"),
  ]

  @Test(arguments: distances)
  func `a relative time is in the unit that a person would use`(seconds: Double, expected: String) {
    let localizer = localizer("pl", .utc)
    let time = Timestamp(secondsSince1970: noon.secondsSince1970 + seconds)

    #expect(localizer.relative(time, to: noon) == expected)
  }

  @Test func `days are calendar days in the localizer's time zone`() throws {
    let tokyo = try #require(TimeZoneName("Asia/Tokyo"))
    let morning = Timestamp(secondsSince1970: noon.secondsSince1970 - 8 * 3_600)
    let late = Timestamp(secondsSince1970: noon.secondsSince1970 + 5 * 3_600)

    // In Tokyo it is 2 in the morning, and 13 hours earlier it was one in the afternoon.
    #expect(localizer("en", .utc).relative(morning, to: late) == "13 hours ago")
    #expect(localizer("en", tokyo).relative(morning, to: late) == "yesterday")
  }

  @Test func `a day without midnight in it is shown in hours`() {
    let start = Timestamp(secondsSince1970: noon.secondsSince1970 - 12 * 3_600)
    let end = Timestamp(secondsSince1970: start.secondsSince1970 + 23 * 3_600 + 3_000)

    #expect(localizer("en", .utc).relative(start, to: end) == "24 hours ago")
  }

  @Test func `days start at midnight before 1970 too`() {
    let midnight = Timestamp(secondsSince1970: -10 * 86_400)
    func ago(_ seconds: Double) -> String {
      localizer("en", .utc).relative(
        Timestamp(secondsSince1970: midnight.secondsSince1970 - seconds), to: midnight)
    }

    #expect(ago(6 * 3_600) == "yesterday")
    #expect(ago(86_400) == "yesterday")
    #expect(ago(86_400.5) == "2 days ago")
  }

  @Test func `an absurd timestamp does not trap`() {
    for strange in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      let time = Timestamp(secondsSince1970: strange)
      #expect(!localizer("en", .utc).relative(time, to: noon).isEmpty)
      _ = localizer("en", .utc).date(time)
    }
  }

  @Test func `dates are shown in the given time zone`() throws {
    let warsaw = try #require(TimeZoneName("Europe/Warsaw"))

    #expect(localizer("pl", warsaw).time(noon) == "14:00")
    #expect(localizer("pl", .utc).showing(timeZone: warsaw).time(noon) == "14:00")
    #expect(TimeZoneName("Europe/Nowhere") == nil)
    #expect(TimeZoneName("") == nil)
    #expect(TimeZoneName("UTC\0") == nil)
  }

  private func localizer(_ language: Language, _ timeZone: TimeZoneName) -> Localizer {
    Localizer(tables: [], preferring: [], developmentLanguage: language, timeZone: timeZone)
  }
}
