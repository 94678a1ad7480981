import Testing

@testable import StringsTool

@Suite struct `Selecting findings` {
  private let files = [
    "en.lproj/L.strings": "a = \"Yes.\";\nb = \"%d\";\nc = C;\nd = D;\ne = E;\nf = F;",
    "pl.lproj/L.strings": "a = Tak;\nb = \"%s\";",
    "de.lproj/L.strings": "a = Ja;\nb = \"%d\";\nc = C;\nd = D;\ne = E;",
  ]

  /// The codes of the lines that `check` prints.
  private func codes(_ root: String, _ options: String...) -> [String] {
    CommandResult(arguments: ["check", root] + options).output.split(separator: "\n").map {
      String($0.split(separator: "[").last?.dropLast() ?? "")
    }
  }

  @Test func `what a language lacks is one line, or one for each text`() throws {
    try withFolder(files) { root in
      let summarized = CommandResult(arguments: ["check", root, "--only", "missing-translation"])
      let each = CommandResult(
        arguments: ["check", root, "--only", "missing-translation", "--each"])

      #expect(
        summarized.output == """
          \(root)/en.lproj/L.strings:3:1: warning: 4 texts are not translated into pl: "c", "d", "e" \
          and "f" [missing-translation]
          \(root)/en.lproj/L.strings:6:1: warning: "f" is not translated into de [missing-translation]

          """)
      #expect(each.output.split(separator: "\n").count == 5)
      #expect(each.errorOutput == "3 files: 5 warnings\n")
    }
  }

  @Test func `checks are named, left out, and suggested for a mistake`() throws {
    try withFolder(files) { root in
      #expect(
        codes(root, "--only", "end-punctuation,untranslated") == [
          "end-punctuation", "end-punctuation",
        ])
      let skipped = codes(root, "--skip", "end-punctuation,missing-translation")
      #expect(skipped == ["placeholder-mismatch"])
      #expect(
        codes(root, "--skip", "end-punctuation", "--skip", "missing-translation") == skipped)
      for empty in ["", ","] {
        for option in ["--only", "--skip", "--language"] {
          #expect(CommandResult(arguments: ["check", root, option, empty]).status == .usage)
        }
      }
      let mistake = CommandResult(arguments: ["check", root, "--only", "end-punctation"])
      #expect(mistake.status == .usage)
      #expect(mistake.errorOutput.contains("did you mean 'end-punctuation'?"))
      let other = CommandResult(arguments: ["check", root, "--skip", "qqqqqqqq"])
      #expect(other.status == .usage && !other.errorOutput.contains("did you mean"))
    }
  }

  @Test(arguments: [
    (
      ["check", "--format", "sarf"],
      "'sarf' is none of text, json, github, sarif; did you mean 'sarif'?"
    ),
    (["coverage", "--format", "jsn"], "did you mean 'json'?"),
    (["keys", "--format", "githb"], "did you mean 'github'?"),
    (["export", "pl", "--format", "xlif"], "did you mean 'xliff'?"),
    (["import", "a.po", "--format", "p0"], "'p0' is none of xliff, po, csv; did you mean 'po'?"),
    (["convert", "--to", "xcstring"], "did you mean 'xcstrings'?"),
  ])
  func `a format that does not exist is an error that names the nearest`(
    arguments: [String], message: String
  ) throws {
    try withFolder(files) { root in
      let result = CommandResult(arguments: arguments + [root])

      #expect(result.status == .usage)
      #expect(result.errorOutput.contains(message), "\(result.errorOutput)")
    }
  }

  @Test func `an ignore comment with a mistake names the nearest check`() throws {
    let comment = "/* sternik-strings: ignore end-punctation */ a = \"A\";"
    try withFolder(["en.lproj/L.strings": comment]) { root in
      let result = CommandResult(arguments: ["check", root])

      #expect(
        result.output.contains(
          "no check is named 'end-punctation'; did you mean 'end-punctuation'? [unknown-ignore]"))
    }
  }

  @Test func `languages are named, and must exist`() throws {
    try withFolder(files) { root in
      let german = CommandResult(arguments: ["check", root, "--language", "de"])
      #expect(german.errorOutput == "3 files: 2 warnings\n")
      #expect(german.status == .success)
      #expect(CommandResult(arguments: ["check", root, "--language", "de,pl"]).status == .failure)
      let none = CommandResult(arguments: ["check", root, "--language", "fr"])
      #expect(none.status == .usage)
      #expect(none.errorOutput.contains("no translations into 'fr'. There are de, en, pl."))
    }
  }

  @Test func `paths that overlap are checked once`() throws {
    try withFolder(files) { root in
      let once = CommandResult(arguments: ["check", root])
      for path in ["\(root)/.", "\(root)/../\(root.split(separator: "/").last ?? "")"] {
        let twice = CommandResult(arguments: ["check", root, path])
        #expect(twice.output == once.output && twice.errorOutput == once.errorOutput)
      }
    }
  }

  @Test func `the development language must have texts`() throws {
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["check", root, "--development-language", "fr"])
      #expect(result.status == .usage)
    }
  }

  @Test func `a number limits what is shown, not what fails`() throws {
    try withFolder(files) { root in
      let none = CommandResult(arguments: ["check", root, "--max", "0"])
      #expect(none.output == "")
      #expect(none.errorOutput == "5 more are not shown\n3 files: 1 error, 4 warnings\n")
      #expect(codes(root, "--max", "1") == ["placeholder-mismatch"])
      #expect(none.status == .failure)
      #expect(codes(root, "--max", "2").count == 2)
      #expect(CommandResult(arguments: ["check", root, "--max=-1"]).status == .usage)
    }
  }

  @Test func `something that cannot be read has a status of its own, whatever is selected`() throws
  {
    try withFolder(files) { root in
      let result = CommandResult(
        arguments: ["check", root, "\(root)/none", "--only", "end-punctuation"])
      #expect(result.status == .unusable)
      #expect(result.output.contains("[unreadable-file]"))
      let alone = CommandResult(arguments: ["check", "\(root)/none", "--language", "pl"])
      #expect(alone.status == .unusable)
    }
  }
}
