import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

/// Keys and states that look like mistakes in real projects but are none.
@Suite struct `Unused and unfinished translations` {
  @Test func `a key of its own is reported with what to do`() {
    let table = SampleTable([("en", "a.title = A;"), ("pl", "a.title = B; b.title = C;")])

    #expect(
      table.diagnostics.map(\.message) == [
        "en has no \"b.title\": remove it, or add it there too"
      ])
  }

  @Test(arguments: [
    ("a key that is a text", "x.y = Z;", "x.y = Q; \"Are you sure?\" = Tak;"),
    ("keys that are texts", "Quit = Quit; Open = Open;", "Quit = A; Open = B; Close = C;"),
    (
      "objects of a storyboard", "\"Hf3-9X-k2c.title\" = A;",
      "\"Hf3-9X-k2d.title\" = C; \"Hf3-9X-k2c.title\" = B;"
    ),
    ("numbered objects of a nib", "\"12.title\" = A;", "\"12.title\" = B; \"13.title\" = C;"),
  ])
  func `a key that the development language need not have is none`(
    name: String, source: String, translation: String
  ) {
    #expect(SampleTable([("en", source), ("pl", translation)]).lines == [], "\(name)")
  }

  @Test func `the keys of an Info.plist are not those of its English texts`() throws {
    try withFolder([
      "en.lproj/InfoPlist.strings": "CFBundleName = Sternik;",
      "pl.lproj/InfoPlist.strings": "CFBundleName = Sternik; NSCameraUsageDescription = Foto;",
    ]) { folder, _ in
      #expect(folder.tables.flatMap { $0.check(developmentLanguage: "en") } == [])
    }
  }

  private func states(_ entry: String) -> [String] {
    let json = "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\(entry)}}}"
    return TranslationTable(StringCatalog(bytes: Array(json.utf8), file: "x"))
      .check(developmentLanguage: "en").map(\.code.rawValue)
  }

  @Test func `a state counts only where there is something to do`() {
    func german(_ state: String, _ value: String, _ more: String = "") -> [String] {
      states(
        more + "\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"\(state)\", "
          + "\"value\": \"\(value)\"}}}")
    }

    #expect(german("needs_review", "Wort") == ["unfinished-translation"])
    #expect(german("new", "Wort") == ["unfinished-translation"])
    #expect(german("new", "%@%@".filter { $0 != " " }).contains("unfinished-translation") == false)
    #expect(german("needs_review", "Wort", "\"shouldTranslate\": false, ") == [])
    #expect(german("needs_review", "Wort", "\"extractionState\": \"stale\", ") == [])
  }

  @Test func `a new text that is still the source text is reported once`() {
    let unit = { (language: String) in
      "\"\(language)\": {\"stringUnit\": {\"state\": \"new\", \"value\": \"Two words\"}}"
    }

    #expect(
      states("\"localizations\": {\(unit("en")), \(unit("de"))}") == ["unfinished-translation"])
  }

  @Test func `keys of a broken file say nothing about those of other languages`() {
    let keys = "a.x = A; b.x = B; c.x = C;"
    let old = (1...8).map { "old.n\($0) = X;" }.joined(separator: "\n")
    let table = SampleTable([
      ("en", keys), ("de", keys + " stray.x = D;"), ("pl", keys + " /* removed\n" + old),
    ])

    #expect(
      table.lines == [
        "pl:1:28: error unterminated-comment", "de:1:28: warning unused-translation",
      ])
  }

  @Test func `a misspelt key is the one that its own language lacks`() {
    let table = SampleTable([
      ("en", "title.x = A; titles.x = B; other.x = C;"),
      ("de", "title.x = A; titels.x = B; other.x = C;"),
      ("pl", "titels.x = A; titles.x = B; other.x = C;"),
    ])

    #expect(
      table.diagnostics.filter { $0.code == .unusedTranslation }.map { "\($0.file): \($0.message)" }
        == [
          "de: en has no \"titels.x\": rename it if \"titles.x\" was meant, else remove it, or add it there too",
          "pl: en has no \"titels.x\": remove it, or add it there too",
        ])
  }
}
