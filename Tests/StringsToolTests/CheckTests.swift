import Foundation
import Testing

@testable import StringsTool

@Suite struct `Check` {
  private let files = [
    "L/en.lproj/Localizable.strings": "a = \"Yes.\";\nb = \"%d\";",
    "L/pl.lproj/Localizable.strings": "a = Tak;\nb = \"%s\";",
    "L/en.lproj/Other.strings": "c = C;",
  ]

  @Test func `each diagnostic is a line, with the path as on the command line`() throws {
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["check", "\(root)/L"])

      #expect(
        result.output == """
          \(root)/L/pl.lproj/Localizable.strings:1:1: warning: end this text with a full stop, \
          as in en [end-punctuation]
          \(root)/L/pl.lproj/Localizable.strings:2:1: error: '%s' stands where en has '%d'; write '%d' \
          [placeholder-mismatch]
          \(root)/L/en.lproj/Other.strings:1:1: warning: "c" is not translated into pl \
          [missing-translation]

          """)
      #expect(result.errorOutput == "3 files: 1 error, 2 warnings\n")
      #expect(result.status == .failure)
    }
  }

  @Test func `a single file is compared with the development language`() throws {
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["check", "\(root)/L/pl.lproj/Localizable.strings"])
      let folder = CommandResult(arguments: ["check", "\(root)/L/pl.lproj"])

      #expect(result.output.split(separator: "\n").count == 2)
      #expect(result.errorOutput == "1 file: 1 error, 1 warning\n")
      #expect(folder.output == result.output)
      #expect(CommandResult(arguments: ["check", "\(root)/L/en.lproj/"]).status == .success)
    }
  }

  @Test func `subfolders are searched, and nothing is reported twice`() throws {
    try withFolder(files) { root in
      let once = CommandResult(arguments: ["check", "\(root)/L"])
      let twice = CommandResult(arguments: ["check", root + "/", root])

      #expect(once.output == twice.output)
    }
  }

  @Test func `warnings can be errors, and the development language can be chosen`() throws {
    try withFolder(["L/en.lproj/X.strings": "a = A;", "L/de.lproj/X.strings": "a = A; b = B;"]) {
      root in
      #expect(CommandResult(arguments: ["check", root]).status == .success)
      #expect(CommandResult(arguments: ["check", root, "--warnings-as-errors"]).status == .failure)
      let german = CommandResult(arguments: ["check", root, "--development-language", "de"])
      #expect(german.output.contains("\"b\" is not translated into en"))
    }
  }

  @Test func `the development language can be Base`() throws {
    try withFolder(["L/Base.lproj/X.strings": "a = A;", "L/de.lproj/X.strings": "b = B;"]) { root in
      let named = CommandResult(arguments: ["check", root, "--development-language", "Base"])
      #expect(named.output.contains("\"a\" is not translated into de"))
      #expect(named.output.contains("Base has no \"b\": remove it"))
      #expect(CommandResult(arguments: ["check", root]).output == named.output)
      let coverage = CommandResult(arguments: ["coverage", root])
      #expect(
        coverage.output == """
                Language  Translated  Review  Missing  Coverage
          Base  Base               1       0        0      100%
          de    German             0       0        1        0%

          """)
    }
  }

  @Test func `files outside the folders of languages are reported, and checked alone`() throws {
    // Texts for a store, and an exchange of Xcode, are no tables.
    try withFolder([
      "A/y.strings": "a = \"%d %\";\na = B;", "A/en.lproj/y.strings": "b = C;",
      "A/title.strings": "a = B;\na = C;", "fastlane/y.strings": "a = B;\na = C;",
      "pl.xcloc/Source Contents/pl.lproj/y.strings": "a = B;\na = C;",
    ]) { root in
      let result = CommandResult(arguments: ["check", root])
      #expect(
        result.output == """
          \(root)/A/y.strings: warning: this file is not used: it must be in the folder of a language, such as \
          en.lproj [stray-file]
          \(root)/A/y.strings:2:1: warning: this key is already defined at 1:1; the last definition counts \
          [duplicate-key]

          """)
      #expect(CommandResult(arguments: ["coverage", root]).status == .success)
    }
  }

  @Test
  func
    `files beside folders of languages or a catalog are reported, and not those of another program`()
    throws
  {
    let catalog = #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#
    try withFolder([
      "App/y.xcstrings": catalog, "App/y.strings": "a = B;", "Tests/Fixtures/y.strings": "a = B;",
    ]) { root in
      let lines = CommandResult(arguments: ["check", root]).output.split(separator: "\n")

      #expect(
        lines.count == 1
          && lines[0].hasPrefix("\(root)/App/y.strings: warning: this file is not used"))
    }
  }

  @Test func `tables without the development language are one remark`() throws {
    try withFolder([
      "L/en.lproj/A.strings": "a = A;", "L/de.lproj/A.strings": "a = B;",
      "L/de.lproj/X.strings": "b = B;", "L/de.lproj/Y.strings": "c = C;",
    ]) { root in
      let result = CommandResult(arguments: ["check", root])
      #expect(result.output == "")
      #expect(
        result.errorOutput
          == "\(root)/L: X, Y: no texts in en to compare with; see --development-language\n"
          + "4 files: nothing to report\n")
    }
  }

  @Test func `JSON has the same diagnostics`() throws {
    try withFolder(["L/en.lproj/X.strings": "a = A;\na = B;"]) { root in
      let result = CommandResult(arguments: ["check", root, "--format", "json"])

      #expect(
        result.output == """
          [
            {
              "code": "duplicate-key",
              "column": 1,
              "file": "\(root)/L/en.lproj/X.strings",
              "key": "a",
              "language": "en",
              "line": 2,
              "message": "this key is already defined at 1:1; the last definition counts",
              "related": {
                "column": 1,
                "line": 1
              },
              "severity": "warning"
            }
          ]

          """)
    }
  }

  @Test func `unreadable paths are errors`() throws {
    try withFolder(["empty/x.txt": "", "odd/!.lproj/L.strings": "", "bad/x.strings": "a = "]) {
      root in
      let statuses: KeyValuePairs<String, CommandResult.Status> = [
        "none": .unusable, "empty": .unusable, "odd": .failure, "bad/x.strings": .failure,
      ]
      for (name, status) in statuses {
        let path = "\(root)/\(name)"
        let result = CommandResult(arguments: ["check", path])
        #expect(result.status == status, "\(name)")
        #expect(result.output.hasPrefix(path))
        #expect(result.output.contains(": error: "))
        #expect(result.output.split(separator: "\n").count == 1)
      }
    }
  }

  @Test func `a file without a language is checked without its rules`() throws {
    let plural =
      "n = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = "
      + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = x; few = x; }; };"
    try withFolder(["x.stringsdict": plural]) { root in
      let result = CommandResult(arguments: ["check", "\(root)/x.stringsdict"])

      #expect(result.output.contains("[missing-other]"))
      #expect(result.output.split(separator: "\n").count == 1)
    }
  }

  @Test func `all checks are listed, within 80 columns`() {
    let result = CommandResult(arguments: ["check", "--list"])

    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(result.output.contains("end-punctuation          warning  "))
    #expect(
      CommandResult(arguments: ["check", "--list", "--format", "json"]).output.hasPrefix("[\n"))
  }

  @Test(arguments: ["check", "coverage", "pseudo", "print", "console"])
  func `the help calls a String Catalog by its name`(command: String) {
    let help = CommandResult(arguments: [command, "--help"]).output

    #expect(help.hasPrefix("OVERVIEW: ") && !help.contains("catalog"))
    #expect(help.contains("Catalog") == (command != "console"))
  }

  @Test func `the texts of headlines have no diagnostics`() {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Localizations").standardizedFileURL.path

    let result = CommandResult(arguments: ["check", root])

    #expect(result.output == "")
    #expect(result.errorOutput == "4 files: nothing to report\n")
  }
}
