import Foundation
import Testing

@testable import StringsTool

/// Plurals of which a translator has done some forms.
@Suite struct `Plurals that are translated in part` {
  private static let english = ["one": "%d duck", "other": "%d ducks"]
  private static let polish = [
    "one": "%d kaczka", "few": "%d kaczki", "many": "%d kaczek", "other": "%d kaczki",
  ]

  /// A project whose Polish plural is a copy that `sync` has made, and a file from a translator.
  private func withCopy(
    _ file: String, _ text: String, _ body: (String) throws -> Void
  ) throws {
    let files = [
      "en.lproj/L.stringsdict": Plurals.file(Self.english), "pl.lproj/.keep": "", file: text,
    ]
    try withFolder(files) { root in
      #expect(CommandResult(arguments: ["sync", root]).status == .success)
      try body(root)
    }
  }

  private func csv(_ rows: [(form: String, target: String, state: String)]) -> String {
    "key,source,translation,state,file\n"
      + rows.map { form, target, state in
        let source = Self.english[form] ?? "%d ducks"
        return
          "/ducks:dict/n:dict/\(form):dict/:string,\(source),\(target),\(state),en.lproj/L.stringsdict\n"
      }.joined()
  }

  private func codes(_ root: String) -> [String] {
    CommandResult(arguments: ["check", root]).output.split(separator: "\n")
      .filter { $0.contains(": warning: ") || $0.contains(": error: ") }
      .map { String($0.drop { $0 != ":" }.drop { $0 != " " }.dropFirst()) }
  }

  private func coverage(_ root: String) -> String {
    let lines = CommandResult(arguments: ["coverage", root]).output.split(separator: "\n")
    return lines.last?.split(separator: " ").dropFirst(2).joined(separator: " ") ?? ""
  }

