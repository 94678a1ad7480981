import Foundation
import TestCases
import Testing

@testable import LocalizableStrings

/// The clients of a server choose its languages and time zones.
@Suite struct `What is kept for clients` {
  private static func localizer(
    keeping cache: FormatCache, _ languages: [Language] = ["en", "pl"]
  ) -> Localizer {
    let tables = languages.map {
      StringsTable(language: $0, bytes: Array("a = A;".utf8))
    }
    let settings = SharedTexts.Settings(developmentLanguage: "en", cache: cache)
    return Localizer(
      storage: LocalizerStorage(
        SharedTexts(tables, settings, reporter: IssueReporter { _ in }), preferring: [],
        timeZone: .utc))
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
        _ = shown.number(1, skeleton: ".\(String(repeating: "0", count: number))")
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

  /// Languages that CLDR has texts for.
  private static var languages: [Language] {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(UnicodeScalar($0)) }
    return letters.flatMap { first in letters.compactMap { Language(first + $0) } }
      .filter { $0.autonym != $0.tag }
  }

  private static var zones: [TimeZoneName] {
    TimeZone.knownTimeZoneIdentifiers.compactMap { TimeZoneName($0) }
  }

  /// The memory that is in use beside files, in bytes.
  private static var memory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return (line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0) << 10
  }

  /// What a page shows.
  private static func show(_ field: String, _ zone: TimeZoneName, of texts: Localizer) {
    let shown = texts.preferring(acceptLanguage: field).showing(timeZone: zone)
    let time = Timestamp(secondsSince1970: 1_700_000_000)
    _ = shown.dateAndTime(time)
    _ = shown.date(time, style: .full)
    _ = shown.relative(time, to: Timestamp(secondsSince1970: 1_700_100_000))
    _ = shown.number(1_234)
    _ = shown.pluralCategory(5)
  }

  /// In a process of its own, because the memory of other tests would count.
  @Test func `is less than 40 MB with texts in all languages`() async {
    await #expect(processExitsWith: .success) {
      var generator = SeededGenerator(seed: 1)
      let (languages, zones) = (Self.languages, Self.zones)
      #expect(languages.count > 100 && zones.count > 400)
      let texts = Self.localizer(keeping: .shared, languages)
      Self.show("en", .utc, of: texts)
      let before = Self.memory

      for number in 0..<Cases.count(400, many: 50_000) {
        var field = languages[Int.random(in: 0..<languages.count, using: &generator)].tag
        // Some clients request a region, or several languages.
        if number % 20 == 0 { field += "-\(["US", "PL", "QQ"][number / 20 % 3])" }
        if number % 50 == 0 { field += ",pl-\(number);q=0.5,en;q=0.4" }
        Self.show(field, zones[Int.random(in: 0..<zones.count, using: &generator)], of: texts)
      }
      let few = Self.localizer(keeping: .shared)
      for number in 0..<Cases.count(2_000, many: 100_000) {
        _ = few.preferring("x-\(number)", "pl", acceptLanguage: "de-\(number), en;q=0.1")
      }
      for number in 0..<Cases.count(1_000, many: 10_000) { _ = texts.text("/page/\(number)") }

      let growth = Self.memory - before
      #expect(growth > 8 << 20 && growth < 40 << 20, "\(growth >> 10) KB")
      #expect(FormatCache.shared.size <= 24 << 20)
    }
  }

  /// Locales and zones of a server's honest clients, which use all their formats again.
  @Test func `has room for the pages of many languages and zones`() throws {
    let cache = FormatCache(budget: 24 << 20)
    let languages = Self.languages.filter { $0.tag < "it" }
    let texts = Self.localizer(keeping: cache, languages)
    let zones = Cases.few(5, of: Self.zones)
    for language in languages { Self.show("\(language.tag),en;q=0.5", zones[0], of: texts) }
    let size = cache.size

    for zone in zones {
      for language in languages { Self.show("\(language.tag),en;q=0.5", zone, of: texts) }
    }

    // What is opened again is counted again.
    #expect(cache.size == size && languages.count > 50)
  }

  @Test func `is counted as long as a request holds it`() {
    let cache = FormatCache(budget: 1 << 20)
    let texts = Self.localizer(keeping: cache)
    let kept = texts.preferring(acceptLanguage: "pl-PL").storage.choice

    for number in 100..<999 {
      _ = texts.preferring(acceptLanguage: "en-\(number)").number(1)
      #expect(texts.preferring(acceptLanguage: "pl-PL").storage.choice === kept)
    }

    #expect(LocaleData.of("pl-PL", in: cache) === kept.locale)
  }

  @Test func `includes the names of languages`() {
    let language: Language = "sr-Cyrl-ME"
    let name = language.name(in: "es-HN")

    let kept = FormatCache.shared.object(.name(language, "es-HN")) { LanguageName("") }

    #expect(kept.text == name && !name.isEmpty)
  }

  @Test func `is forgotten with a localizer`() {
    let cache = FormatCache(budget: 4 << 20)
    weak var request: LanguageChoice?
    do {
      let texts = Self.localizer(keeping: cache)
      let kept = texts.preferring(acceptLanguage: "pl, en;q=0.7")
      request = kept.storage.choice
      #expect(texts.preferring(acceptLanguage: "pl, en;q=0.7").storage.choice === request)
    }

    #expect(request == nil)
  }
}
