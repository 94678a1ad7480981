import Foundation
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Localization folder` {
  /// A folder for one test, with these files by path.
  private func withFolder(
    _ files: [String: String], _ body: (LocalizationFolder) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, text) in files {
      let url = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body(LocalizationFolder(root))
  }

  @Test func `each language has its texts, and plurals count before strings`() throws {
    let plist =
      "<plist><dict><key>b</key><dict><key>other</key><string>x</string></dict></dict></plist>"
    try withFolder([
      "en.lproj/Localizable.strings": "a = 1; b = 2; a = 3;",
      "en.lproj/Localizable.stringsdict": plist,
      "pl.lproj/Localizable.strings": "a = 4;",
      "notes.txt": "no translation",
    ]) { folder in
      #expect(folder.translations.map(\.language.tag) == ["en", "pl"])
      #expect(
        folder.translations.first?.pairs == [
          PropertyListPair(key: "a", value: .string("3")),
          PropertyListPair(
            key: "b",
            value: .dictionary([PropertyListPair(key: "other", value: .string("x"))])),
        ])
      #expect(folder.diagnostics.map(\.code) == [.duplicateKey])
    }
  }

  @Test func `a folder for no language is told of, and only one that means nothing is an error`()
    throws
  {
    try withFolder([
      "en.lproj/Localizable.strings": "a = 1;", "Base.lproj/Localizable.strings": "a = 2;",
    ]) { folder in
      #expect(folder.translations.map(\.language) == ["en"])
      #expect(folder.diagnostics.map(\.severity) == [.warning])
    }
    try withFolder(["!.lproj/Localizable.strings": "a = 1;"]) { folder in
      #expect(folder.diagnostics.map(\.severity) == [.error])
    }
  }

  @Test func `a key that a translation lacks is a warning where it is defined`() throws {
    try withFolder([
      "en.lproj/Localizable.strings": "a = 1;\nb = 2;",
      "pl.lproj/Localizable.strings": "a = 1;\n\nc = 3;",
    ]) { folder in
      let found = folder.check(developmentLanguage: "en")

      let lines = found.map { $0.description.split(separator: ".lproj/").last.map(String.init) }
      #expect(
        lines == [
          "Localizable.strings:2:1: warning: \"b\" is not translated into pl [missing-translation]",
          "Localizable.strings:3:1: warning: \"c\" is not defined in en [unused-translation]",
        ])
    }
  }

  @Test func `a catalog beside the folders of languages adds to them and counts first`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "new"}},
        "de": {"stringUnit": {"state": "translated", "value": "neu"}}}}}}
      """
    try withFolder([
      "en.lproj/Localizable.strings": "a = old; b = 2;",
      "Localizable.xcstrings": catalog,
    ]) { folder in
      #expect(folder.sourceLanguage == "en")
      #expect(folder.translations.map(\.language.tag) == ["de", "en"])
      #expect(folder.translations.last?.pairs.map(\.value) == [.string("new"), .string("2")])
      #expect(
        folder.diagnostics.map { $0.description.split(separator: "/").last.map(String.init) } == [
          "Localizable.xcstrings:2:3: warning: en has this key in another file too; this one counts"
            + " [duplicate-key]"
        ])
    }
  }

  @Test func `a folder that is not there is an error`() {
    let folder = LocalizationFolder(URL(filePath: "/nowhere/at/all"))

    #expect(folder.translations.isEmpty)
    #expect(folder.diagnostics.map(\.code) == [.unreadableFile])
  }
}
