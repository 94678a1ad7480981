import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Translation folder` {
  @Test func `each language has its texts, and plurals override strings`() throws {
    let plist =
      "<plist><dict><key>b</key><dict><key>other</key><string>x</string></dict></dict></plist>"
    try withFolder([
      "en.lproj/Localizable.strings": "a = 1; b = 2; a = 3;",
      "en.lproj/Localizable.stringsdict": plist,
      "pl.lproj/Localizable.strings": "a = 4;",
      "notes.txt": "no translation",
    ]) { folder, table in
      #expect(table.translations.map(\.language.tag) == ["en", "pl"])
      #expect(
        table.translations.first?.pairs == [
          PropertyListPair(key: "a", value: .string("3")),
          PropertyListPair(
            key: "b",
            value: .dictionary([PropertyListPair(key: "other", value: .string("x"))])),
        ])
      #expect(folder.diagnostics.map(\.code) == [.duplicateKey])
    }
  }

  @Test func `a folder of no language is an error`() throws {
    try withFolder(["!.lproj/Localizable.strings": "a = 1;"]) { folder, _ in
      #expect(folder.diagnostics.map(\.severity) == [.error])
    }
  }

  @Test func `a missing translation is reported at the source text`() throws {
    try withFolder([
      "en.lproj/Localizable.strings": "a = 1;\nb = 2;",
      "pl.lproj/Localizable.strings": "a = 1;\n\nc = 3;",
    ]) { folder, table in
      let found = table.check(developmentLanguage: "en")

      let lines = found.map { $0.description.split(separator: ".lproj/").last.map(String.init) }
      #expect(
        lines == [
          "Localizable.strings:2:1: warning: \"b\" is not translated into pl [missing-translation]",
          "Localizable.strings:3:1: warning: en has no \"c\": remove it, or add it there too [unused-translation]",
        ])
    }
  }

  @Test(arguments: ["a = {1;\nb = 2; c = 3;", "garbage {{{\na = 1; b = 2; c = 3;"])
  func `a source file with errors makes no translation unused`(_ source: String) throws {
    try withFolder([
      "en.lproj/Localizable.strings": source,
      "pl.lproj/Localizable.strings": "a = 1; b = 2; c = 3;",
    ]) { folder, table in
      #expect(folder.diagnostics.contains { $0.severity == .error })
      let found = table.check(developmentLanguage: "en")
      #expect(!found.contains { $0.code == .unusedTranslation })
    }
  }

  @Test func `a String Catalog beside the folders of languages overrides them`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "new"}},
        "de": {"stringUnit": {"state": "translated", "value": "neu"}}}}}}
      """
    try withFolder([
      "en.lproj/Localizable.strings": "a = old; b = 2;",
      "Localizable.xcstrings": catalog,
    ]) { folder, table in
      #expect(table.sourceLanguage == "en")
      #expect(table.translations.map(\.language.tag) == ["de", "en"])
      #expect(table.translations.last?.pairs.map(\.value) == [.string("new"), .string("2")])
      #expect(
        folder.diagnostics.map { $0.description.split(separator: "/").last.map(String.init) } == [
          "Localizable.xcstrings:2:3: warning: another file has this key in en too; the text here is used"
            + " [duplicate-key]"
        ])
    }
  }

  @Test func `a missing folder is an error`() {
    let folder = TranslationFolder(URL(filePath: "/nowhere/at/all"))

    #expect(folder.languages.isEmpty)
    #expect(folder.diagnostics.map(\.code) == [.unreadableFile])
  }

  @Test func `all tables are found, and Localizable is the first`() throws {
    try withFolder([
      "en.lproj/Errors.strings": "a = 1;", "pl.lproj/Zoo.stringsdict": "",
      "Labels.xcstrings": #"{"sourceLanguage": "de", "strings": {"b": {}}}"#,
    ]) { folder, _ in
      #expect(folder.tables.map(\.name) == ["Localizable", "Errors", "Labels", "Zoo"])
      #expect(folder.tables.map(\.sourceLanguage) == [nil, nil, "de", nil])
      #expect(folder.languages == ["de", "en", "pl"])
      #expect(folder.tables[1]["pl"]?.files.isEmpty == true)
    }
  }

  @Test func `only the given tables are read`() throws {
    try withFolder(["en.lproj/A.strings": "a = 1;", "en.lproj/B.strings": "b = ;"]) { folder, _ in
      let folder = TranslationFolder(URL(filePath: folder.path), tables: ["A"])

      #expect(folder.tables.map(\.name) == ["A"])
      #expect(folder.diagnostics == [])
    }
  }
}
