import LocalizableStrings
import Testing

@testable import Headlines

@Suite struct `Limits of feed dates` {
  @Test(
    arguments: [
      "Z": 0, "UT": 0, "UTC": 0, "GMT": 0, "WET": 0, "WEST": 1, "BST": 1, "IST": 5.5, "CET": 1,
      "CEST": 2, "MEZ": 1, "MESZ": 2, "EET": 2, "EEST": 3, "MSK": 3, "EST": -5, "EDT": -4,
      "CST": -6, "CDT": -5, "MST": -7, "MDT": -6, "PST": -8, "PDT": -7, "AKST": -9, "AKDT": -8,
      "HST": -10, "JST": 9, "KST": 9, "AEST": 10, "AEDT": 11, "NZST": 12, "NZDT": 13,
      "+1": 1, "+12": 12, "+130": 1.5, "+1:30": 1.5, "-0145": -1.75, "\u{2212}0200": -2,
      "UTC+2": 2, "UT-3": -3, "GMT+01:00": 1, "(CET)": 1,
    ] as [String: Double])
  func `zones are hours before or after UTC`(_ zone: String, _ hours: Double) throws {
    let utc = try #require(Timestamp(feedDate: "2 Nov 2026 12:00 GMT")).secondsSince1970

    let date = try #require(Timestamp(feedDate: "2 Nov 2026 12:00 \(zone)"))

    #expect(date.secondsSince1970 == utc - hours * 3600)
  }

  @Test(arguments: ["XYZ", "+", "+12345", "+x", "1", "GMT1", "-"])
  func `an unknown zone is UTC`(_ zone: String) {
    #expect(FeedDate.offset(zone) == nil)
    #expect(Self.seconds("2 Nov 2026 12:00 \(zone)") == 1_793_620_800)
  }

  @Test func `months have English and Polish names`() {
    let english = "January February March April May June July August September October November"
    let polish =
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada"
    for names in [english + " December", polish + " grudnia"] {
      for (index, name) in names.split(separator: " ").enumerated() {
        let month = index < 9 ? "0\(index + 1)" : "\(index + 1)"
        #expect(Self.seconds("2 \(name) 2026") == Self.seconds("2026-\(month)-02"), "\(name)")
      }
    }
  }

  @Test(
    arguments: [
      ("1 Jan 49", "2049-01-01"), ("1 Jan 50", "1950-01-01"), ("1 Jan 999", "2899-01-01"),
      ("1 Jan 1000", "1000-01-01"), ("1 Jan 0", "2000-01-01"),
    ])
  func `short years belong to a century`(_ short: String, _ full: String) {
    #expect(Self.seconds(short) != nil)
    #expect(Self.seconds(short) == Self.seconds(full))
  }

  @Test(
    arguments: [
      ("0001-01-01", "0000-12-31"), ("9999-12-31", "0000-01-01"), ("2026-01-01", "2026-00-01"),
      ("2026-12-01", "2026-13-01"), ("2026-01-01", "2026-01-00"), ("2026-01-31", "2026-01-32"),
      ("2026-04-30", "2026-04-31"), ("2026-06-30", "2026-06-31"), ("2026-09-30", "2026-09-31"),
      ("2026-11-30", "2026-11-31"), ("2026-02-28", "2026-02-29"), ("2028-02-29", "2028-02-30"),
      ("2000-02-29", "1900-02-29"), ("2026-11-02T24:00:00", "2026-11-02T24:00:01"),
      ("2026-11-02T23:59:60", "2026-11-02T23:59:61"), ("2026-11-02T23:59", "2026-11-02T23:60"),
      ("2026-11-02T24:00", "2026-11-02T24:01"), ("2026-11-02T00:00", "2026-11-02T25:00"),
      ("20261102", "2026110"), ("2026", "202"), ("202611", "20261"), ("2026-11-02 ", "2026-11-02x"),
      ("2026-11-02T0830", "2026-11-02T083"), ("2026-11-02T08:30", "2026-11-02T08"),
    ])
  func `the last valid date is read, and the first invalid one is not`(
    _ valid: String, _ invalid: String
  ) {
    #expect(Self.seconds(valid) != nil, "\(valid)")
    #expect(Self.seconds(invalid) == nil, "\(invalid)")
  }

  @Test(
    arguments: [
      ("2026-11-02T08:30:15", 1_793_608_215), ("2026-11-02 08:30:15.9Z", 1_793_608_215),
      ("2026-11-02T08:30:15,9+01:00", 1_793_604_615), ("2 Nov 2026 08:30:15", 1_793_608_215),
      ("2 Nov 2026 08:30:15.9", 1_793_608_215), ("Nov. 2 2026 08:30:15 GMT", 1_793_608_215),
      ("2. Nov 2026", 1_793_577_600), ("02-Nov-26 08:30:15 GMT", 1_793_608_215),
      ("2 Nov 2026 08:30:15 +0100 (CET)", 1_793_604_615), ("2 Nov 2026 1:2:3:4", 1_793_577_600),
      ("2 Nov 2026 12", 1_793_577_600), ("2 Nov 2026 +0100 9:00", 1_793_606_400),
      ("2 Nov Dec 2026", 1_793_577_600), ("2 Nov 2026 a:b", 1_793_577_600),
    ] as [(String, Double)])
  func `seconds, fractions and surplus words`(_ text: String, _ seconds: Double) {
    #expect(Self.seconds(text) == seconds)
  }

  @Test(
    arguments: [
      ("0.4", 0), ("0.5", 1), ("9999999", 9_999_999), ("1:2:3", 3723), ("1:0", 60),
      (" 1 : 05 ", 65),
      ("10000000:00", nil), ("10000000", nil), ("1::2", nil), ("0:00:00", nil), ("1:-1", nil),
    ] as [(String, Int?)])
  func `limits of playing times`(_ text: String, _ seconds: Int?) {
    #expect(Duration(feedText: text) == seconds.map { .seconds($0) })
  }

  private static func seconds(_ text: String) -> Double? {
    Timestamp(feedDate: text)?.secondsSince1970
  }
}
