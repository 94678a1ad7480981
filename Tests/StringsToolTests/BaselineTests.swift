import Foundation
import TestCases
import Testing

@testable import StringsTool

@Suite(.ownThread) struct `A baseline` {
  private let files = [
    "L/en.lproj/L.strings": "a = \"Yes.\";\nb = \"%d\";\nc = C;\nd = D;",
    "L/pl.lproj/L.strings": "a = Tak;\nb = \"%s\";",
  ]

  private func check(_ root: String, _ options: String...) -> CommandResult {
    CommandResult(arguments: ["check", "\(root)/L", "--baseline", "\(root)/known"] + options)
  }

  @Test func `hides what is known, and shows what is new`() throws {
    try withFolder(files) { root in
      // Given a baseline of four findings
      #expect(check(root, "--update-baseline").status == .success)
      #expect(check(root).output == "")
      #expect(
        check(root).errorOutput
          == "4 known findings are not reported\n2 files: nothing to report\n")
      let text = try String(contentsOfFile: "\(root)/known", encoding: .utf8)
      #expect(
        text.split(separator: "\n").dropFirst() == [
          "end-punctuation\tpl\tL/pl.lproj/L.strings\ta",
          "missing-translation\tpl\tL/en.lproj/L.strings\tc",
          "missing-translation\tpl\tL/en.lproj/L.strings\td",
          "placeholder-mismatch\tpl\tL/pl.lproj/L.strings\tb",
        ])

      // When lines move, a text is mended and another one is new
      try Data("c = C;\n\n\n/* new */\nb = \"%s\";\ne = \"%x %\";\na = \"Tak.\";".utf8)
        .write(to: URL(filePath: "\(root)/L/pl.lproj/L.strings"))

