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
}
