import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax
import TestCases
import Testing

@testable import StringsTool

@Suite struct `Exchange of random texts` {
  @Test(arguments: Seed.few(2, many: 24))
  func `brings each translation to its place`(seed: Seed) throws {
    // Given a project with difficult texts
    var random = RandomTexts(generator: seed.generator)
    let files = random.files()
    try withFolder(files) { root in
      let before = ExchangeProject(paths: [root], language: "pl", developmentLanguage: nil)
      #expect(before.problems.isEmpty)
      let formats: [(ExchangeFormat, (TranslationExchange) -> String)] = [
        (.xliff, XLIFFWriter.text), (.po, { POWriter.text($0, "pl") }), (.csv, CSVWriter.text),
      ]
      let (format, write) = formats[Int(seed.value) % formats.count]
      let file = "\(root)/pl.\(format.rawValue)"
      let run = { (units: [TranslationUnit]) throws in
        let exchange = TranslationExchange(sourceLanguage: "en", targetLanguage: "pl", units: units)
        try Data(write(exchange).utf8).write(to: URL(filePath: file))
        return CommandResult(arguments: ["import", file, root, "--language", "pl"])
      }

      // When it is imported as it was exported, and then with other translations
      let unchanged = try run(before.units)
      let after = try files.map { (path, text) in (text, try self.text("\(root)/\(path)")) }
      var translated = before.units
      for index in translated.indices where random.isChanged() {
        translated[index].target = random.text()
        translated[index].state = .translated
      }
      let changed = try run(translated)

      // Then nothing has changed at first, and then exactly those texts
      #expect(unchanged.output == "")
      #expect(
        unchanged.errorOutput.hasSuffix(": nothing to import: 16 texts, no new translation\n"))
      for (old, new) in after { #expect(old == new) }
      let errors = changed.errorOutput.split(separator: "\n").filter { $0.contains(": error: ") }
      #expect(errors.isEmpty)
      let now = ExchangeProject(paths: [root], language: "pl", developmentLanguage: nil)
      #expect(now.units.map(\.identity) == translated.map(\.identity))
      #expect(!changed.output.isEmpty)
      for (unit, wanted) in zip(now.units, translated) {
        #expect(unit.target.map { Array($0.utf8) } == wanted.target.map { Array($0.utf8) })
      }
    }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}

/// A project with texts in three formats.
private struct RandomTexts {
  var generator: SeededGenerator

  mutating func isChanged() -> Bool { number(below: 2) == 0 }

  mutating func text() -> String {
    let pieces = [
      "a", "ł", "\"", "'", ",", ";", "\n", "\t", "\\", "\\n", "<b>", "&amp;", "]]>", " ", "\u{301}",
      "😀", "/* x */", "#~",
      "msgid \"x\"", "\u{2028}", "=1+1", "-->", "\r",
    ]
    return "t" + (0...number(below: 5)).map { _ in pieces[number(below: pieces.count)] }.joined()
  }

  mutating func files() -> [String: String] {
    var english = ""
    var polish = "// top\n"
    for index in 0..<5 {
      english += "/* \(index) */\n\"key \(index)\" = \(quoted(text()));\n"
      if index != 2 { polish += "\"key \(index)\"=\(quoted(text())) ; // \(index)\n" }
    }
    return [
      "en.lproj/L.strings": english, "pl.lproj/L.strings": polish,
      "en.lproj/L.stringsdict": dictionary(["one", "other"]),
      "pl.lproj/L.stringsdict": dictionary(["one", "few", "many", "other"]),
      "C.xcstrings": catalog(),
    ]
  }

  private mutating func dictionary(_ categories: [String]) -> String {
    let forms = categories.map { PropertyListPair(key: $0, value: .string(text())) }
    let variable = [
      PropertyListPair(key: "NSStringFormatSpecTypeKey", value: .string("NSStringPluralRuleType")),
      PropertyListPair(key: "NSStringFormatValueTypeKey", value: .string("d")),
    ]
    let value = PropertyListValue.dictionary([
      PropertyListPair(key: "NSStringLocalizedFormatKey", value: .string("%#@n@")),
      PropertyListPair(key: "n", value: .dictionary(variable + forms)),
    ])
    return XMLPropertyListText.text([PropertyListPair(key: "plural & more", value: value)])
  }

  private mutating func catalog() -> String {
    func unit(_ text: String) -> String {
      "{ \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \(Self.json(text)) } }"
    }
    let plural = ["one", "other"].map { "\"\($0)\" : \(unit(text()))" }.joined(separator: ", ")
    return """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "plural" : { "localizations" : { "en" : { "variations" : { "plural" : { \(plural) } } } } },
          "plain" : { "localizations" : { "en" : \(unit(text())), "pl" : \(unit(text())) } },
          "alone" : {

          }
        }
      }
      """
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
      + "\""
  }

  private static func json(_ text: String) -> String {
    let parts = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + parts.joined() + "\""
  }

  private mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
  }
}
