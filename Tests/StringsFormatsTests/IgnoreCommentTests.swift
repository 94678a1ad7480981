import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@Suite struct `Ignore comments` {
  private let source = "a = \"Yes.\";\nb = \"No.\";"

  private func lines(_ translation: String) -> [String] {
    SampleTable([("en", source), ("pl", translation)]).lines
  }

  @Test(arguments: [
    "/* sternik-strings: ignore end-punctuation */ a = Tak;\nb = Nie;",
    "// sternik-strings: ignore end-punctuation\na = Tak;\nb = Nie;",
    "/* A button.\n * sternik-strings: ignore edge-space, end-punctuation */\na = \"Tak \";\nb = Nie;",
    "a = Tak; // sternik-strings: ignore end-punctuation\nb = Nie;",
    "a /* sternik-strings: ignore end-punctuation */ = Tak;\nb = Nie;",
  ])
  func `a comment ignores a check of its entry only`(translation: String) {
    let found = lines(translation)

    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix(": warning end-punctuation") })
    #expect(found.allSatisfy { !$0.hasPrefix("pl:1:") || translation.hasPrefix("a") })
  }

  @Test(arguments: 1...9)
  func `each of several comments ignores a check of its own entry`(count: Int) {
    let comment = "/* sternik-strings: ignore end-punctuation */"
    let pairs = 1...count
    let table = SampleTable([
      ("en", pairs.map { "a\($0) = Yes.; b\($0) = Yes.;" }.joined(separator: "\n")),
      ("pl", pairs.map { "\(comment) a\($0) = Tak;\nb\($0) = Tak;" }.joined(separator: "\n")),
    ])

    #expect(table.lines == pairs.map { "pl:\($0 * 2):1: warning end-punctuation" })
  }

  @Test func `all comments of an entry apply to it`() {
    #expect(
      lines(
        """
        /* sternik-strings: ignore edge-space */
        a = "Tak "; // sternik-strings: ignore end-punctuation
        b = "Nie ";
        """) == ["pl:3:1: warning edge-space", "pl:3:1: warning end-punctuation"])
  }

  @Test func `a comment can ignore a check in the whole file`() {
    #expect(
      lines("/* sternik-strings: ignore-file end-punctuation */\n\na = Tak;\nb = Nie;") == [])
    #expect(lines("a = Tak;\nb = Nie;\n// sternik-strings: ignore-file end-punctuation") == [])
  }

  @Test func `warnings about the file and errors of checks can be ignored`() {
    #expect(lines("/* sternik-strings: ignore-file duplicate-key */ a = A.; b = B.; b = C.;") == [])
    #expect(
      lines("/* sternik-strings: ignore placeholder-mismatch */ a = \"%d.\"; b = N.;") == [])
    #expect(
      lines("/* sternik-strings: ignore-file missing-semicolon */ a = A.; b = B.").count == 2,
      "a syntax error cannot be ignored, since it is not a check")
  }

  @Test func `a text that looks like an ignore comment is not one`() {
    let text = "sternik-strings: ignore-file end-punctuation, nothing"
    let table = SampleTable([("en", "\"\(text)\" = \"\(text)\";"), ("pl", "")])

    #expect(table.lines == ["en:1:1: warning missing-translation"])
  }

  @Test func `a missing translation is ignored at the source text`() {
    let table = SampleTable([
      ("en", "/* A name. sternik-strings: ignore missing-translation */ a = Sternik;"), ("pl", ""),
    ])

    #expect(table.lines == [])
  }

  @Test func `a comment that ignores nothing or names no check is a warning`() {
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

  @Test func `a comment for a check that did not run is not a warning`() {
    let table = SampleTable([
      ("pl", "/* sternik-strings: ignore end-punctuation, empty-value */ a = b;")
    ])

    #expect(table.diagnostics.map(\.message) == ["'empty-value' ignores nothing here"])
  }

  @Test func `comments in an XML file are read too`() {
    func file(_ text: String) -> TranslationFile {
      TranslationFile(bytes: Array("<plist><dict>\n\(text)\n</dict></plist>".utf8), name: "pl")
    }
    func check(_ text: String) -> [String] {
      let english = TranslationFile(bytes: Array(source.utf8), name: "en")
      return TranslationTable(translations: [
        Translation(language: "en", files: [english]),
        Translation(language: "pl", files: [file(text)]),
      ]).check(developmentLanguage: "en").map(\.description)
    }
    let a = "<key>a</key>\n<string>Tak</string>\n"
    let b = "<key>b</key>\n<string>Nie.</string>\n"

    #expect(check("<!-- sternik-strings: ignore end-punctuation -->\n\(a)\(b)") == [])
    // Behind a value it is of that, and above an empty line of none, as in a .strings file.
    let behind = " <!-- sternik-strings: ignore end-punctuation -->\n"
    #expect(check(a.dropLast() + behind + b) == [])
    #expect(check(b.dropLast() + behind + a).map { $0.contains("punctuation") } == [true, true])
    #expect(
      check("<!-- sternik-strings: ignore end-punctuation -->\n\n\(a)\(b)").count == 2)
    #expect(check("\(a)\(b)<!-- sternik-strings: ignore-file end-punctuation -->") == [])
    #expect(
      check("\(a)<!-- sternik-strings: ignore end-punctuation -->\n\(b)") == [
        "pl:2:1: warning: end this text with a full stop, as in en [end-punctuation]",
        "pl:4:1: warning: 'end-punctuation' ignores nothing here [unused-ignore]",
      ])
    #expect(
      file("<!-- one -->\n<!-- two -->\n\(a)<!-- three -->\(b)").entries.map(\.comment) == [
        "one\ntwo", "three",
      ])
  }
}
