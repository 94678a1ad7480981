import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

/// Folders as Xcode and older projects lay them out.
@Suite struct `Layouts of projects` {
  @Test func `Base has the texts that other languages are compared with`() throws {
    try withFolder([
      "Base.lproj/Localizable.strings": "a = \"One thing\";\nb = \"%d\";",
      "en.lproj/Localizable.strings": "a = \"One thing\";",
      "de.lproj/Localizable.strings": "a = \"One thing\";\nb = \"%@\";",
    ]) { folder, table in
      #expect(folder.diagnostics == [])
      #expect(folder.languages == [.base, "de", "en"])
      #expect(
        table.check(developmentLanguage: .base).map(\.message) == [
          "\"b\" is not translated into en", "this text is the same as in Base: translate it",
          "'%@' stands where Base has '%d'; write '%d', or apps for Apple's systems crash",
        ])
    }
  }

  @Test func `a program finds the texts of Base after those of its development language`() throws {
    try withFolder([
      "Base.lproj/Localizable.strings": "a = base; b = base; c = base;",
      "en.lproj/Localizable.strings": "a = en;", "pl.lproj/Localizable.strings": "a = pl; b = pl;",
    ]) { folder, _ in
      let localizer = Localizer(
        tables: folder.stringsTables, preferring: ["pl"], developmentLanguage: "en")

      #expect(localizer.available == ["en", "pl"])
      #expect(["a", "b", "c"].map(localizer.text) == ["pl", "pl", "base"])
      #expect(["a", "b"].map(localizer.preferring(["en"]).text) == ["en", "base"])
    }
  }

  @Test func `mul has String Catalogs as beside the folders of languages`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"x.title": {
        "comment": "Class = \\"NSMenuItem\\";", "extractionState": "extracted_with_value",
        "localizations": {
          "en": {"stringUnit": {"state": "new", "value": "Quit"}},
          "pl": {"stringUnit": {"state": "translated", "value": "Zakończ"}}}}}}
      """
    try withFolder(["mul.lproj/Main.xcstrings": catalog]) { folder, _ in
      #expect(folder.diagnostics == [])
      #expect(folder.tables.map(\.name) == ["Localizable", "Main"])
      #expect(folder.languages == ["en", "pl"])
      #expect(folder.tables[1]["pl"]?.pairs.map(\.value) == [.string("Zakończ")])
    }
  }

  @Test func `folders with names of old are those of their languages`() throws {
    try withFolder([
      "English.lproj/Localizable.strings": "a = 1;",
      "Simplified Chinese.lproj/Localizable.strings": "a = 2;",
      "pt_BR.lproj/Localizable.strings": "a = 3;",
    ]) { folder, table in
      #expect(folder.diagnostics == [])
      #expect(table.translations.map(\.language) == ["en", "pt-BR", "zh-Hans"])
      #expect(table.check(developmentLanguage: "en") == [])
    }
  }

  @Test(arguments: ["qqq", "qaa", "und", "zxx"])
  func `texts in no language are not read`(code: String) throws {
    try withFolder([
      "en.lproj/Localizable.strings": "a = 1;", "\(code).lproj/Localizable.strings": "a = Title;",
    ]) { folder, _ in
      #expect(folder.languages == ["en"])
      #expect(
        folder.diagnostics.map(\.message)
          == ["\"\(code)\" is not a language: its texts are not read"])
      #expect(folder.diagnostics.map(\.severity) == [.warning])
    }
    let catalog = StringCatalog(
      bytes: Array(
        """
        {"sourceLanguage": "en", "strings": {"a": {"localizations": {
          "\(code)": {"stringUnit": {"state": "translated", "value": "Title"}}}}}}
        """.utf8), file: "x")
    #expect(catalog.translations.map(\.language) == ["en"])
    #expect(catalog.diagnostics.map(\.severity) == [.warning])
  }

  /// What is found, as `file: message`, with files relative to the folder.
  private func found(
    _ folder: TranslationFolder, developmentLanguage: Language = "en"
  ) -> [String] {
    var found = folder.tables.flatMap { $0.check(developmentLanguage: developmentLanguage) }
    found.summarizeMissing()
    return found.map { "\($0.file.dropFirst(folder.path.count + 1)): \($0.message)" }
  }

  @Test func `a table that other languages alone have is compared with nothing`() throws {
    try withFolder([
      "en.lproj/Other.strings": "a = A;\nb = B;", "de.lproj/T.strings": "c = C;\nd = D;",
    ]) { folder, _ in
      #expect(
        found(folder) == [
          "en.lproj/Other.strings: 2 texts are not translated into de: \"a\" and \"b\""
        ])
    }
  }

  @Test func `an empty file is one warning, also in the development language`() throws {
    try withFolder([
      "en.lproj/A.strings": "a = A;\nb = B;", "de.lproj/A.strings": "",
      "en.lproj/B.strings": "// Nothing yet.\n", "de.lproj/B.strings": "a = A;\nb = B;",
    ]) { folder, _ in
      #expect(
        found(folder) == [
          "en.lproj/A.strings: 2 texts are not translated into de: \"a\" and \"b\"",
          "en.lproj/B.strings: this file is empty, so that the texts in de are not compared",
        ])
    }
  }

  @Test func `a comment on a text takes it out of the texts of an empty file`() throws {
    try withFolder([
      "en.lproj/A.strings":
        "a = A;\nb = B;\n/* sternik-strings: ignore missing-translation */ c = C;",
      "de.lproj/A.strings": "",
    ]) { folder, _ in
      #expect(
        found(folder)
          == ["en.lproj/A.strings: 2 texts are not translated into de: \"a\" and \"b\""])
    }
  }

  @Test func `a String Catalog lacks a language that another one has`() throws {
    func catalog(_ localizations: String) -> String {
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": {\"localizations\": {\(localizations)}}, \"b\": {}}}"
    }
    let german = "\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"A\"}}"
    try withFolder(["A.xcstrings": catalog(german), "B.xcstrings": catalog("")]) { folder, _ in
      #expect(
        found(folder) == [
          "A.xcstrings: \"b\" is not translated into de",
          "B.xcstrings: 2 texts are not translated into de: \"a\" and \"b\"",
        ])
    }
  }

  @Test func `texts of the source language are finished in the state that Xcode writes`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"%@ (%@)": {"localizations": {
        "en": {"stringUnit": {"state": "new", "value": "%1$@ (%2$@)"}},
        "de": {"stringUnit": {"state": "new", "value": "%1$@ von %2$@"}}}}}}
      """
    try withFolder(["A.xcstrings": catalog]) { folder, _ in
      let table = folder.tables[1]
      #expect(found(folder) == ["A.xcstrings: this text is not translated yet"])
      #expect(table.coverage(developmentLanguage: "en").map(\.percent) == [0, 100])
    }
  }
}
