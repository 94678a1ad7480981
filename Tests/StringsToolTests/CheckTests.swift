import Foundation
import Testing

@testable import StringsTool

@Suite struct `Check` {
  private let files = [
    "L/en.lproj/Localizable.strings": "a = \"Yes.\";\nb = \"%d\";",
    "L/pl.lproj/Localizable.strings": "a = Tak;\nb = \"%s\";",
    "L/en.lproj/Other.strings": "c = C;",
  ]

  @Test func `every mistake is a line with its place, named as on the command line`() throws {
    try withFolder(files) { root in
      let report = Report(arguments: ["check", "\(root)/L"])

      #expect(
        report.output == """
          \(root)/L/pl.lproj/Localizable.strings:1:1: warning: this text ends with no mark, that in en \
          with a full stop [end-punctuation]
          \(root)/L/pl.lproj/Localizable.strings:2:1: error: argument 1 is taken for a text, but is a \
          whole number in en [placeholder-mismatch]
          \(root)/L/en.lproj/Other.strings:1:1: warning: "c" is not translated into pl \
          [missing-translation]

          """)
      #expect(report.remarks == "3 files: 1 error, 2 warnings\n")
      #expect(report.status == .failure)
    }
  }

  @Test func `one file is compared with the original beside it`() throws {
    try withFolder(files) { root in
      let report = Report(arguments: ["check", "\(root)/L/pl.lproj/Localizable.strings"])
      let folder = Report(arguments: ["check", "\(root)/L/pl.lproj"])

      #expect(report.output.split(separator: "\n").count == 2)
      #expect(report.remarks == "1 file: 1 error, 1 warning\n")
      #expect(folder.output == report.output)
      #expect(Report(arguments: ["check", "\(root)/L/en.lproj/"]).status == .success)
    }
  }

  @Test func `folders below are searched, and nothing is told twice`() throws {
    try withFolder(files) { root in
      let once = Report(arguments: ["check", "\(root)/L"])
      let twice = Report(arguments: ["check", root + "/", root])

      #expect(once.output == twice.output)
    }
  }

  @Test func `a warning can be an error, and the language another`() throws {
    try withFolder(["L/en.lproj/X.strings": "a = A;", "L/de.lproj/X.strings": "a = A; b = B;"]) {
      root in
      #expect(Report(arguments: ["check", root]).status == .success)
      #expect(Report(arguments: ["check", root, "--warnings-as-errors"]).status == .failure)
      let german = Report(arguments: ["check", root, "--development-language", "de"])
      #expect(german.output.contains("\"b\" is not translated into en"))
      let polish = Report(arguments: ["check", root, "--development-language", "pl"])
      #expect(
        polish.remarks
          == "X: no texts in pl to compare with; see --development-language\n"
          + "2 files: nothing to report\n")
    }
  }

  @Test func `JSON has the same diagnostics in parts`() throws {
    try withFolder(["L/en.lproj/X.strings": "a = A;\na = B;"]) { root in
      let report = Report(arguments: ["check", root, "--format", "json"])

      #expect(
        report.output == """
          [
            {
              "code": "duplicate-key",
              "column": 1,
              "file": "\(root)/L/en.lproj/X.strings",
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

  @Test func `what cannot be read is an error`() throws {
    try withFolder(["empty/x.txt": "", "odd/!.lproj/L.strings": "", "bad/x.strings": "a = "]) {
      root in
      for path in ["\(root)/none", "\(root)/empty", "\(root)/odd", "\(root)/bad/x.strings"] {
        let report = Report(arguments: ["check", path])
        #expect(report.status == .failure)
        #expect(report.output.hasPrefix(path))
        #expect(report.output.contains(": error: "))
        #expect(report.output.split(separator: "\n").count == 1)
      }
    }
  }

  @Test func `a file without a language is checked as far as that goes`() throws {
    let plural =
      "n = { NSStringLocalizedFormatKey = \"%#@n@\"; n = { NSStringFormatSpecTypeKey = "
      + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; one = x; few = x; }; };"
    try withFolder(["x.stringsdict": plural]) { root in
      let report = Report(arguments: ["check", "\(root)/x.stringsdict"])

      #expect(report.output.contains("[missing-other]"))
      #expect(report.output.split(separator: "\n").count == 1)
    }
  }

  @Test func `all checks are listed within eighty columns`() {
    let report = Report(arguments: ["check", "--list"])

    #expect(report.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(report.output.contains("end-punctuation          warning  "))
    #expect(Report(arguments: ["check", "--list", "--format", "json"]).output.hasPrefix("[\n"))
  }

  @Test func `the program's own texts have nothing to report`() {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Localizations").standardizedFileURL.path

    let report = Report(arguments: ["check", root])

    #expect(report == Report(remarks: "4 files: nothing to report\n"))
  }
}
