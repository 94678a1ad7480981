import Testing

@testable import LocalizableStrings

@Suite struct `Dates that a person wrote` {
  /// 2026-12-31, the start of the day in UTC.
  private let lastOf2026 = Timestamp(secondsSince1970: 1_798_675_200)

  private func localizer(_ language: Language) -> Localizer { TextTable(language, "").localizer }

  @Test(arguments: CLDRLanguages.all)
  func `are read as the language formats them`(language: Language) {
    let localizer = localizer(language)
    // And 2026-03-01, 2026-11-10 and 2026-03-04.
    let days =
      [lastOf2026]
      + [1_772_323_200, 1_794_268_800, 1_772_582_400].map { Timestamp(secondsSince1970: $0) }

    for day in days {
      let texts = [
        localizer.date(day, style: .short), localizer.date(day, style: .medium),
        localizer.date(day, skeleton: "yMd"),
      ]
      let read = texts.map { localizer.date(from: $0) }
      switch language {
      // The short style has months in Roman numerals.
      case "haw": #expect(read.dropFirst() == [day, day])
      // The short style has another order than the numbers alone, which may therefore mean nothing else than it.
      case "ks-Deva", "mt", "so", "sbp", "vai", "vai-Latn", "ug", "ky":
        #expect(read.dropLast() == [day, day], "\(texts)")
      default: #expect(read == [day, day, day], "\(texts)")
      }
    }
    #expect(localizer.date(from: "2026-12-31") == lastOf2026)
  }

  @Test(
    arguments: [
      ("pl", "31.12.2026"), ("pl", " 31.12.2026 "), ("pl", "31.12.26"), ("pl", "31 gru 2026"),
      ("pl", "31 grudnia 2026"), ("de", "31.12.2026"), ("de", "31. 12. 2026"), ("cs", "31.12.2026"),
      ("cs", "31. 12. 2026"), ("bg", "31.12.2026"), ("bg", "31.12.2026 г."), ("hr", "31.12.2026"),
      ("hr", "31.12.2026."), ("hu", "2026.12.31"), ("ko", "2026. 12. 31."), ("ko", "2026.12.31"),
      ("zh", "2026年12月31日"), ("zh", "2026/12/31"), ("en", "12/31/2026"), ("en", "12/31/26"),
      ("en", "Dec 31, 2026"), ("en", "December 31, 2026"), ("en", "Dec\u{202F}31,\u{A0}2026"),
      ("en-GB", "31/12/2026"), ("sv", "26-12-31"), ("ar-EG", "31/12/2026"), ("fa", "2026-12-31"),
      ("th", "31/12/2569"),
    ] as [(Language, String)])
  func `are a date in several forms`(language: Language, text: String) {
    #expect(localizer(language).date(from: text) == lastOf2026)
  }

  @Test(
    arguments: [
      ("fr", "4/3/2026"), ("en-GB", "4/3/2026"), ("ru", "4.3.2026"), ("pt", "4/3/2026"),
      ("hu", "2026. 3. 4."), ("hr", "4. 3. 2026."), ("sv", "2026-3-4"), ("de", "04.03.2026"),
      ("ky", "2026-03-04"), ("mt", "4/3/2026"), ("mt", "04/03/2026"), ("en", "3/04/2026"),
    ] as [(Language, String)])
  func `may have days and months of one digit, or with a zero`(language: Language, text: String) {
    #expect(localizer(language).date(from: text)?.secondsSince1970 == 1_772_582_400)
  }

  @Test(arguments: [
    "1/2/2e3", "1e1/2/2026", "Dec 3e1, 2026", "1/4294967298/2026", "2026-1E1-05", "1/02026/2026",
  ])
  func `have no exponents and no long numbers`(text: String) {
    #expect(localizer("en").date(from: text) == nil)
  }

  @Test(
    arguments: [
      ("pl", "31.11.2026"), ("pl", "29.02.2026"), ("pl", "0.1.2026"), ("pl", "12.31.2026"),
      ("pl", "31.12.2026x"), ("pl", "x31.12.2026"), ("pl", "31.12"), ("pl", "31.12.2026 r"),
      ("pl", "31.12.202"), ("pl", "31.12.5"), ("pl", "3 1.12.2026"), ("pl", "31.12.-2026"),
      ("pl", "31.12.20260"), ("pl", "31.12.2026\u{0}"), ("pl", "31.12.2026\u{0}x"), ("pl", ""),
      ("pl", " "), ("en", "31/12/2026"), ("en", "26-12-31"), ("en", "2026-13-01"),
      ("en", "2026-12-31T00:00"), ("en", "tomorrow"), ("en", "1798675200"), ("en", "Dec 2026"),
    ] as [(Language, String)])
  func `are none if they do not exist or say more`(language: Language, text: String) {
    #expect(localizer(language).date(from: text) == nil)
  }

  @Test func `of two digits are near`() {
    let years = ["1.1.30", "1.1.99"].map { localizer("de").date(from: $0) }

    #expect(years == ["2030-01-01", "1999-01-01"].map { localizer("de").date(from: $0) })
  }

  @Test func `are the start of a day in the localizer's time zone`() throws {
    let tokyo = try #require(TimeZoneName("Asia/Tokyo"))
    // The clocks go from midnight to one o'clock on 2018-11-04 in São Paulo.
    let saoPaulo = try #require(TimeZoneName("America/Sao_Paulo"))

    let start = localizer("de").showing(timeZone: tokyo).date(from: "31.12.2026")
    // They go back from one o'clock to midnight on 2026-11-01 in Havana.
    let havana = try #require(TimeZoneName("America/Havana"))
    let repeated = localizer("es").showing(timeZone: havana).date(from: "1/11/2026")
    let skipped = localizer("pt").showing(timeZone: saoPaulo).date(from: "04/11/2018")

    #expect(start?.secondsSince1970 == lastOf2026.secondsSince1970 - 9 * 3_600)
    #expect(repeated?.secondsSince1970 == 1_793_505_600)
    #expect(skipped?.secondsSince1970 == 1_541_300_400)
  }

  @Test func `cost nothing when they are too long`() {
    for text in ["9", " ", "1.", "Dec "] {
      #expect(localizer("en").date(from: String(repeating: text, count: 1_000_000)) == nil)
    }
  }
}
