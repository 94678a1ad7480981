import Foundation
import TestCases
import Testing

@testable import StringsTool

@Suite(.ownThread) struct `A changed comment` {
  /// Syncs, changes the source, syncs again, and returns what that says and leaves.
  private func synced(
    _ sources: (old: String, new: String), _ target: String, edited: String? = nil,
    file: String = "L.strings", _ options: [String] = []
  ) throws -> (result: CommandResult, text: String) {
    let files = ["en.lproj/\(file)": sources.old, "pl.lproj/\(file)": target]
    return try withFolder(files) { root in
      #expect(CommandResult(arguments: ["sync", root]).status == .success)
      #expect(CommandResult(arguments: ["sync", root]).output == "")
      if let edited { try write(edited, to: "\(root)/pl.lproj/\(file)") }
      try write(sources.new, to: "\(root)/en.lproj/\(file)")

      let result = CommandResult(arguments: ["sync", root] + options)
      let text = try text("\(root)/pl.lproj/\(file)")

      if options.isEmpty {
        let again = CommandResult(arguments: ["sync", root])
        #expect(again.output == "" && again.errorOutput == "")
      }
      return (result, text)
    }
  }

  @Test(arguments: [
    // One comment, with the bytes around its text
    (
      "/* Old */\na = A;\n", "/* New */\na = A;\n", "/*Old  */ a = 'Aa';\n", "/*New  */ a = 'Aa';\n"
    ),
    ("// Old\na = A;\n", "// New\na = A;\n", "  // Old\r\n  a=Aa;\r\n", "  // New\r\n  a=Aa;\r\n"),
    (
      "/* One\n   two */\na = A;\n", "/* One\n   three */\na = A;\n",
      "\t/* One\r\n\t two */\r\n\ta = Aa;\r\n", "\t/* One\r\n   three */\r\n\ta = Aa;\r\n"
    ),
    // Several
    (
      "// One\n// two\na = A;\n", "// One\n// three\na = A;\n", "//One\n//two\na = Aa;\n",
      "//One\n//three\na = Aa;\n"
    ),
    (
      "// One\n// two\na = A;\n", "/* New */\na = A;\n", "// One\n// two\na = Aa;\n",
      "// New\na = Aa;\n"
    ),
    (
      "/* Old */\na = A;\n", "// One */\n// two\na = A;\n", " /* Old */ a = Aa;\n",
      " // One */\n // two\n a = Aa;\n"
    ),
    (
      "// Old\na = A;\n", "// One\n// two\na = A;\n", " // Old\n a = Aa;",
      " // One\n // two\n a = Aa;"
    ),
    // None before or after
    ("a = A;\n", "/* New */\na = A;\n", "  a = Aa;\n", "  /* New */\n  a = Aa;\n"),
    ("a = A;\n", "// */\na = A;\n", "b = B; a = Aa;\n", "b = B; \n// */\na = Aa;\n"),
    ("a = A;\n", "// New\na = A;\n", "b = B; a = Aa;\n", "b = B; /* New */ a = Aa;\n"),
    (
      "/* Old */\na = A;\n", "// */\na = A;\n", "b = B; /* Old */ a = Aa;\n",
      "b = B; \n// */\n a = Aa;\n"
    ),
    ("/* Old */\na = A;\n", "a = A;\n", "/* T */\n\n/* Old */\na = Aa;\n", "/* T */\n\na = Aa;\n"),
    // Ignore comments are those of the file
    (
      "/* Old */\na = A;\n", "/* sternik-strings: ignore edge-space */\n/* New */\na = A;\n",
      "/* sternik-strings: ignore untranslated */\n/* Old */\na = Aa;\n",
      "/* sternik-strings: ignore untranslated */\n/* New */\na = Aa;\n"
    ),
  ])
  func `replaces the old one`(
    old: String, new: String, before: String, after: String
  ) throws {
    let isOfTwoKeys = before.hasPrefix("b = ")
    let source = (isOfTwoKeys ? "b = B;\n" : "")

    let synced = try synced((source + old, source + new), before)

    #expect(synced.text == after)
    #expect(synced.result.errorOutput == "")
    #expect(synced.result.output.contains("1 key with the new comment"))
  }

