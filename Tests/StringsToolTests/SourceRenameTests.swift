import Foundation
import Testing

@testable import StringsTool

@Suite struct `A key that was renamed in the source` {
  private let files = [
    "en.lproj/L.strings": "a = \"Open\";\nb = \"Save\";\nc = \"Close\";\n",
    "pl.lproj/L.strings": "a = \"Otwórz\";\nb = \"Zapisz\";\nc = \"Zamknij\";\n",
  ]

  @Test func `is renamed in the translations, with what is known about it`() throws {
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try write(
        "a = \"Open\";\nsave = \"Save\";\nc = \"Close\";\n", to: "\(root)/en.lproj/L.strings")

      let result = CommandResult(arguments: ["sync", root])

      #expect(result.output.contains("pl.lproj/L.strings: \"b\" renamed to \"save\"\n"))
      #expect(
        try text("\(root)/pl.lproj/L.strings")
          == "a = \"Otwórz\";\nsave = \"Zapisz\";\nc = \"Zamknij\";\n")
      #expect(try !text("\(root)/SourceTexts.state").contains("\tb\t"))
      #expect(CommandResult(arguments: ["check", root]).output == "")
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `is found after a sync that marked the old one`() throws {
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try write("a = \"Open\";\nc = \"Close\";\n", to: "\(root)/en.lproj/L.strings")
      _ = CommandResult(arguments: ["sync", root])
      try write(
        "a = \"Open\";\nsave = \"Save\";\nc = \"Close\";\n", to: "\(root)/en.lproj/L.strings")

      _ = CommandResult(arguments: ["sync", root])

      #expect(
        try text("\(root)/pl.lproj/L.strings")
          == "a = \"Otwórz\";\nsave = \"Zapisz\";\nc = \"Zamknij\";\n")
    }
  }

  @Test func `is renamed in plurals and as an untranslated copy`() throws {
    let dictionaries = [
      "en.lproj/L.stringsdict": plural("%lld file"), "en.lproj/M.strings": "m = \"Open it\";\n",
      "pl.lproj/M.strings": "",
    ]
    try withFolder(dictionaries) { root in
      _ = CommandResult(arguments: ["sync", root])
      let renamed = plural("%lld file").replacing("<key>n<", with: "<key>files<")
      try write(renamed, to: "\(root)/en.lproj/L.stringsdict")
      try write("open = \"Open it\";\n", to: "\(root)/en.lproj/M.strings")

      let result = CommandResult(arguments: ["sync", root])

      #expect(result.errorOutput == "")
      #expect(try text("\(root)/pl.lproj/L.stringsdict") == renamed)
      #expect(try text("\(root)/pl.lproj/M.strings") == "\"open\" = \"Open it\";\n")
      let check = CommandResult(arguments: ["check", root, "--only", "untranslated"]).output
      #expect(check.contains("pl.lproj/M.strings:1:1: warning: "))
    }
  }

  @Test(arguments: [
    // At another place, and in two keys
    "a = \"Open\";\nc = \"Close\";\nd = \"Done\";\nsave = \"Save\";\n",
    "a = \"Open\";\nsave = \"Save\";\nstore = \"Save\";\nc = \"Close\";\n",
  ])
  func `is named only if it may be another one`(_ source: String) throws {
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try write(source, to: "\(root)/en.lproj/L.strings")

      let result = CommandResult(arguments: ["sync", root])

      #expect(
        result.errorOutput.contains(
          "pl.lproj/L.strings: \"save\" has the text that \"b\" had in en: its translation may be right\n"
        ))
      #expect(try text("\(root)/pl.lproj/L.strings").contains("b = \"Zapisz\";\n"))
      #expect(CommandResult(arguments: ["sync", root]).errorOutput == "")
    }
  }

  @Test func `stays accepted where it is a copy that is right`() throws {
    try withFolder(files.merging(["pl.lproj/L.strings": ""]) { $1 }) { root in
      _ = CommandResult(arguments: ["sync", root])
      _ = CommandResult(arguments: ["sync", root, "--accept=b", "--language", "pl"])
      try write(
        "a = \"Open\";\nsave = \"Save\";\nc = \"Close\";\n", to: "\(root)/en.lproj/L.strings")

      let result = CommandResult(arguments: ["sync", root])

      #expect(result.output.contains("pl.lproj/L.strings: \"b\" renamed to \"save\"\n"))
      #expect(try text("\(root)/SourceTexts.state").contains("\tpl\tsave\taccepted\t"))
    }
  }
}