  @Test func `import reports the forms that the file lacks, or has without a translation`() throws {
    let rows = [
      ("one", "%d kaczka", "translated"), ("few", "", "new"), ("other", "%d ducks", "new"),
    ]
    try withCopy("a.csv", csv(rows)) { root in
      let result = CommandResult(arguments: [
        "import", "\(root)/a.csv", root, "--language", "pl",
      ])

      #expect(
        result.errorOutput == """
          \(root)/a.csv:2:1: warning: pl also needs the form 'many' [missing-plural-form]
          \(root)/a.csv:3:1: warning: pl also needs the form 'few' [missing-plural-form]
          \(root)/a.csv:4:1: warning: the form 'other' is still the text in en: translate it [untranslated]

          """)
      #expect(result.status == .success)
      let polish = try text("\(root)/pl.lproj/L.stringsdict")
      #expect(polish == Plurals.file(["one": "%d kaczka", "other": "%d ducks"]))
      // Then check and coverage report them, too
      #expect(
        codes(root).map { $0.split(separator: "[").last } == [
          "missing-plural-form]", "untranslated]",
        ])
      #expect(coverage(root) == "0 0 1 0%")
    }
  }

  @Test func `forms that are still copies are reported until they are edited`() throws {
    let rows = ["one", "few", "many"].map { ($0, Self.polish[$0] ?? "", "translated") }
    try withCopy("a.csv", csv(rows + [("other", "%d ducks", "new")])) { root in
      let result = CommandResult(arguments: [
        "import", "\(root)/a.csv", root, "--language", "pl",
      ])

      #expect(result.errorOutput.split(separator: "\n").count == 1)
      let message =
        "warning: the form 'other' is still the text in en: translate it, or accept the text: "
        + "sternik-strings sync \(root) --accept=ducks --language pl [untranslated]"
      #expect(codes(root) == [message])
      #expect(coverage(root) == "0 1 0 0%")
      // Nor does a sync take the plural for translated
      #expect(CommandResult(arguments: ["sync", root]).output == "")
      #expect(codes(root) == [message])
      // When the form is edited
      try write(Plurals.file(Self.polish), to: "\(root)/pl.lproj/L.stringsdict")
      _ = CommandResult(arguments: ["sync", root])
      #expect(codes(root) == [])
      #expect(coverage(root) == "1 0 0 100%")
    }
  }

  @Test func `forms that need review or are copies stay so when others are imported`() throws {
    // Given a copy of one form, and one that needs review
    let rows = [
      ("one", "%d kaczka", "translated"), ("few", "%d kaczki", "needs_review"),
      ("many", "%d kaczek", "translated"), ("other", "%d ducks", "new"),
    ]
    try withCopy("a.csv", csv(rows)) { root in
      _ = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "pl"])
      let exported = CommandResult(arguments: ["export", "pl", root, "--format", "csv"]).output
      #expect(exported.contains("one:dict/:string,,%d duck,%d kaczka,translated,"))
      #expect(exported.contains("few:dict/:string,,%d ducks,%d kaczki,needs_review,"))
      #expect(exported.contains("other:dict/:string,,%d ducks,%d ducks,new,"))

      // When others are imported
      let last = [("one", "%d kaczuszka", "translated"), ("other", "%d kaczki", "translated")]
      for (row, review) in zip(last, ["0 1 0 0%", "0 1 0 0%"]) {
        try write(csv([row]), to: "\(root)/a.csv")
        let result = CommandResult(arguments: [
          "import", "\(root)/a.csv", root, "--language", "pl", "--overwrite",
        ])
        #expect(result.status == .success)
        #expect(coverage(root) == review)
      }

      // Then one form needs review, until it is translated
      #expect(
        codes(root) == [
          "warning: the form 'few' needs review: edit it, or accept it: sternik-strings sync \(root) "
            + "--accept=ducks --language pl [unfinished-translation]"
        ])
      try write(csv([("few", "%d kaczki", "translated")]), to: "\(root)/a.csv")
      _ = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "pl"])
      #expect(codes(root) == [])
      #expect(coverage(root) == "1 0 0 100%")
    }
  }

  @Test func `forms that come back as translated may be the same`() throws {
    let rows = Self.polish.merging(["one": "%d duck"]) { $1 }.sorted { $0.key < $1.key }
    try withCopy("a.csv", csv(rows.map { ($0.key, $0.value, "translated") })) { root in
      let result = CommandResult(arguments: [
        "import", "\(root)/a.csv", root, "--language", "pl",
      ])

      #expect(result.errorOutput == "")
      #expect(codes(root) == [])
      #expect(coverage(root) == "1 0 0 100%")
    }
  }

  @Test func `sync takes a copy that was edited in part for unfinished, until it is accepted`()
    throws
  {
    try withCopy("a.csv", "") { root in
      try write(
        Plurals.file(Self.polish.merging(["one": "%d duck"]) { $1 }),
        to: "\(root)/pl.lproj/L.stringsdict")

      _ = CommandResult(arguments: ["sync", root])

      #expect(codes(root).count == 1)
      #expect(codes(root).first?.contains("the form 'one' is still the text in en") == true)
      #expect(coverage(root) == "0 1 0 0%")
      #expect(CommandResult(arguments: ["sync", root]).output == "")
      let accepted = CommandResult(arguments: ["sync", root, "--accept=ducks"])
      #expect(accepted.status == .success)
      #expect(codes(root) == [])
      #expect(coverage(root) == "1 0 0 100%")
    }
  }

  @Test func `forms of several words are compared without a record, too`() throws {
    let files = [
      "en.lproj/L.stringsdict": Plurals.file(["one": "One old duck", "other": "%d old ducks"]),
      "pl.lproj/L.stringsdict": Plurals.file([
        "one": "Jedna kaczka", "few": "%d old ducks", "many": "%d kaczek", "other": "%d old ducks",
      ]),
      "en-GB.lproj/L.stringsdict": Plurals.file(["one": "A duck", "other": "%d old ducks"]),
    ]
    try withFolder(files) { root in
      #expect(
        codes(root) == [
          "warning: the forms 'few', 'other' are still the text in en: translate them, or accept the text: "
            + "sternik-strings sync \(root) --accept=ducks --language pl [untranslated]"
        ])
    }
  }

  @Test func `a form that is still the source's text hides no missing one`() throws {
    let files = [
      "en.lproj/L.stringsdict": Plurals.file(["one": "One old duck", "other": "%d old ducks"]),
      "pl.lproj/L.stringsdict": Plurals.file(["one": "Jedna kaczka", "other": "%d old ducks"]),
    ]
    try withFolder(files) { root in
      #expect(
        codes(root) == [
          "warning: pl also needs the forms 'few', 'many' [missing-plural-form]",
          "warning: the form 'other' is still the text in en: translate it, or accept the text: "
            + "sternik-strings sync \(root) --accept=ducks --language pl [untranslated]",
        ])
      #expect(coverage(root) == "0 0 1 0%")
    }
  }

  @Test func `a PO file without a form for fractions has that of many for it`() throws {
    let po = """
      msgid ""
      msgstr "Language: pl\\nPlural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);\\n"

      msgctxt "ducks|==|substitutions.n"
      msgid "%d duck"
      msgid_plural "%d ducks"
      msgstr[0] "%d kaczka"
      msgstr[1] "%d kaczki"
      msgstr[2] "%d kaczek"

      """
    try withCopy("a.po", po) { root in
      let result = CommandResult(arguments: ["import", "\(root)/a.po", root])

      #expect(result.errorOutput == "")
      let polish = try text("\(root)/pl.lproj/L.stringsdict")
      #expect(polish.contains("<key>other</key>\n\t\t\t<string>%d kaczek</string>"))
      #expect(codes(root) == [])
    }
  }

  @Test func `forms of another number of the same text are reported, too`() throws {
    func two(_ forms: [String: String]) -> String {
      let one = Plurals.file(forms).replacing("%#@n@", with: "%#@n@ and %#@m@")
      let start = one.ranges(of: "\t\t<key>n</key>\n")[0].lowerBound
      let end = one.ranges(of: "\t\t</dict>\n")[0].upperBound
      let other = one[start..<end].replacing("<key>n<", with: "<key>m<")
      return String(one[..<end]) + other + one[end...]
    }
    let rows = csv(Self.polish.sorted { $0.key < $1.key }.map { ($0.key, $0.value, "translated") })
    let files = ["en.lproj/L.stringsdict": two(Self.english), "pl.lproj/.keep": "", "a.csv": rows]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      let result = CommandResult(arguments: [
        "import", "\(root)/a.csv", root, "--language", "pl",
      ])

      #expect(
        result.errorOutput == """
          \(root)/a.csv:4:1: warning: the forms 'one', 'other' are still the text in en: translate them ("m") [untranslated]
          \(root)/a.csv:4:1: warning: pl also needs the forms 'few', 'many' ("m") [missing-plural-form]
          \(root)/a.csv:4:1: warning: "%#@n@ and %#@m@" is still the text in en: translate it [untranslated]

          """)
      #expect(coverage(root) == "0 0 1 0%")
    }
  }

  @Test func `a form of a String Catalog that is not there is reported by import and coverage`()
    throws
  {
    let catalog = """
      { "sourceLanguage" : "en", "strings" : { "ducks" : { "localizations" : { "en" : { "variations" : { "plural" : {
        "one" : { "stringUnit" : { "state" : "translated", "value" : "%d duck" } },
        "other" : { "stringUnit" : { "state" : "translated", "value" : "%d ducks" } } } } } } } }, "version" : "1.0" }
      """
    let csv =
      "key,source,translation\nducks|==|plural.one,%d duck,%d kaczka\n"
      + "ducks|==|plural.other,%d ducks,%d kaczki\n"
    try withFolder(["L.xcstrings": catalog, "a.csv": csv]) { root in
      let result = CommandResult(arguments: [
        "import", "\(root)/a.csv", root, "--language", "pl",
      ])

      #expect(
        result.errorOutput
          == "\(root)/a.csv:2:1: warning: pl also needs the forms 'few', 'many' [missing-plural-form]\n"
      )
      #expect(coverage(root) == "0 0 1 0%")
    }
  }

  @Test func `have only the forms that are imported, where the language lacks the key`() throws {
    let rows = [
      ("one", "", ""), ("few", "%d kaczki", ""), ("many", "%d kaczek", ""),
      ("other", "%d kaczki", ""),
    ]
    let files = [
      "en.lproj/L.stringsdict": Plurals.file(Self.english), "pl.lproj/.keep": "",
      "a.csv": csv(rows),
    ]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "pl"])

      #expect(result.errorOutput.contains("pl also needs the form 'one'"))
      let imported = try text("\(root)/pl.lproj/L.stringsdict")
      #expect(imported == Plurals.file(Self.polish.filter { $0.key != "one" }))
    }
  }
}