      // Then only the new one is reported
      let result = check(root)
      #expect(result.output.contains("[malformed-placeholder]"))
      #expect(result.output.contains("[unused-translation]"))
      #expect(result.output.split(separator: "\n").count == 2)
      #expect(
        result.errorOutput.hasPrefix(
          "2 known findings are not reported\n2 known findings are gone; --update-baseline takes"
        ))
    }
  }

  @Test func `counts findings that are equal`() throws {
    var files = files
    files["L/en.lproj/L.strings"] = "a = A;\na = B;"
    try withFolder(files) { root in
      _ = check(root, "--update-baseline")
      #expect(!check(root).output.contains("duplicate-key"))
      try Data("a = A;\na = B;\na = C;".utf8).write(
        to: URL(filePath: "\(root)/L/en.lproj/L.strings"))
      #expect(check(root).output.split(separator: "[duplicate-key]").count == 2)
    }
  }

  @Test func `has one line for many texts that a language lacks`() throws {
    let english = (10..<40).map { "k\($0) = x;\n" }
    let files = ["L/en.lproj/L.strings": english.joined(), "L/pl.lproj/L.strings": "k10 = y;\n"]
    try withFolder(files) { root in
      _ = check(root, "--update-baseline")
      let text = try String(contentsOfFile: "\(root)/known", encoding: .utf8)
      #expect(
        text.split(separator: "\n").dropFirst() == [
          "missing-translation\tpl\tL/en.lproj/L.strings\t*\t29"
        ])
      #expect(check(root).output == "")

      // When a text is translated, and as many are new as are allowed
      try write((["k11 = y;\n", "k10 = y;\n"]).joined(), to: "\(root)/L/pl.lproj/L.strings")
      #expect(check(root).errorOutput.contains("1 known finding is gone"))
      try write(english.joined() + "new = x;\n", to: "\(root)/L/en.lproj/L.strings")
      #expect(check(root).output == "")
      // Then one more is reported
      try write(english.joined() + "new = x;\nmore = x;\n", to: "\(root)/L/en.lproj/L.strings")
      #expect(check(root).output.split(separator: "\n").count == 1)
      _ = check(root, "--update-baseline")
      #expect(check(root).output == "")
    }
  }

  @Test func `of an earlier program knows mistakes in the syntax without their key`() throws {
    var files = files
    files["L/en.lproj/L.strings"] = #"a = "\q"; b = "\q"; c = "\q";"#
    files["known"] = String(repeating: "unknown-escape\ten\tL/en.lproj/L.strings\t\n", count: 2)
    try withFolder(files) { root in
      #expect(check(root, "--only", "unknown-escape").output.contains(":1:26: warning: "))
      #expect(check(root).errorOutput.hasPrefix("2 known findings are not reported\n"))
      _ = check(root, "--update-baseline")
      let text = try String(contentsOfFile: "\(root)/known", encoding: .utf8)
      #expect(text.contains("unknown-escape\ten\tL/en.lproj/L.strings\tc\n"))
      #expect(check(root).output == "")
    }
  }

  @Test func `does not hide what cannot be read`() throws {
    try withFolder(files) { root in
      let update = CommandResult(arguments: [
        "check", "\(root)/none", "--baseline", "\(root)/known", "--update-baseline",
      ])
      #expect(update.status == .unusable)
      #expect(update.output.hasPrefix("\(root)/none: error: cannot be read: "))
      #expect(!FileManager.default.fileExists(atPath: "\(root)/known"))
      let result = CommandResult(arguments: [
        "check", "\(root)/none", "--baseline", "\(root)/known",
      ])
      #expect(result.status == .unusable)
    }
  }

  @Test func `must exist, and must be one`() throws {
    try withFolder(
      files.merging(["known": "# Known\n\nend-punctuation\tpl\n"]) { first, _ in first }
    ) {
      root in
      #expect(check(root).errorOutput.contains("/known:3:1: error: this line is not of a baseline"))
      #expect(check(root).status == .unusable)
      let missing = CommandResult(arguments: ["check", root, "--baseline", "\(root)/none"])
      #expect(missing.status == .unusable)
      #expect(missing.errorOutput.contains("/none: error: cannot be read: No such file"))
    }
  }

  @Test func `is written for all findings, and to a place that exists`() throws {
    try withFolder(files) { root in
      #expect(check(root, "--update-baseline", "--only", "edge-space").status == .usage)
      #expect(CommandResult(arguments: ["check", root, "--update-baseline"]).status == .usage)
      let result = CommandResult(arguments: [
        "check", root, "--baseline", "\(root)/no/folder", "--update-baseline",
      ])
      #expect(result.status == .unusable)
      #expect(result.errorOutput.contains("/no/folder: error: cannot be written: No such file"))
    }
  }

  @Test func `is the same by every name of a path`() throws {
    try withFolder(files) { root in
      _ = check(root, "--update-baseline")
      let first = try String(contentsOfFile: "\(root)/known", encoding: .utf8)
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/link", withDestinationPath: root)

      for (folder, line) in [
        (".", "check L --baseline known"), ("L", "check . --baseline ../known"),
        ("L/pl.lproj", "check .. --baseline ../../known"), (".", "check link/L --baseline known"),
        (".", "check L/../L --baseline link/known"), ("link", "check ./L --baseline ./known"),
      ] {
        let run = try Program.shell("\"$0\" \(line) --warnings-as-errors", in: "\(root)/\(folder)")
        #expect(run.status == 0 && run.output == "", "\(folder): \(line): \(run.output)")
        let update = try Program.shell("\"$0\" \(line) --update-baseline", in: "\(root)/\(folder)")
        #expect(update.status == 0)
        #expect(try String(contentsOfFile: "\(root)/known", encoding: .utf8) == first)
      }
    }
  }

  @Test func `keeps what it knows of files that are not checked`() throws {
    var files = files
    files["M/en.lproj/L.strings"] = "a = \"\";"
    try withFolder(files) { root in
      let all = ["check", "\(root)/L", "\(root)/M", "--baseline", "\(root)/known"]
      _ = CommandResult(arguments: all + ["--update-baseline"])

      #expect(
        check(root).errorOutput == "4 known findings are not reported\n2 files: nothing to report\n"
      )
      #expect(check(root, "--update-baseline").status == .success)
      #expect(CommandResult(arguments: all).output == "")
    }
  }

  @Test func `may have the line ends and the mark of Windows`() throws {
    try withFolder(files) { root in
      _ = check(root, "--update-baseline")
      let text = try String(contentsOfFile: "\(root)/known", encoding: .utf8)
      try Data("\u{FEFF}\(text.replacing("\n", with: "\r\n"))".utf8)
        .write(to: URL(filePath: "\(root)/known"))
      #expect(check(root).output == "")
    }
  }

  @Test func `is not written over another file, nor while something cannot be read`() throws {
    try withFolder(files) { root in
      let texts = "\(root)/L/pl.lproj/L.strings"
      let over = CommandResult(
        arguments: ["check", "\(root)/L", "--baseline", texts, "--update-baseline"])
      #expect(over.status == .unusable)
      #expect(try String(contentsOfFile: texts, encoding: .utf8) == "a = Tak;\nb = \"%s\";")

      _ = check(root, "--update-baseline")
      let known = try String(contentsOfFile: "\(root)/known", encoding: .utf8)
      let partly = check(root, "\(root)/none", "--update-baseline")
      #expect(partly.status == .unusable)
      #expect(try String(contentsOfFile: "\(root)/known", encoding: .utf8) == known)
    }
  }

  @Test func `knows no syntax errors`() throws {
    try withFolder(["L/C.xcstrings": "{"]) { root in
      _ = check(root, "--update-baseline")
      #expect(check(root).status == .failure)
    }
  }

  @Test func `that is not there names the option that writes it`() throws {
    try withFolder(files) { root in
      let result = check(root)

      #expect(
        result.errorOutput
          == "\(root)/known: error: cannot be read: No such file or directory; --update-baseline writes it [unreadable-file]\n"
      )
      #expect(result.status == .unusable)
    }
  }
}
