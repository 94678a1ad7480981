import StringsSyntax
import Testing

@testable import LocalizableStrings

@Suite(.enabled(if: Conformance.hasExpectedICU, "\(Conformance.reason)"))
struct RangeTests {
  private let english = TextTable("en", "").localizer
  private let polish = TextTable("pl", "").localizer
  /// 2026-05-03T07:30:00Z, a Sunday.
  private let start = Timestamp(secondsSince1970: 1_777_793_400)

  private func days(_ count: Double) -> Timestamp {
    Timestamp(secondsSince1970: start.secondsSince1970 + count * 86_400)
  }

  @Test func `a range of numbers shows both ends`() {
    #expect(english.range(from: 1, to: 5) == "1–5")
    #expect(english.range(from: 1.5, to: 2, fractionDigits: 1) == "1.5–2.0")
    #expect(english.range(from: 3, to: 5, skeleton: "currency/USD") == "$3.00 – $5.00")
    #expect(polish.range(from: 1_000, to: 20_000) == "1000–20\u{A0}000")
    #expect(english.range(from: 1, to: 2, skeleton: "no such skeleton") == "1.0–2.0")
  }

  @Test func `fields that are equal at both ends are shown once`() {
    #expect(english.range(from: start, to: days(4)) == "May 3\u{2009}–\u{2009}7, 2026")
    #expect(english.range(from: start, to: days(40)) == "May 3\u{2009}–\u{2009}Jun 12, 2026")
    #expect(english.range(from: start, to: start) == "May 3, 2026")
    #expect(polish.range(from: start, to: days(4), skeleton: "yMMMMd") == "3–7 maja 2026")
    #expect(
      english.range(from: start, to: days(0.1), skeleton: "Hm") == "07:30\u{2009}–\u{2009}09:54")
  }

  @Test func `dates are in the localizer's time zone`() throws {
    let tokyo = english.showing(timeZone: try #require(TimeZoneName("Asia/Tokyo")))

    #expect(tokyo.range(from: start, to: days(0.7)) == "May 3\u{2009}–\u{2009}4, 2026")
  }

  @Test func `an absurd range does not trap`() {
    for strange in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(!english.range(from: strange, to: 1).isEmpty)
      #expect(!english.range(from: 1, to: strange).isEmpty)
      _ = english.range(from: Timestamp(secondsSince1970: strange), to: start)
    }
    #expect(!english.range(from: 5, to: 1).isEmpty)
    _ = english.range(from: days(5), to: start)
    #expect(english.pluralCategory(from: .min, to: .max) == .other)
  }
}
