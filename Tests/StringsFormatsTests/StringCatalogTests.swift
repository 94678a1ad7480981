import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@Suite struct `String Catalog` {
  private func catalog(_ strings: String) -> StringCatalog {
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\n\(strings)\n}, \"version\": \"1.0\"}"
    return StringCatalog(bytes: Array(text.utf8), file: "L.xcstrings")
  }

  private func unit(_ value: String, _ state: String = "translated") -> String {
    "{\"stringUnit\": {\"state\": \"\(state)\", \"value\": \"\(value)\"}}"
  }

  private func plural(_ forms: [(String, String)]) -> String {
    let forms = forms.map { "\"\($0.0)\": \(unit($0.1))" }.joined(separator: ", ")
    return "{\"variations\": {\"plural\": {\(forms)}}}"
  }

  /// An English text of a catalog as users see it, with arguments.
  private func shown(
    _ catalog: StringCatalog, _ key: String, _ first: any LocalizableArgument,
    _ rest: any LocalizableArgument...
  ) -> String {
    let tables = catalog.translations.map(\.stringsTable)
    let localizer = Localizer(tables: tables, preferring: ["en"], developmentLanguage: "en")
    return localizer.text(key, [first] + rest)
  }

  @Test func `each language has its texts, with comments, states and positions`() throws {
    let catalog = catalog(
      """
        "ok": {"comment": "A button.", "localizations": {"en": \(unit("Fine")),
          "pl": \(unit("Dobrze", "needs_review"))}},
        "Cancel": {}, "": {}, "Sternik": {"shouldTranslate": false}
      """)

    #expect(catalog.diagnostics == [])
    #expect(catalog.sourceLanguage == "en")
    #expect(catalog.translations.map(\.language.tag) == ["en", "pl"])
    let english = try #require(catalog.translations.first?.files.first)
    #expect(
      english.entries.map { [$0.key, $0.value.string] } == [
        ["ok", "Fine"], ["Cancel", "Cancel"], ["Sternik", "Sternik"],
      ])
    #expect(english.entries.map(\.isTranslatable) == [true, true, false])
    let polish = try #require(catalog.translations.last?.files.first?.entries)
    #expect(polish.map(\.value) == [.string("Dobrze")])
    #expect(polish.map(\.comment) == ["A button."])
    #expect(polish.map(\.state) == [.needsReview])
    #expect(polish.map(\.position) == [SourcePosition(line: 2, column: 3)])
    #expect(polish.map(\.valuePosition) == [SourcePosition(line: 3, column: 5)])
  }

  @Test func `a text varies by its number, which may be any argument`() {
    let catalog = catalog(
      """
      "%lld apples": {"localizations": {"en": \(plural([("one", "%lld apple"), ("other", "%lld apples")]))}},
      "has": {"localizations": {"en": \(plural([("one", "%@ has a file"), ("other", "%@ has %lld files")]))}},
      "swapped": {"localizations": {"en": \(plural([("one", "%2$lld file of %1$@"), ("other", "%2$lld files of %1$@")]))}}
      """)

    #expect(catalog.diagnostics == [])
    #expect(shown(catalog, "%lld apples", 1) == "1 apple")
    #expect(shown(catalog, "%lld apples", 5) == "5 apples")
    #expect(shown(catalog, "has", "Ann", 1) == "Ann has a file")
    #expect(shown(catalog, "has", "Ann", 2) == "Ann has 2 files")
    #expect(shown(catalog, "swapped", "Ann", 1) == "1 file of Ann")
    #expect(shown(catalog, "swapped", "Ann", 7) == "7 files of Ann")
  }

  @Test func `substitutions vary by their own numbers`() {
    func substitution(_ number: String, _ noun: String) -> String {
      "{\(number) \"formatSpecifier\": \"lld\", "
        + plural([("one", "%arg \(noun)"), ("other", "%arg \(noun)s")]).dropFirst()
    }
    let text = "%#@files@ in %#@folders@ of %@"
    let catalog = catalog(
      """
      "a": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\(text)"},
        "substitutions": {"files": \(substitution("\"argNum\": 1,", "file")),
          "folders": \(substitution("\"argNum\": 2,", "folder"))}}}},
      "b": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\(text)"},
        "substitutions": {"folders": \(substitution("", "folder")), "files": \(substitution("", "file"))}}}},
      "c": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@x@ by %@"},
        "substitutions": {"x": \(substitution("\"argNum\": 2,", "book"))}}}}
      """)

    #expect(catalog.diagnostics == [])
    #expect(shown(catalog, "a", 1, 2, "Ann") == "1 file in 2 folders of Ann")
    #expect(shown(catalog, "b", 1, 2, "Ann") == "1 file in 2 folders of Ann")
    #expect(shown(catalog, "c", "x", 1, "Ann") == "1 book by Ann")
  }

  @Test func `the text for other devices is used`() {
    let catalog = catalog(
      """
      "tap": {"localizations": {"en": {"variations": {"device": {
        "iphone": \(unit("Tap")), "other": \(plural([("one", "Click"), ("other", "Click %lld times")]))}}}}},
      "only": {"localizations": {"en": {"variations": {"device": {
        "ipad": \(unit("Pad")), "applewatch": \(unit("Watch"))}}}}},
      "part": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@n@!"},
        "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"device": {
          "mac": \(plural([("other", "%arg on a Mac")])), "ipod": \(plural([("other", "%arg on an iPod")]))}}}}}}}
      """)

    #expect(catalog.diagnostics == [])
    #expect(shown(catalog, "tap", 1) == "Click")
    #expect(shown(catalog, "tap", 3) == "Click 3 times")
    #expect(shown(catalog, "only", 1) == "Watch")
    #expect(shown(catalog, "part", 4) == "4 on a Mac!")
  }

  @Test func `diagnostics have the positions of the localizations`() {
    let catalog = catalog(
      """
      "gone": {"extractionState": "stale"},
      "ok": {"comment": "sternik-strings: ignore end-punctuation", "localizations": {
        "en": \(unit("Fine.")),
        "pl": \(unit("Dobrze"))}},
      "no": {"localizations": {
        "en": \(unit("No.")),
        "pl": \(unit("Nie", "needs_review"))}},
      "new": {"localizations": {"pl": \(unit("", "new"))}}
      """)
    let table = TranslationTable(catalog)

    let found = table.diagnostics + table.check(developmentLanguage: "en")

    #expect(
      found.map(\.description) == [
        "L.xcstrings:2:1: warning: Xcode found no use of this key: remove it, unless the program looks it up in a "
          + "way of its own [stale-key]",
        "L.xcstrings:8:3: warning: this translation needs review [unfinished-translation]",
        "L.xcstrings:8:3: warning: end this text with a full stop, as in en"
          + " [end-punctuation]",
        "L.xcstrings:9:1: warning: \"new\" is not translated into pl [missing-translation]",
      ])
  }

  @Test(arguments: [
    ("{", "1:2: error: expected a key in double quotes, found the end of the file [invalid-json]"),
    ("{\"a\" 1}", "1:6: error: expected ':' after the key, found '1' [invalid-json]"),
    ("[1,]", "1:4: error: expected a value, found ']' [invalid-json]"),
    ("{\"a\": \"x", "1:7: error: this string has no closing quote [invalid-json]"),
    ("\"\\ud800\"", "1:2: error: this escape is not valid [invalid-json]"),
    (
      "\"a\nb\"",
      "1:3: error: a control character in a string must be escaped [invalid-json]"
    ),
    ("{}x", "1:3: error: expected the end of the file, found 'x' [invalid-json]"),
    ("[]", "1:1: error: a String Catalog must be a JSON object [invalid-catalog]"),
    ("{\"sourceLanguage\": \"en\"}", "1:1: error: \"strings\" is missing [invalid-catalog]"),
    ("{\"strings\": {}}", "1:1: error: \"sourceLanguage\" is missing [invalid-catalog]"),
    (
      "{\"sourceLanguage\": \"!\", \"strings\": {}}",
      "1:20: error: \"!\" is not a language tag [unknown-language]"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": 1}}",
      "1:43: error: the value of a key must be an object [invalid-catalog]"
    ),
    (
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {},\n \"a\": {}}}",
      "2:2: warning: this key was defined before, at 1:38; the last one counts [duplicate-key]"
    ),
  ])
  func `errors have positions`(text: String, found: String) {
    let catalog = StringCatalog(bytes: Array(text.utf8), file: "x")

    #expect(catalog.diagnostics.map(\.description) == ["x:\(found)"])
  }

  @Test func `unknown states and variations are warnings`() {
    let catalog = catalog(
      "\"a\": {\"localizations\": {\"en\": \(unit("A", "odd")), \"pl\": {\"variations\": {\"moon\": {}}}}}"
    )

    #expect(catalog.diagnostics.map(\.code) == [.unknownState, .unknownVariation])
  }

  @Test func `it may be in UTF-16, and begin with a byte order mark`() {
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\"ż\": {}}}"
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }

    #expect(StringCatalog(bytes: bytes, file: "x").translations.first?.pairs.map(\.key) == ["ż"])
    #expect(
      StringCatalog(bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8), file: "x").diagnostics == [])
  }

  @Test func `hostile catalogs are rejected`() {
    let deep = String(repeating: "[", count: 1_000_000)
    let nested = String(repeating: "{\"variations\": {\"device\": {\"mac\": ", count: 30)

    #expect(
      StringCatalog(bytes: Array(deep.utf8), file: "x").diagnostics.map(\.code) == [.invalidJSON])
    #expect(
      catalog("\"a\": {\"localizations\": {\"en\": \(nested)").diagnostics.map(\.code) == [
        .invalidJSON
      ])
    #expect(
      StringCatalog(bytes: [0x7B, 0xFF], file: "x").diagnostics.map(\.code) == [.invalidJSON])
  }

  @Test func `a cut-off catalog or a wrong byte does not trap`() {
    let text = """
      {"sourceLanguage": "en", "strings": {"a\\u0041": {"localizations": {"en": \
      \(plural([("one", "%lld ż"), ("other", "%2$lld 😀")])), "pl": {"variations": {"device": {"mac": \(unit("x"))}}}}}}}
      """
    let bytes = Array(text.utf8)
    for count in bytes.indices {
      _ = StringCatalog(bytes: Array(bytes.prefix(count)), file: "x")
      var wrong = bytes
      wrong[count] = UInt8(truncatingIfNeeded: count &* 97 &+ 31)
      _ = StringCatalog(bytes: wrong, file: "x")
    }

    #expect(StringCatalog(bytes: bytes, file: "x").translations.count == 2)
  }
}
