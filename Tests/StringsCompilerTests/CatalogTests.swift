import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@testable import StringsCompiler

/// What is found in a folder of translations.
@Suite struct `A catalog` {
  private func problems(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder(files)
    let catalog = Catalog(folder.url)
    return (catalog.diagnostics + catalog.textDiagnostics).map {
      $0.description.replacing(folder.url.path, with: "L")
    }
  }

  @Test func `every table is found, and Localizable is asked first`() throws {
    let folder = try TemporaryFolder([
      "en.lproj/Localizable.strings": "a = 1;", "en.lproj/Zoo.stringsdict": "",
      "en.lproj/Errors.strings": "a = 2;\nb = 3;", "pl.lproj/Errors.strings": "b = 4;",
    ])

    let catalog = Catalog(folder.url)

    #expect(catalog.tables.map(\.name) == ["Localizable", "Errors", "Zoo"])
    #expect(catalog.languages == ["en", "pl"])
    #expect(catalog.entries(in: "en").map(\.entry.value) == [.string("1"), .string("3")])
    #expect(catalog.typedKeys.map(\.key) == ["a", "b"])
    #expect(catalog.generated.files[0].source.matches(of: /StringsTable\(/).count == 4)
  }

  @Test func `a key in two tables is told of at the one that is not found`() throws {
    let problems = try problems([
      "en.lproj/Localizable.strings": "a = 1;", "en.lproj/Errors.strings": "b = 2;\n a = 2;",
    ])

    #expect(
      problems == [
        "L/en.lproj/Errors.strings:2:2: warning: the table Localizable has this key too, and that "
          + "text is the one found [duplicate-key]"
      ])
  }

  @Test func `a file where none is looked for is told of`() throws {
    let problems = try problems([
      "en.lproj/Localizable.strings": "", "Localizable.strings": "", "en.lproj/A.xcstrings": "",
      "old/pl.lproj/A.strings": "",
    ])

    let reason = "warning: this is no place for such a file, so it is not used; "
    let strings = reason + "texts are in folders as en.lproj [stray-file]"
    let catalog = reason + "a catalog is beside the folders of languages [stray-file]"
    #expect(
      problems == [
        "L/Localizable.strings: \(strings)", "L/en.lproj/A.xcstrings: \(catalog)",
        "L/old/pl.lproj/A.strings: \(strings)",
      ])
  }

  @Test(arguments: [
    (["en", "pl"], "", "en"), (["pl"], "", "pl"), ([], "", "en"),
    (["en", "pl"], "developmentLanguage = pl;", "pl"),
    (["pt-BR", "de"], "developmentLanguage = \"pt_BR\";", "pt-BR"),
  ])
  func `the development language is the one named, or English, or the only one`(
    languages: [String], settings: String, expected: String
  ) throws {
    let files = languages.map { ("\($0).lproj/Localizable.strings", "a = 1;") }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files + [("EmbedTexts.strings", settings)]))

    let catalog = Catalog(folder.url)

    #expect(catalog.developmentLanguage == Language(expected))
    #expect(catalog.generated.files[0].source.contains("Sternik.Language = \"\(expected)\""))
    #expect((catalog.diagnostics + catalog.textDiagnostics).allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    (
      "",
      "L: error: which of de, pl the program is developed in must be said: write "
        + "'developmentLanguage = de;' into EmbedTexts.strings [undecided-language]"
    ),
    (
      "developmentLanguage = en;",
      "L: error: the program is developed in en, but there are no texts in it [undecided-language]"
    ),
    (
      "developmentLanguage = de;\n access = open;",
      "L/EmbedTexts.strings:2:11: error: \"open\" is none of internal, public [unknown-setting]"
    ),
    (
      "developmentLanguage = \"in English\";\n",
      "L/EmbedTexts.strings:1:23: error: \"in English\" is not the tag of a language "
        + "[unknown-setting]"
    ),
    (
      "developmentLanguage = de; tables = all;",
      "L/EmbedTexts.strings:1:36: error: there is no setting \"tables\" [unknown-setting]"
    ),
    (
      "developmentLanguage = de",
      "L/EmbedTexts.strings:1:25: error: expected ';' after the value [missing-semicolon]"
    ),
  ])
  func `settings that cannot be followed are errors at their places`(
    settings: String, error: String
  ) throws {
    let problems = try problems([
      "de.lproj/Localizable.strings": "", "pl.lproj/Localizable.strings": "",
      "EmbedTexts.strings": settings,
    ])

    #expect(problems.first == error)
  }
}
