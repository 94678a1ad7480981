import Foundation
import Testing

@testable import StringsTool

/// What `import` says about the texts that a translator has written.
@Suite struct `Imported texts` {
  private func imported(
    _ files: [String: String], _ csv: String, _ options: [String] = [],
    _ body: (CommandResult, String) throws -> Void
  ) throws {
    try withFolder(files.merging(["a.csv": "key,source,translation,file\n\(csv)"]) { $1 }) { root in
      let result = CommandResult(
        arguments: ["import", "\(root)/a.csv", root, "--language", "pl"] + options)
      try body(result, root)
    }
  }

  @Test func `are reported where a form has lost its number`() throws {
    let files = [
      "en.lproj/L.stringsdict": Plurals.file(["one": "%d duck", "other": "%d ducks"]),
      "pl.lproj/L.stringsdict": Plurals.file([
        "one": "%d kaczka", "few": "%d kaczki", "many": "%d kaczek", "other": "%d kaczki",
      ]),
    ]
    let csv = """
      /ducks:dict/n:dict/few:dict/:string,%d ducks,%d kaczuszki,en.lproj/L.stringsdict
      /ducks:dict/n:dict/many:dict/:string,%d ducks,kaczek,en.lproj/L.stringsdict

      """
    try imported(files, csv) { result, root in
      #expect(
        result.errorOutput.contains(
          "\(root)/a.csv:3:1: warning: 'many' is used for 0, 5, 6 … in pl, but does not show the number: add it [number-not-shown]\n"
        ), "\(result.errorOutput)")
    }
  }

  @Test(arguments: [[], ["--overwrite"]])
  func `are refused if they have only blanks`(options: [String]) throws {
    let files = [
      "en.lproj/L.strings": "a = A;\nb = \" \";\nc = C;\n",
      "pl.lproj/L.strings": "a = Aa;\nb = \"\";\n",
    ]
    let csv = "a,A,\" \",\nb,\" \",\"  \",\nc,C,\"\t\",\n"
    try imported(files, csv, options) { result, root in
      #expect(
        result.errorOutput.contains(
          """
          \(root)/a.csv:2:1: error: not imported: the translation has nothing but blanks [not-imported]
          \(root)/a.csv:4:1: error: not imported: the translation has nothing but blanks [not-imported]

          """), "\(result.errorOutput)")
      #expect(result.status == .failure)
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish == "a = Aa;\nb = \"  \";\n")
    }
  }

  @Test(arguments: ["M", "M.po", "pl/M.xliff"])
  func `of another table are refused, however its file is named`(file: String) throws {
    let files = [
      "en.lproj/L.strings": "b = B;\n", "en.lproj/M.strings": "m = M;\n",
      "pl.lproj/L.strings": "", "pl.lproj/M.strings": "",
    ]
    try imported(files, "b,B,Be,\(file)\n") { result, root in
      #expect(
        result.errorOutput
          == "\(root)/a.csv:2:1: error: not imported: \"b\" is in en.lproj/L.strings, not in \(file) [not-imported]\n"
      )
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish == "")
    }
    try imported(files, "b,B,Be,messages.po\n") { result, root in
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish.contains("Be"))
    }
  }

  @Test func `of a number do not hide that the text around it is a copy`() throws {
    let english = Plurals.withTwoNumbers(files: "file", folders: "folder")
    try withFolder(["en.lproj/L.stringsdict": english, "pl.lproj/a": ""]) { root in
      _ = CommandResult(arguments: ["sync", root])
      let csv = """
        key,source,translation
        /found:dict/files:dict/other:dict/:string,%ld files,%ld pliku

        """
      try write(csv, to: "\(root)/a.csv")

      let result = CommandResult(
        arguments: ["import", "\(root)/a.csv", root, "--language", "pl"])

      #expect(
        result.errorOutput.contains(
          "\(root)/a.csv:2:1: warning: \"%#@files@ in %#@folders@\" is still the text in en: translate it [untranslated]\n"
        ), "\(result.errorOutput)")
    }
  }

  @Test func `are not exported into the language that they are translated from`() throws {
    try withFolder(["en.lproj/L.strings": "a = A;\n"]) { root in
      let result = CommandResult(arguments: ["export", "en", root])

      #expect(result.status == .usage)
      #expect(
        result.errorOutput.hasPrefix(
          "Error: en is the language that L is translated from; see '--development-language'.\nUsage: "
        ))
    }
  }
}
