import LocalizableStrings
import StringsSyntax
import TestCases
import Testing

@testable import StringsFormats
@testable import StringsTool

@Suite(.ownThread) struct `A message about a text` {
  /// Characters of several bytes, and of several scalars.
  private static let characters = ["ż", "z\u{307}", "…", "👩🏽‍🚀", "\u{200F}"]

  @Test(arguments: characters)
  func `shows what is wrong with whole characters`(character: String) {
    for (format, start) in [
      ("%", "%"), ("100%", "%"), ("%1$", "%1$"), ("%-5.", "%-5."), ("%l", "%l"),
    ] {
      let text = "\(format)\(character)b"
      #expect(Format(text).malformed == [start + character])
    }
  }

  /// Files in all formats, of which characters are inserted at each place.
  private static let samples: [(name: String, text: String)] = [
    (
      "en.lproj/L.strings",
      "/* a\\ */ \"k%\" = \"%1$d \\U12 \\q %#@n@\"; x = <0f>; y = {z = (1, 2);};"
    ),
    (
      "en.lproj/L.stringsdict",
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>k</key><!-- c --><dict><key>\
      NSStringLocalizedFormatKey</key><string>%#@n@ &amp;&#x41;</string><key>n</key><dict><key>\
      NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key>\
      <string>%d</string></dict></dict></dict></plist>
      """
    ),
    (
      "L.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"k": {"comment": "sternik-strings: ignore x", \
      "localizations": {"en": {"stringUnit": {"state": "new", "value": "%d \\u0041"}}}}}}
      """
    ),
    ("L.po", "msgctxt \"k\"\nmsgid \"%d\\101\"\nmsgid_plural \"b\"\nmsgstr[0] \"c\"\n#, fuzzy\n"),
    ("L.csv", "key,source,translation,state\nk,\"a \"\"b\"\"\",c,new\n"),
    (
      "L.xliff",
      """
      <xliff version="1.2"><file original="L"><body><trans-unit id="k"><source>a&lt;</source>\
      <target state="new">b</target></trans-unit></body></file></xliff>
      """
    ),
    ("Checks.strings", "\"edge-space\" = \"error\"; other = ignore;"),
    ("A.swift", "Text(\"k \\u{41} \\(x)\"); \"\"\"\n  a\n  \"\"\".localize(#\"b\"#)"),
  ]

  @Test(arguments: samples.indices)
  func `never cuts a character in two`(index: Int) {
    let (name, text) = Self.samples[index]
    for character in Cases.few(1, of: ["👩🏽‍🚀"] + Self.characters.prefix(3)) {
      for place in text.indices {
        let changed = text[..<place] + character + text[place...]
        for message in Self.messages(about: String(changed), name)
        where message.contains("\u{FFFD}") {
          Issue.record("\(message) of \(changed)")
        }
      }
    }
  }

  @Test func `has no part of a character of a long comment`() {
    let name = String(repeating: "ż", count: 1_000)
    for shift in ["", "x"] {
      let text = "/* sternik-strings: ignore \(shift)\(name) */\na = A;"

      let messages = Self.messages(about: text, "en.lproj/L.strings")

      #expect(messages.count == 1)
      #expect(!messages.joined().contains("\u{FFFD}"))
    }
  }

  private static func messages(about text: String, _ name: String) -> [String] {
    let bytes = Array(text.utf8)
    let found: [Diagnostic]
    switch name.split(separator: ".").last {
    case "xcstrings":
      let table = TranslationTable(StringCatalog(bytes: bytes, file: name))
      found = table.diagnostics + table.check(developmentLanguage: "en")
    case "strings" where name.hasPrefix("Checks"):
      found = CheckSettings(bytes: bytes, file: name).diagnostics
    case "swift":
      return KeyUses(source: bytes, file: name).uses.map(\.key)
    case "po", "csv", "xliff":
      let format = ExchangeFormat(file: name, bytes: bytes)
      do throws(Diagnostic) {
        found = try format.read(bytes, file: name, language: "pl").problems
      } catch {
        found = [error]
      }
    default:
      let file = TranslationFile(bytes: bytes, name: name)
      let table = TranslationTable(translations: [Translation(language: "en", files: [file])])
      found = file.diagnostics + table.check(developmentLanguage: "en")
    }
    return found.map(\.message)
  }
}
