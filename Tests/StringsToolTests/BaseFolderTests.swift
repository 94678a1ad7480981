import Foundation
import Testing

@testable import StringsTool

/// `Base.lproj` beside the folder of the development language has the texts that this lacks.
@Suite struct `The folder Base beside that of its language` {
  private let files = [
    "Base.lproj/L.strings": "a = \"Open it\";\nb = \"Close it\";\n",
    "en.lproj/L.strings": "a = \"Open it now\";\n",
    "de.lproj/L.strings": "a = \"Öffne es\";\nb = \"Schließ es\";\n",
  ]

  @Test func `is no language of its own`() throws {
    try withFolder(files) { root in
      #expect(CommandResult(arguments: ["check", root]).output == "")
      let coverage = CommandResult(arguments: ["coverage", root]).output.split(separator: "\n")
      #expect(coverage.dropFirst().map { $0.prefix(2) } == ["de", "en"])
      #expect(coverage.allSatisfy { $0.hasSuffix("100%") || $0.hasSuffix("Coverage") })
    }
  }

  @Test func `fills an empty language below the texts of its language`() throws {
    let plurals = [
      "Base.lproj/L.stringsdict": Plurals.file(["one": "%d old duck", "other": "%d old ducks"]),
      "en.lproj/L.stringsdict": Plurals.file(["one": "%d duck", "other": "%d ducks"]),
      "fr.lproj/.keep": "",
    ]
    try withFolder(files.merging(plurals) { $1 }) { root in
      let result = CommandResult(arguments: ["sync", root])

      #expect(result.errorOutput == "")
      let french = try text("\(root)/fr.lproj/L.strings")
      #expect(french == "a = \"Open it now\";\nb = \"Close it\";\n")
      #expect(try text("\(root)/fr.lproj/L.stringsdict") == plurals["en.lproj/L.stringsdict"])
      #expect(CommandResult(arguments: ["sync", root]).output == "")
      #expect(try text("\(root)/en.lproj/L.strings") == files["en.lproj/L.strings"])
    }
  }

  @Test func `has the texts of a table that its language lacks`() throws {
    let storyboard = [
      "Base.lproj/Main.strings": "x = \"Title here\";\n", "de.lproj/Main.strings": "x = Titel;\n",
    ]
    try withFolder(files.merging(storyboard) { $1 }) { root in
      let result = CommandResult(arguments: ["check", root])
      #expect(result.output == "")
      #expect(result.errorOutput == "5 files: nothing to report\n")
    }
  }

  @Test func `becomes part of its language in a String Catalog`() throws {
    try withFolder(files.merging(["en.lproj/L.strings": ""]) { $1 }) { root in
      let result = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])

      #expect(result.status == .success)
      let catalog = try text("\(root)/L.xcstrings")
      #expect(catalog.contains("\"sourceLanguage\" : \"en\"") && !catalog.contains("Base"))
    }
  }

  @Test func `alone has copies that are right in a region of its language`() throws {
    let copies = [
      "Base.lproj/L.strings": files["Base.lproj/L.strings"] ?? "", "en-GB.lproj/.keep": "",
    ]
    try withFolder(copies) { root in
      _ = CommandResult(arguments: ["sync", root, "--development-language", "Base"])

      let british = try text("\(root)/en-GB.lproj/L.strings")
      #expect(british == copies["Base.lproj/L.strings"])
      let check = CommandResult(arguments: ["check", root, "--development-language", "Base"])
      #expect(check.output == "")
    }
  }

  @Test func `is part of its language also in the tables that it lacks`() throws {
    let others = [
      "Base.lproj/Main.strings": "x = \"Title here\";\n",
      "pl.lproj/Main.strings": "x = \"Tytuł\";\n", "pl.lproj/L.strings": "a = \"Otwórz to\";\n",
      "en.lproj/L.strings": "a = \"Open it now\";\n",
    ]
    try withFolder(others) { root in
      #expect(CommandResult(arguments: ["check", root]).output == "")
      let coverage = CommandResult(arguments: ["coverage", root, "--minimum", "100"])
      #expect(coverage.status == .success && !coverage.output.contains("Base"))
      let export = CommandResult(arguments: ["export", "Base", root])
      #expect(export.errorOutput.contains("Base is the language that L is translated from"))
    }
  }
}
