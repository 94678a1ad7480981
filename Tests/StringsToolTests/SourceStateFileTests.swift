import Foundation
import TestCases
import Testing

@testable import StringsTool

/// The file `SourceTexts.state` itself, whichever command writes it.
@Suite(.ownThread) struct `The file about source texts` {
  private func exists(_ root: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/SourceTexts.state")
  }

  @Test func `goes when there are no translations any more`() throws {
    let files = ["en.lproj/L.strings": "a = A;\n", "de.lproj/L.strings": "a = Ah;\n"]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      #expect(exists(root))
      try FileManager.default.removeItem(atPath: "\(root)/de.lproj")

      let result = CommandResult(arguments: ["sync", root])

      #expect(result.output == "\(root)/SourceTexts.state: removed\n")
      #expect(!exists(root))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `stays as it is when nothing is converted`() throws {
    let files = ["en.lproj/L.strings": "a = A;\n", "de.lproj/L.strings": "a = Ah;\n"]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      let state = try text("\(root)/SourceTexts.state") + "# A line of somebody\n"
      try write(state, to: "\(root)/SourceTexts.state")

      _ = CommandResult(arguments: ["convert", root, "--to", "xcstrings", "--table", "M"])

      #expect(try text("\(root)/SourceTexts.state") == state)
    }
  }

  @Test func `has all lines after a conversion of unfinished translations`() throws {
    let files = [
      "en.lproj/L.strings": "a = \"Open it\";\nb = \"Close\";\n", "de.lproj/L.strings": "b = Zu;\n",
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      for format in ["xcstrings", "strings"] {
        #expect(CommandResult(arguments: ["convert", root, "--to", format]).status == .success)
        #expect(CommandResult(arguments: ["sync", root]).output == "")
      }
      #expect(CommandResult(arguments: ["check", root]).output.contains("[untranslated]"))
    }
  }

  @Test func `says which forms of a plural are unfinished in a String Catalog, too`() throws {
    let files = [
      "en.lproj/L.stringsdict": Plurals.file(["one": "%d old duck", "other": "%d old ducks"]),
      "de.lproj/L.stringsdict": Plurals.file(["one": "%d alte Ente", "other": "%d old ducks"]),
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      _ = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])

      let export = CommandResult(arguments: ["export", "de", root, "--format", "csv"]).output
      #expect(export.contains("%d old duck,%d alte Ente,translated,"))
      #expect(export.contains("%d old ducks,%d old ducks,new,"))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
      // And back
      _ = CommandResult(arguments: ["convert", root, "--to", "strings"])
      let state = try text("\(root)/SourceTexts.state")
      #expect(state.contains("\tducks\tcount.other\tnew\t"))
      #expect(state.split(separator: "\n").count { $0.contains("\tnew\t") } == 1)
      #expect(!state.contains("\treview\t"))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `has each line once, whatever a merge has left`() throws {
    let line = "de.lproj/L.strings\tde\ta\t"
    let lines = (0..<Cases.count(2_000, many: 20_000)).map {
      "\(line)\(String($0, radix: 16))\t0123456789abcdef\n"
    }
    let files = [
      "en.lproj/L.strings": "a = A;\n", "de.lproj/L.strings": "a = Ah;\n",
      "SourceTexts.state": lines.joined() + lines.joined(),
    ]
    try withFolder(files) { root in
      #expect(CommandResult(arguments: ["check", root]).output == "")
      _ = CommandResult(arguments: ["sync", root])
      let state = try text("\(root)/SourceTexts.state")
      #expect(state.split(separator: "\n").count == 3)
    }
  }

  @Test func `keeps accepted copies on the way to a String Catalog and back`() throws {
    let english = Plurals.file(["one": "%d old duck", "other": "%d old ducks"])
    let two = Plurals.withTwoNumbers(files: "good file", folders: "good folder")
    let files = [
      "en.lproj/L.strings": "a = \"Open it\";\n", "de.lproj/L.strings": "a = \"Open it\";\n",
      "en.lproj/M.stringsdict": english, "de.lproj/M.stringsdict": english,
      "en.lproj/N.stringsdict": two, "de.lproj/N.stringsdict": two,
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      for key in ["a", "ducks", "found"] {
        _ = CommandResult(arguments: ["sync", root, "--accept=\(key)", "--language", "de"])
      }
      #expect(CommandResult(arguments: ["check", root]).output == "")

      for format in ["xcstrings", "strings"] {
        #expect(CommandResult(arguments: ["convert", root, "--to", format]).status == .success)
        #expect(CommandResult(arguments: ["check", root]).output == "")
        #expect(CommandResult(arguments: ["sync", root]).output == "")
      }
    }
  }
}
