import ConsoleTesting
import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@testable import StringsCompiler

/// Reads folders as the plugin does.
@Suite struct `Translations of a target` {
  private func diagnostics(_ files: [String: String]) throws -> [String] {
    let folder = TemporaryFolder(files)
    let translations = TargetTranslations(folder.url)
    return translations.diagnostics.map {
      $0.description.replacing(folder.url.path, with: "L")
    }
  }

  @Test func `every table is found, and Localizable is looked up first`() throws {
    let folder = TemporaryFolder([
      "en.lproj/Localizable.strings": "a = 1;", "en.lproj/Zoo.stringsdict": "",
      "en.lproj/Errors.strings": "a = 2;\nb = 3;", "pl.lproj/Errors.strings": "b = 4;",
    ])

    let translations = TargetTranslations(folder.url)

    #expect(translations.folder.tables.map(\.name) == ["Localizable", "Errors", "Zoo"])
    #expect(translations.folder.languages == ["en", "pl"])
    #expect(translations.entries(in: "en").map(\.value) == [.string("1"), .string("3")])
    #expect(translations.typedKeys.map(\.key) == ["a", "b"])
    #expect(translations.generated.files[0].source.matches(of: /StringsTable\(/).count == 4)
  }

  @Test func `the texts of Base are embedded in the development language`() throws {
    let folder = TemporaryFolder([
      "Base.lproj/Localizable.strings": "a = 1; b = 2;", "en.lproj/Localizable.strings": "a = 3;",
      "pl.lproj/Localizable.strings": "a = 4; b = 5;",
    ])

    let translations = TargetTranslations(folder.url)

    #expect(translations.developmentLanguage == "en")
    #expect(translations.folder.languages == ["en", "pl"])
    #expect(translations.entries(in: "en").map(\.value) == [.string("3"), .string("2")])
    #expect(translations.diagnostics == [])
  }

  @Test(arguments: ["EmbedTexts.strings", "Checks.strings"])
  func `a settings file that is too large or no regular file is an error`(name: String) throws {
    let texts = "en.lproj/Localizable.strings"
    let folder = TemporaryFolder([texts: "a = 1;", name: ""])
    let file = folder.url.appending(path: name)
    let error =
      "\(file.path): error: cannot be read: it is larger than 67108864 bytes, or not a regular "
      + "file [unreadable-file]"
    #expect(TargetTranslations(folder.url).diagnostics == [])

    // Blanks that take no room on the disk
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 65 << 20)
    try handle.close()
    #expect(TargetTranslations(folder.url).diagnostics.map(\.description) == [error])

    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      at: file, withDestinationURL: URL(filePath: "/dev/null"))
    #expect(TargetTranslations(folder.url).diagnostics.map(\.description).count == 1)
  }

  @Test func `a text file to embed that is too large is an error`() throws {
    let folder = TemporaryFolder(["a.txt": "A", "large.txt": ""])
    let handle = try FileHandle(forWritingTo: folder.url.appending(path: "large.txt"))
    try handle.truncate(atOffset: 65 << 20)
    try handle.close()

    let resources = ResourceFolder(folder.url)

    #expect(resources.files.map(\.text) == ["A"])
    #expect(resources.diagnostics.map(\.code) == [.unreadableFile])
  }

  @Test func `a key in two tables is reported at the hidden one`() throws {
    let diagnostics = try diagnostics([
      "en.lproj/Localizable.strings": "a = 1;", "en.lproj/Errors.strings": "b = 2;\n a = 2;",
    ])

    #expect(
      diagnostics == [
        "L/en.lproj/Errors.strings:2:2: warning: the table Localizable has this key too, and the "
          + "text there is used [duplicate-key]"
      ])
  }

  @Test func `a file in the wrong folder is reported`() throws {
    let diagnostics = try diagnostics([
      "en.lproj/Localizable.strings": "", "Localizable.strings": "", "en.lproj/A.xcstrings": "",
      "old/pl.lproj/A.strings": "",
    ])

    let reason = "warning: this file is not used: "
    let strings = reason + "it must be in the folder of a language, such as en.lproj [stray-file]"
    let catalog = reason + "String Catalogs must be beside the folders of languages [stray-file]"
    #expect(
      diagnostics == [
        "L/Localizable.strings: \(strings)", "L/en.lproj/A.xcstrings: \(catalog)",
        "L/old/pl.lproj/A.strings: \(strings)",
      ])
  }

  @Test(arguments: [
    (["en", "pl"], "", "en"), (["pl"], "", "pl"), ([], "", "en"),
    (["en", "pl"], "developmentLanguage = pl;", "pl"),
    (["pt-BR", "de"], "developmentLanguage = \"pt_BR\";", "pt-BR"),
  ])
  func `the development language is the one in the settings, or English, or the only one`(
    languages: [String], settings: String, expected: String
  ) throws {
    let files = languages.map { ("\($0).lproj/Localizable.strings", "a = 1;") }
    let folder = TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files + [("EmbedTexts.strings", settings)]))

    let translations = TargetTranslations(folder.url)

    #expect(translations.developmentLanguage == Language(expected))
    #expect(translations.generated.files[0].source.contains("Sternik.Language = \"\(expected)\""))
    #expect(translations.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [
    (
      "",
      "L: error: the development language may be de or pl: write 'developmentLanguage = de;', or "
        + "another one, into EmbedTexts.strings [undecided-language]"
    ),
    (
      "developmentLanguage = en;",
      "L: error: there are no texts in the development language, which is en [undecided-language]"
    ),
    (
      "developmentLanguage = de;\n access = open;",
      "L/EmbedTexts.strings:2:11: error: \"open\" is not one of internal, public [unknown-setting]"
    ),
    (
      "developmentLanguage = \"in English\";\n",
      "L/EmbedTexts.strings:1:23: error: \"in English\" is not a language tag "
        + "[unknown-setting]"
    ),
    (
      "developmentLanguage = de; tables = all;",
      "L/EmbedTexts.strings:1:36: error: unknown setting \"tables\" [unknown-setting]"
    ),
    (
      "developmentLanguage = de",
      "L/EmbedTexts.strings:1:25: error: expected ';' after the value [missing-semicolon]"
    ),
  ])
  func `invalid settings are errors with positions`(
    settings: String, error: String
  ) throws {
    let diagnostics = try diagnostics([
      "de.lproj/Localizable.strings": "", "pl.lproj/Localizable.strings": "",
      "EmbedTexts.strings": settings,
    ])

    #expect(diagnostics.first == error)
  }
}
