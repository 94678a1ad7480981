import Foundation
import Testing

@testable import StringsTool

@Suite struct `Renaming a key` {
  private let files = [
    "en.lproj/L.strings": "/* A */\n'a' = A;\nb;\n", "pl.lproj/L.strings": "a = Q;\n",
    "en.lproj/M.stringsdict":
      "<plist><dict>\n<key>a</key><string>A</string>\n<key>c</key><string>C</string></dict></plist>\n",
    "N.xcstrings": #"{"sourceLanguage":"en","strings":{"a":{},"b":{}}}"#,
  ]

  @Test func `reaches all languages and tables, and the record of source texts`() throws {
    try withFolder(files) { root in
      // Given translations that have been synced
      _ = CommandResult(arguments: ["sync", root])

      // When a key is renamed
      let result = CommandResult(arguments: ["rename", "a", "a & b", root])

      // Then it has the new name everywhere, and nothing is new
      #expect(result.status == .success, "\(result.errorOutput)")
      let english = try text("\(root)/en.lproj/L.strings")
      #expect(english == "/* A */\n'a & b' = A;\nb;\n")
      #expect(try text("\(root)/pl.lproj/L.strings") == "\"a & b\" = Q;\nb = b;\n")
      #expect(try text("\(root)/en.lproj/M.stringsdict").contains("<key>a &amp; b</key><string>A<"))
      #expect(
        try text("\(root)/N.xcstrings").contains(
          #"{"a & b":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"a"}}"#))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test(arguments: [
    ("a", "c", "not renamed: \"c\" is here already"), ("x", "y", "there is no key \"x\""),
  ])
  func `changes nothing if it cannot be done`(_ key: String, _ new: String, _ reason: String) throws
  {
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["rename", key, new, root])

      #expect(result.status == .failure)
      #expect(result.errorOutput.contains(reason))
      for (name, source) in files {
        let text = try text("\(root)/\(name)")
        #expect(text == source)
      }
    }
  }

  @Test func `changes nothing if a file of the table has errors`() throws {
    var files = files
    files["de.lproj/L.strings"] = "a = ;"
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["rename", "a", "z", root])

      #expect(result.status == .failure)
      #expect(result.errorOutput.contains("de.lproj/L.strings:1:5: error: "))
      let text = try text("\(root)/en.lproj/L.strings")
      #expect(text == files["en.lproj/L.strings"])
    }
  }

  @Test(arguments: ["en.lproj", "pl.lproj/", "en.lproj/L.strings"])
  func `needs the folder of all languages that have the key`(part: String) throws {
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["rename", "a", "z", "\(root)/\(part)"])

      #expect(result.status == .failure)
      #expect(
        result.errorOutput.contains(
          "not renamed: this file has \"a\" too; name the folder of all languages"))
      for (name, source) in files {
        let text = try text("\(root)/\(name)")
        #expect(text == source)
      }
    }
  }

  @Test(arguments: [("a", "z"), ("z", "a")])
  func `finishes or undoes what an interrupted run has done in some files`(
    _ key: String, _ new: String
  ) throws {
    var files = files
    files["en.lproj/L.strings"] = "/* A */\n'z' = A;\nb;\n"
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["rename", key, new, root])

      #expect(result.status == .success, "\(result.errorOutput)")
      let english = try text("\(root)/en.lproj/L.strings")
      #expect(english == "/* A */\n'\(new)' = A;\nb;\n")
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish == "\(new) = Q;\n")
    }
  }

  @Test func `changes nothing if another file of a language has the new key`() throws {
    let plural = "<plist><dict><key>z</key><string>Z</string></dict></plist>"
    let files = ["en.lproj/L.strings": "a = A;\n", "en.lproj/L.stringsdict": plural]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["rename", "a", "z", root])

      #expect(result.errorOutput.contains("L.stringsdict:1:14: error: not renamed: \"z\" is here"))
      let english = try text("\(root)/en.lproj/L.strings")
      #expect(english == "a = A;\n")
    }
  }

  @Test func `names a language that has the new key alone`() throws {
    let files = ["en.lproj/L.strings": "a = A;\n", "pl.lproj/L.strings": "z = Banan;\n"]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["rename", "a", "z", root])

      #expect(
        result.errorOutput
          == "\(root)/pl.lproj/L.strings: \"z\" is here already, and taken for renamed\n")
      let english = try text("\(root)/en.lproj/L.strings")
      #expect(english == "z = A;\n")
    }
  }

  @Test func `takes the folder of a language that alone has the key`() throws {
    try withFolder(["en.lproj/L.strings": "a = 1;\n", "pl.lproj/L.strings": "b = 1;\n"]) { root in
      let result = CommandResult(arguments: ["rename", "a", "z", "\(root)/en.lproj"])

      #expect(result.status == .success)
      let english = try text("\(root)/en.lproj/L.strings")
      #expect(english == "z = 1;\n")
    }
  }

  @Test func `is printed alone in a dry run`() throws {
    try withFolder(["en.lproj/L.strings": "1;\n2;\n3;\n4;\na;\n5;\n6;\n7;\n8;\n"]) { root in
      let result = CommandResult(arguments: ["rename", "a", "z", root, "--dry-run"])

      let file = "\(root)/en.lproj/L.strings"
      let hunk = "@@ -2,7 +2,7 @@\n 2;\n 3;\n 4;\n-a;\n+z = \"a\";\n 5;\n 6;\n 7;\n"
      #expect(result.output == "--- \(file)\n+++ \(file)\n\(hunk)")
      let unchanged = try text(file)
      #expect(unchanged.contains("\na;\n"))
    }
  }

  @Test func `needs two keys`() {
    #expect(CommandResult(arguments: ["rename", "a", "a", "."]).status == .usage)
    #expect(CommandResult(arguments: ["rename", "a", "b", "-"]).status == .usage)
  }
}
