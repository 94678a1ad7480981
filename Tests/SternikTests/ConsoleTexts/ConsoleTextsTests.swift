import ConsoleTexts
import Foundation
import Sternik
import Testing

/// The texts of the console that come with the package.
@MainActor struct ConsoleTextsTests {
  @Test(arguments: ["en", "pl"] as [Language])
  func `every text of the console exists in each language`(language: Language) throws {
    let strings = Self.strings(in: language)

    #expect(strings.count > 50)
    for (key, text) in strings {
      #expect(
        text.contains { !$0.isWhitespace } && !text.contains(ConsoleTexts.keyPrefix), "\(key)")
      #expect(!text.contains("%") || key == "linear.percent", "\(key)")
    }
  }

  @Test func `the English texts are those of a console without translations`() {
    let english = Self.strings(in: "en")

    #expect(english == Self.strings(ConsoleStrings()))
    #expect(english != Self.strings(in: "pl"))
  }

  @Test func `all languages have the same keys, and each is a text of the console`() throws {
    let fields = Set(Self.strings(ConsoleStrings()).keys).subtracting(["linear.percent"])
    let keys = Set(fields.map { ConsoleTexts.keyPrefix + $0 })

    for table in ConsoleTexts.tables {
      #expect(Set(table.keys) == keys, "\(table.language)")
      #expect(table.diagnostics.isEmpty)
    }
  }

  @Test func `the embedded texts are those of the files`() throws {
    let folder = URL(filePath: #filePath)
      .appending(path: "../../../../Sources/ConsoleTexts/Localizations").standardizedFileURL
    let languages = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()

    #expect(languages == ConsoleTexts.files.map { "\($0.language).lproj" })
    for (language, text) in ConsoleTexts.files {
      let file = folder.appending(path: "\(language).lproj/Sternik.strings")
      // The literal has no line end of its own.
      let source = try String(contentsOf: file, encoding: .utf8)
      #expect("\(text)\n" == source, "run .ci/embed-texts")
    }
  }

  @Test(arguments: ["en", "pl"] as [Language])
  func `no two commands of the linear form are the same word`(language: Language) {
    let strings = Self.strings(in: language)
    let names = [
      "back", "quit", "linear.nextPage", "linear.previousPage", "linear.again", "linear.help",
    ]
    let commands = names.compactMap { strings[$0]?.lowercased() }

    #expect(Set(commands).count == names.count)
  }

  /// The texts in a language that a program without texts of its own is shown in.
  private static func strings(in language: Language) -> [String: String] {
    let localizer = Localizer(tables: [], preferring: [], developmentLanguage: language)
    return Localizer.withCurrent(localizer) { strings(.localized) }
  }

  /// The texts by their keys without the prefix; those with arguments have examples.
  private static func strings(_ strings: ConsoleStrings) -> [String: String] {
    let linear = strings.linear
    var texts = [
      "linear.position": linear.position(3, 100), "linear.backTo": linear.backTo("Ä 1"),
      "linear.rows": [0, 1, 2, 5, 22].map(linear.rows).joined(separator: "|"),
      "linear.someRows": linear.someRows(21, 40, 45), "linear.percent": linear.percent(50),
      "linear.numbers": linear.numbers(1, 1_200), "linear.newText": linear.newText("Ä 1"),
      "linear.newChoice": linear.newChoice("Ä 1"), "linear.keep": linear.keep("Ä 1"),
      "linear.unknown": linear.unknown("Ä 1", "Ä 2"),
      "linear.noChoice": linear.noChoice(1_300, 1_200),
      "linear.lines": [0, 1, 2, 5, 22].map(linear.lines).joined(separator: "|"),
      "linear.someLines": linear.someLines(21, 40, 45),
      "linear.level": linear.level(3), "commandCount": strings.commandCount(5, 31),
    ]
    for (field, value) in Mirror(reflecting: strings).children {
      if let field, let text = value as? String { texts[field] = text }
    }
    for (field, value) in Mirror(reflecting: linear).children {
      if let field { texts["linear." + field, default: ""] += value as? String ?? "" }
    }
    return texts
  }
}