  @Test func `stays if it was edited, and is named once`() throws {
    let synced = try synced(
      ("/* Old */\na = A;\n/* Old */\nb = B;\n", "/* New\n   one */\na = A;\nb = B;\n"),
      "/* Stary */\na = Aa;\n/* Own */\nb = B;\n")

    #expect(synced.text == "/* Stary */\na = Aa;\n/* Own */\nb = B;\n")
    #expect(synced.result.status == .success)
    let lines = synced.result.errorOutput.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first?.hasSuffix(
        "L.strings: the comment of \"a\" is edited here and stays; in en, it is now: New one")
        == true)
    #expect(
      lines.last?.hasSuffix(
        "L.strings: the comment of \"b\" is edited here and stays; en no longer has one") == true)
  }

  @Test func `stays away if it was removed after the last sync`() throws {
    let synced = try synced(
      ("/* Old */\na = A;\n", "/* New */\na = A;\n"), "/* Old */\na = Aa;\n", edited: "a = Aa;\n")

    #expect(synced.text == "a = Aa;\n")
    #expect(synced.result.errorOutput.contains("\"a\" has no comment here and gets none; in en, "))
  }

  @Test func `is shown by a dry run, which changes nothing`() throws {
    let synced = try synced(
      ("/* Old */\na = A;\n", "/* New */\na = A;\n"), "/* Old */\na = Aa;\n", ["--dry-run"])

    #expect(synced.text == "/* Old */\na = Aa;\n")
    #expect(synced.result.output.contains("\n-/* Old */\n+/* New */\n a = Aa;\n"))
  }

  @Test func `is that of a renamed key`() throws {
    let synced = try synced(
      ("/* Old */\na = A;\n/* B */\nb = B;\n", "/* New */\nc = A;\n/* B */\nb = B;\n"),
      "/* Old */\na = Aa;\n/* B */\nb = Be;\n")

    #expect(synced.text == "/* New */\nc = Aa;\n/* B */\nb = Be;\n")
  }

  @Test func `is replaced in property lists in XML`() throws {
    func list(_ comments: [String], _ indentation: String = "  ") -> String {
      let pairs = zip(["a", "b", "c"], comments).map { key, comment in
        let above = comment.isEmpty ? "" : indentation + comment + "\n"
        return above + "\(indentation)<key>\(key)</key>\n\(indentation)<string>x</string>\n"
      }
      return "<plist version=\"1.0\">\n<dict>\n\(pairs.joined())</dict>\n</plist>\n"
    }

    let synced = try synced(
      (
        list(["<!-- Old & 1 -->", "", "<!-- C -->"]), list(["<!-- New & 2 -->", "<!-- B -->", ""])
      ),
      list(["<!--Old & 1-->", "", "<!-- C -->"], "\t"), file: "L.stringsdict")

    #expect(synced.text == list(["<!--New & 2-->", "<!-- B -->", ""], "\t"))
    #expect(synced.result.errorOutput == "")
    #expect(synced.result.output.contains("3 keys with the new comment"))
  }

  @Test func `of a plural is copied as it is, and replaced later`() throws {
    let list = "<plist version=\"1.0\">\n<dict>\n%</dict>\n</plist>\n"
    func pair(_ comment: String) -> String {
      list.replacing("%", with: "\t<!-- \(comment) -->\n\t<key>a</key>\n\t<string>x</string>\n")
    }

    let synced = try synced(
      (pair("A & <b>"), pair("A & <c>-")), list.replacing("%", with: ""), file: "L.stringsdict")

    #expect(synced.text == pair("A & <c>-"))
  }

  @Test func `is not known from a file that an earlier version wrote`() throws {
    let files = [
      "en.lproj/L.strings": "/* Old */\na = A;\nb = B;\n",
      "pl.lproj/L.strings": "/* Old */\na = Aa;\nb = Be;\n",
    ]
    try withFolder(files) { root in
      // Given a file without lines about comments
      _ = CommandResult(arguments: ["sync", root])
      let state = "\(root)/SourceTexts.state"
      let old = try text(state).split(separator: "\n").filter { !$0.contains("\tcomment\t") }
        .map { $0.replacing(" and comments", with: "") + "\n" }.joined()
      try write(old, to: state)

      // When the source has other comments
      try write("/* New */\na = A;\n/* New */\nb = B;\n", to: "\(root)/en.lproj/L.strings")
      let first = CommandResult(arguments: ["sync", root])

      // Then the translation stays, and follows from then on
      #expect(first.errorOutput == "")
      #expect(try text("\(root)/pl.lproj/L.strings") == files["pl.lproj/L.strings"])
      try write("/* 2 */\na = A;\n/* 2 */\nb = B;\n", to: "\(root)/en.lproj/L.strings")
      let second = CommandResult(arguments: ["sync", root])
      #expect(second.errorOutput.split(separator: "\n").count == 2)
    }
  }

  /// A file in XML with one key.
  private func xml(_ comment: String, _ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      \(comment)
      <key>a</key>
      <string>\(text)</string>
    </dict>
    </plist>

    """
  }

  @Test func `in XML is replaced with all that is around its text`() throws {
    let synced = try synced(
      (xml("<!-- Old ą -->", "A"), xml("<!-- New -->", "A")),
      xml("<!--\u{A0}Old ą -->", "Aa"))

    #expect(synced.text == xml("<!--New -->", "Aa"))
  }

  @Test func `in XML leaves an edited one, also where the text follows the source`() throws {
    let ignore = "<!-- sternik-strings: ignore untranslated -->\n  "
    let files = ["en.lproj/L.strings": xml("<!-- Old -->", "A text"), "pl.lproj/L.strings": ""]
    try withFolder(files) { root in
      let translation = "\(root)/pl.lproj/L.strings"
      try write(xml("<!-- Other -->", "b").replacing(">a<", with: ">b<"), to: translation)
      // The copy of a new text
      #expect(CommandResult(arguments: ["sync", root]).status == .success)
      let copy = try text(translation)
      #expect(copy.contains("<!-- Old -->") && copy.contains("<string>A text</string>"))
      try write(copy.replacing("<!-- Old -->", with: ignore + "<!-- Edited -->"), to: translation)
      try write(xml("<!-- New -->", "Another text"), to: "\(root)/en.lproj/L.strings")

      let result = CommandResult(arguments: ["sync", root])

      #expect(result.errorOutput.contains("is edited here and stays"))
      #expect(
        try text(translation)
          == copy.replacing("<!-- Old -->", with: ignore + "<!-- Edited -->")
          .replacing("A text", with: "Another text"))
    }
  }

  @Test func `is known from both sides of a merge`() throws {
    let files = [
      "en.lproj/L.strings": "/* 1 */\na = A;\n", "pl.lproj/L.strings": "/* 1 */\na = Aa;\n",
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      let state = "\(root)/SourceTexts.state"
      let old = try text(state)
      try write("/* 2 */\na = A;\n", to: "\(root)/en.lproj/L.strings")
      _ = CommandResult(arguments: ["sync", root])

      try write(old + text(state), to: state)
      try write(files["pl.lproj/L.strings"]!, to: "\(root)/pl.lproj/L.strings")
      _ = CommandResult(arguments: ["sync", root])

      #expect(try text("\(root)/pl.lproj/L.strings") == "/* 2 */\na = Aa;\n")
      #expect(try text(state).split(separator: "\n").count == 3)
    }
  }
}
