import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Silencing` {
  private let original = "a = \"Yes.\";\nb = \"No.\";"

  private func lines(_ translation: String) -> [String] {
    TextFolder([("en", original), ("pl", translation)]).lines
  }

  @Test(arguments: [
    "/* sternik-strings: ignore end-punctuation */ a = Tak;\nb = Nie;",
    "// sternik-strings: ignore end-punctuation\na = Tak;\nb = Nie;",
    "/* A button.\n * sternik-strings: ignore edge-space, end-punctuation */\na = \"Tak \";\nb = Nie;",
    "a = Tak; // sternik-strings: ignore end-punctuation\nb = Nie;",
    "a /* sternik-strings: ignore end-punctuation */ = Tak;\nb = Nie;",
  ])
  func `a comment silences a check of its entry only`(translation: String) {
    let found = lines(translation)

    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix(": warning end-punctuation") })
    #expect(found.allSatisfy { !$0.hasPrefix("pl:1:") || translation.hasPrefix("a") })
  }

  @Test func `a comment can silence a check of the whole file`() {
    #expect(
      lines("/* sternik-strings: ignore-file end-punctuation */\n\na = Tak;\nb = Nie;") == [])
    #expect(lines("a = Tak;\nb = Nie;\n// sternik-strings: ignore-file end-punctuation") == [])
  }

  @Test func `a comment silences warnings of the file and errors of the check`() {
    #expect(lines("/* sternik-strings: ignore-file duplicate-key */ a = A.; b = B.; b = C.;") == [])
    #expect(
      lines("/* sternik-strings: ignore placeholder-mismatch */ a = \"%d.\"; b = N.;") == [])
    #expect(
      lines("/* sternik-strings: ignore-file missing-semicolon */ a = A.; b = B.").count == 2,
      "what could not be read is not silenced, and no check has that name")
  }

  @Test func `what looks like such a comment in a text is none`() {
    let text = "sternik-strings: ignore-file end-punctuation, nothing"
    let folder = TextFolder([("en", "\"\(text)\" = \"\(text)\";"), ("pl", "")])

    #expect(folder.lines == ["en:1:1: warning missing-translation"])
  }

  @Test func `a missing translation is silenced where the original is`() {
    let folder = TextFolder([
      ("en", "/* A name. sternik-strings: ignore missing-translation */ a = Sternik;"), ("pl", ""),
    ])

    #expect(folder.lines == [])
  }

  @Test func `a comment that silences nothing or names no check is a warning`() {
    #expect(
      lines("/* sternik-strings: ignore end-punctuation, typo */\na = \"Tak.\";\nb = \"Nie.\";")
        == ["pl:1:4: warning unknown-ignore", "pl:1:4: warning unused-ignore"])
    #expect(
      lines("a = A.; b = B.;\n\n/* sternik-strings: ignore edge-space */")
        == ["pl:3:4: warning unknown-ignore", "pl:3:4: warning unused-ignore"])
    #expect(
      lines("a = A.; b = B.; // sternik-strings: forgive edge-space")
        == ["pl:1:20: warning unknown-ignore"])
    #expect(
      lines("a = A.; b = B.; // sternik-strings: ignore") == ["pl:1:20: warning unknown-ignore"])
  }

  @Test func `what was not checked is not said to be needless`() {
    let folder = TextFolder([
      ("pl", "/* sternik-strings: ignore end-punctuation, empty-value */ a = b;")
    ])

    #expect(folder.diagnostics.map(\.message) == ["'empty-value' silences nothing here"])
  }

  @Test func `comments of an XML file silence too`() {
    func file(_ text: String) -> TranslationFile {
      TranslationFile(bytes: Array("<plist><dict>\n\(text)\n</dict></plist>".utf8), file: "pl")
    }
    func check(_ text: String) -> [String] {
      let english = TranslationFile(bytes: Array(original.utf8), file: "en")
      return LocalizationFolder(
        translations: [
          Translation(language: "en", files: [english]),
          Translation(language: "pl", files: [file(text)]),
        ], diagnostics: []
      ).check(developmentLanguage: "en").map(\.description)
    }
    let a = "<key>a</key>\n<string>Tak</string>\n"
    let b = "<key>b</key>\n<string>Nie.</string>\n"

    #expect(check("<!-- sternik-strings: ignore end-punctuation -->\n\(a)\(b)") == [])
    #expect(check("\(a)\(b)<!-- sternik-strings: ignore-file end-punctuation -->") == [])
    #expect(
      check("\(a)<!-- sternik-strings: ignore end-punctuation -->\n\(b)") == [
        "pl:2:1: warning: this text ends with no mark, that in en with a full stop [end-punctuation]",
        "pl:4:1: warning: 'end-punctuation' silences nothing here [unused-ignore]",
      ])
    #expect(
      file("<!-- one -->\n<!-- two -->\n\(a)<!-- three -->\(b)").entries.map(\.comment) == [
        "one\ntwo", "three",
      ])
  }
}
