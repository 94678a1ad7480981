import Foundation
import LocalizableStrings
import SternikFoundation
import Testing

/// Values of Foundation in texts, and ours in what Foundation codes.
@Suite struct `Values of Foundation` {
  @Test func `a date is a timestamp and back`() {
    let date = Date(timeIntervalSince1970: 1_795_253_400.25)

    #expect(Timestamp(date).secondsSince1970 == 1_795_253_400.25)
    #expect(Date(Timestamp(date)) == date)
    #expect(Timestamp(.distantPast) < Timestamp(.distantFuture))
  }

  @Test func `now lies between two dates of Foundation`() {
    let before = Date()
    let now = Timestamp.now

    // Dates have fewer digits behind the second.
    #expect(now.secondsSince1970 >= before.timeIntervalSince1970 - 1e-6)
    #expect(now.secondsSince1970 <= Date().timeIntervalSince1970 + 1e-6)
  }

  @Test(arguments: ["Europe/Warsaw", "Asia/Kathmandu", "UTC", "GMT"])
  func `a time zone is a name and back`(identifier: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    let name = try #require(TimeZoneName(zone))

    #expect(name.identifier == zone.identifier)
    #expect(TimeZone(name) == zone)
  }

  @Test func `a zone of so many seconds has a name`() throws {
    let zone = try #require(TimeZone(secondsFromGMT: 5 * 3_600 + 45 * 60))
    let localizer = Localizer(tables: [], preferring: ["en"], developmentLanguage: "en")
      .showing(timeZone: try #require(TimeZoneName(zone)))

    #expect(localizer.date(Timestamp(secondsSince1970: 0), skeleton: "Hm") == "05:45")
  }

  @Test(arguments: [
    ("pl", "pl"), ("zh-Hant-TW", "zh-TW"), ("zh-Hant", "zh-Hant"), ("en_US", "en-US"),
    ("sr-Latn", "sr-Latn"),
    ("de_AT", "de-AT"), ("es-419", "es-419"),
  ])
  func `a language has its region, and a script that is not the likely one`(
    identifier: String, tag: Language
  ) {
    #expect(Language(Locale.Language(identifier: identifier)) == tag)
    #expect(Language(Locale.Language(tag)) == tag)
  }

  @Test func `no language is none`() {
    #expect(Language(Locale.Language(identifier: "")) == nil)
  }

  @Test func `are coded as one value each`() throws {
    let values = Coded(
      at: Timestamp(secondsSince1970: 0.5), zone: .utc, languages: ["pl", .base, .undetermined])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(values)

    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"at":0.5,"languages":["pl","Base","und"],"zone":"UTC"}"#)
    #expect(try JSONDecoder().decode(Coded.self, from: json) == values)
  }

  @Test(arguments: [
    (#"{"at":0,"languages":["%"],"zone":"UTC"}"#, "'%' is no tag of a language"),
    (#"{"at":0,"languages":[],"zone":"Mars"}"#, "no time zone has the name 'Mars'"),
  ])
  func `what is none is an error`(json: String, message: String) {
    #expect {
      try JSONDecoder().decode(Coded.self, from: Data(json.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == message
    }
  }
}

private struct Coded: Codable, Equatable {
  var at: Timestamp
  var zone: TimeZoneName
  var languages: [Language]
}
