import Testing

@testable import LocalizableStrings

/// The clients of a server choose its languages and time zones.
@Suite struct `What is kept for clients` {
  private static func localizer(keeping cache: FormatCache) -> Localizer {
    let tables = ["en", "pl"].map {
      StringsTable(language: $0, bytes: Array("a = A;".utf8))
    }
    let settings = LocalizerStorage.Settings(
      developmentLanguage: "en", distance: .language, timeZone: .utc, isolatesArguments: true,
      cache: cache)
    return Localizer(
      storage: LocalizerStorage(
        tables: tables, preferring: [], settings, reporter: IssueReporter { _ in }))
  }

  @Test func `has one budget in bytes`() throws {
    let cache = FormatCache(budget: 4 << 20)
    let texts = Self.localizer(keeping: cache)
    let zones = try ["Europe/Warsaw", "Asia/Tokyo", "GMT+05:37"].map {
      try #require(TimeZoneName($0))
    }
    let time = Timestamp(secondsSince1970: 0)

    // Languages, regions and zones, and fields that differ in their weights alone
    for (number, region) in ["PL", "US", "DE", "QQ"].enumerated() {
      for second in UnicodeScalar("A").value...UnicodeScalar("Z").value {
        let tag = "pl-\(region.first ?? "A")\(UnicodeScalar(second) ?? "A")"
        let shown = texts.preferring(acceptLanguage: "\(tag);q=0.\(second), en;q=0.\(number)")
        for zone in zones { _ = shown.showing(timeZone: zone).date(time) }
        _ = shown.number(1)
        _ = shown.format(".\(String(repeating: "0", count: number))", 1)
        _ = shown.pluralCategory(5)
        _ = shown.isOrdered("a", before: "b")
        #expect(cache.size <= 4 << 20)
      }
    }

    #expect(cache.size > 1 << 20)
  }

  @Test func `has no more bytes for more time zones`() throws {
    let cache = FormatCache(budget: 4 << 20, parts: 1)
    let texts = Self.localizer(keeping: cache)
    let times = [Timestamp(secondsSince1970: 0), Timestamp(secondsSince1970: 100_000)]
    var size: Int?

    for hours in -11...11 {
      let zone = try #require(TimeZoneName("GMT\(hours < 0 ? "-" : "+")\(abs(hours)):30"))
      let shown = texts.preferring(acceptLanguage: "pl").showing(timeZone: zone)
      _ = shown.dateAndTime(times[0])
      _ = shown.range(from: times[0], to: times[1])
      _ = shown.relative(times[0], to: times[1])
      #expect(cache.size == size ?? cache.size)
      size = cache.size
    }
  }

  @Test func `is forgotten with a localizer`() {
    let cache = FormatCache(budget: 4 << 20)
    weak var request: LocalizerStorage?
    do {
      let texts = Self.localizer(keeping: cache)
      let kept = texts.preferring(acceptLanguage: "pl, en;q=0.7")
      request = kept.storage
      #expect(texts.preferring(acceptLanguage: "pl, en;q=0.7").storage === request)
    }

    #expect(request == nil)
  }

  @Test func `has few bytes of keys that are created at run time`() {
    let recorder = IssueRecorder()
    let texts = Localizer(
      tables: [], preferring: [], developmentLanguage: "en", didFindIssue: recorder.record)
    let long = String(repeating: "x", count: 100_000)

    for number in 0..<20 { _ = texts.text("\(number)\(long)") }

    #expect(recorder.issues.count == 11)
  }
}
