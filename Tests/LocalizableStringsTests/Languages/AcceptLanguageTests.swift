import TestCases
import Testing

@testable import LocalizableStrings

@Suite(.ownThread) struct AcceptLanguageTests {
  @Test func `a browser gets the best available language`() throws {
    for test in Conformance.cases("accept_language") {
      let header = try #require(test.input["header"]?.string)
      let tables = (test.input["supported"]?.strings ?? []).compactMap { Language($0) }
        .map { StringsTable(language: $0, pairs: []) }
      let development = try #require(test.input["default"]?.string.flatMap { Language($0) })
      let texts = Localizer(tables: tables, preferring: [], developmentLanguage: development)

      let localizer = texts.preferring(acceptLanguage: header)

      #expect(localizer.language.tag == test.expect.string, "\(header)")
    }
  }

  @Test(arguments: ["*", "da, *;q=0.1", "pl;q=0, *"])
  func `a request for any language gets the development language`(header: String) {
    let tables = ["de", "en", "pl"].map { StringsTable(language: $0, pairs: []) }
    let texts = Localizer(tables: tables, preferring: [], developmentLanguage: "en")

    #expect(texts.preferring(acceptLanguage: header).language == "en")
  }

  static let headers: [(String, [Language])] = [
    ("pl", ["pl"]),
    ("en;q=0.3, pl, de;q=0.7", ["pl", "de", "en"]),
    ("de, pl, fr;q=1.0", ["de", "pl", "fr"]),
    ("de;q=0.001,pl;q=0.002", ["pl", "de"]),
    (" \t de ; Q=0.5\t,\tpl\t; q=0.9 ", ["pl", "de"]),
    ("pl;q=0, de", ["de"]),
    ("de, de-AT;q=0.5, de;q=0.1", ["de", "de-AT"]),
    ("zh-hant-tw;q=.5, iw", ["he"]),
    ("en-US-u-nu-latn", ["en-US"]), ("en-US-u-nu-latn, en-US;q=0.5, en-QQ;q=0.1", ["en-US", "en"]),
    ("pl;level=1;q=0.5, de;q=0.6", ["de", "pl"]),
    ("pl;q=0.33333, de;q=0.34", ["de", "pl"]),
  ]

  @Test(arguments: headers)
  func `languages are sorted by their weights`(header: String, expected: [Language]) {
    #expect(Language.accepted(by: header) == expected)
  }

  /// What a client invents would make ICU open a locale of its own, which takes a thousand times as long as a known one.
  @Test(arguments: [
    ("pl-QQ", "pl"), ("pl-x-anything", "pl"), ("pl-u-nu-arab", "pl"), ("pl-t-en", "pl"),
    ("pl-PL-abcde", "pl-PL"), ("pl-Qaaq-PL", "pl-PL"), ("zh-Hant-QQ", "zh-Hant"),
    ("zh-Hant-HK", "zh-Hant-HK"), ("en-PL", "en-PL"), ("es-419", "es-419"), ("en-001", "en-001"),
    ("en-999", "en"), ("sr-Latn", "sr-Latn"), ("de-1996", "de"), ("ca-ES-valencia", "ca-ES"),
    ("sl-rozaj-biske", "sl"), ("qqq-QQ", "qqq"),
  ])
  func `a language has the script and the region that CLDR knows, and nothing else`(
    requested: String, language: String
  ) {
    #expect(Language.accepted(by: requested).map(\.tag) == [language])
  }

  @Test func `an available language is accepted as it is`() {
    let available: [Language] = ["ca", "ca-ES-valencia", "pl-x-test"]

    #expect(
      Language.accepted(by: "pl-x-test, ca-ES-valencia;q=0.9, ca-valencia;q=0.8", of: available)
        == ["pl-x-test", "ca-ES-valencia", "ca-valencia"])
    #expect(Language.accepted(by: "ca-FR-1996-valencia", of: available) == ["ca-FR-valencia"])
    #expect(Language.accepted(by: "pl-QQ, pl;q=0, de;q=0.1") == ["pl", "de"])
  }

  static let stars: [(String, [Language])] = [
    ("*", ["en", "pl", "pt-BR"]),
    ("pl, *;q=0.1", ["pl", "en", "pt-BR"]),
    ("*;q=0.9, en;q=0.1", ["pl", "pt-BR", "en"]),
    ("en;q=0, *", ["pl", "pt-BR"]),
    ("pt;q=0, *", ["en", "pl"]),
    ("pt;q=0, pt-BR;q=0.5, *;q=0.2", ["pt-BR", "en", "pl"]),
    ("pl, *;q=0", ["pl"]),
    ("de", ["de"]),
    ("", []),
  ]

  @Test(arguments: stars)
  func `a star stands for the languages that no other range names`(
    header: String, expected: [Language]
  ) {
    #expect(Language.accepted(by: header, of: ["en", "pl", "pt-BR"]) == expected)
  }

  @Test(
    arguments: [
      "", ",", ",,;,", ";q=1", "q=0.5", "pl;q=", "pl;q=2", "pl;q=1.001", "pl;q=-1", "pl;q=0.5.5",
      "pl;q=0,5x;q", "pl;q=NaN", "pl;q=١", "e", "../../etc/passwd", "\0\0", "💩", "*-PL", "日本語",
      "pl\r\nSet-Cookie: a=b", "pl;q=0.5;q=x",
    ])
  func `a malformed range requests nothing`(header: String) {
    #expect(Language.accepted(by: header) == [])
  }

  @Test func `valid ranges beside a malformed one count`() {
    #expect(Language.accepted(by: "!!, pl;q=x, , de;q=0.5, fr\u{0}, en") == ["en", "de"])
  }

  @Test func `an overlong field is read up to its limits`() {
    let many = (0..<100_000).map { "a\($0 % 26)" }.joined(separator: ",")
    let distinct = Unicode.Scalar("a").value...Unicode.Scalar("z").value
    let languages = distinct.flatMap { first in
      distinct.map {
        "\(Character(Unicode.Scalar(UInt8(first))))\(Character(Unicode.Scalar(UInt8($0))))"
      }
    }

    #expect(Language.accepted(by: many) == [])
    #expect(Language.accepted(by: languages.joined(separator: ",")).count <= 32)
    #expect(Language.accepted(by: String(repeating: "x", count: 1_000_000) + ", pl") == [])
    #expect(Language.accepted(by: String(repeating: " ", count: 1_000_000) + "pl") == [])
    #expect(Language.accepted(by: "pl;q=0." + String(repeating: "9", count: 1_000)) == ["pl"])
  }

  @Test(arguments: Seed.few(1, many: 10))
  func `random bytes do not trap`(seed: Seed) {
    var random = seed.generator
    let alphabet = Array("pledn-*;q=01.,, \t\0żA_@u".utf8)
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let header = String(decoding: bytes, as: UTF8.self)

      let languages = Language.accepted(by: header, of: ["en", "pl"])

      #expect(Set(languages).count == languages.count, "\(header)")
      #expect(languages.allSatisfy { Language($0.tag) == $0 }, "\(header)")
    }
  }
}
