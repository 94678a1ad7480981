import Foundation
import TestCases
import Testing

@testable import StringsTool

/// Source texts that a platform sends back as translations, without a state.
@Suite(.ownThread) struct `A source text that comes back without a state` {
  private let files = [
    "en.lproj/L.strings": "a = \"Quit\";\nb = \"Save\";\n", "de.lproj/L.strings": "",
  ]
  private static let po = """
    msgid ""
    msgstr "Language: de\\n"

    msgctxt "a"
    msgid "Quit"
    msgstr "Quit"

    msgctxt "b"
    msgid "Save"
    msgstr "Sichern"

    """
  private static let xliff = """
    <xliff version="1.2"><file original="en.lproj/L.strings" source-language="en" target-language="de"><body>
    <trans-unit id="a"><source>Quit</source><target>Quit</target></trans-unit>
    <trans-unit id="b"><source>Save</source><target>Sichern</target></trans-unit>
    </body></file></xliff>
    """

  private func findings(_ root: String) -> [Substring] {
    CommandResult(arguments: ["check", root]).output.split(separator: "\n").map {
      $0.dropFirst(root.count + 1).split(separator: " ")[0]
    }
  }

  @Test(arguments: [
    ("a.csv", "key,source,translation\na,Quit,Quit\nb,Save,Sichern\n"),
    ("a.csv", "key,source,translation,state\na,Quit,Quit,\nb,Save,Sichern,\n"), ("a.po", po),
    ("a.xliff", xliff),
  ])
  func `is no translation of a copy`(_ name: String, _ text: String) throws {
    try withFolder(files.merging([name: text]) { $1 }) { root in
      _ = CommandResult(arguments: ["sync", root])

      let result = CommandResult(arguments: [
        "import", "\(root)/\(name)", root, "--language", "de",
      ])

      #expect(result.output.contains("L.strings: 1 text imported\n"))
      #expect(findings(root) == ["de.lproj/L.strings:1:1:"])
      _ = CommandResult(arguments: ["sync", root])
      #expect(findings(root) == ["de.lproj/L.strings:1:1:"])
    }
  }

  @Test func `is one if the file says so`() throws {
    let csv = "key,source,translation,state\na,Quit,Quit,translated\nb,Save,Sichern,translated\n"
    try withFolder(files.merging(["a.csv": csv]) { $1 }) { root in
      _ = CommandResult(arguments: ["sync", root])

      _ = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "de"])

      #expect(findings(root) == [])
    }
  }

  @Test func `is a copy where the language lacks the key`() throws {
    let csv = "key,source,translation\na,Quit,Quit\nb,Save,Sichern\n"
    try withFolder(files.merging(["a.csv": csv]) { $1 }) { root in
      try write("\(header)\n", to: "\(root)/SourceTexts.state")

      _ = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "de"])

      #expect(try text("\(root)/de.lproj/L.strings").contains("Quit"))
      #expect(findings(root) == ["de.lproj/L.strings:1:1:"])
    }
  }

  private let header = "# Which source texts the translations were made from."

  @Test func `is right in another region of the language`() throws {
    let files = ["en.lproj/L.strings": files["en.lproj/L.strings"] ?? "", "en-GB.lproj/.keep": ""]
    let catalog = try withFolder(files) { root in
      _ = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])
      return try text("\(root)/L.xcstrings")
    }
    for files in [files, ["L.xcstrings": catalog]] {
      let po = Self.po.replacing("Language: de", with: "Language: en-GB")
      try withFolder(files.merging(["a.po": po, "SourceTexts.state": "#\n"]) { $1 }) { root in
        let result = CommandResult(arguments: ["import", "\(root)/a.po", root])

        #expect(result.output.contains(": 2 texts imported\n"))
        #expect(findings(root) == [])
        let state = try text("\(root)/SourceTexts.state")
        #expect(!state.contains("\tnew\t"))
      }
    }
  }

  @Test func `is a translation if it has no words`() throws {
    let catalog = catalog("%1$@ – %2$@", "new")
    let csv = "key,source,translation\na,%1$@ – %2$@,%1$@ – %2$@\n"
    try withFolder(["L.xcstrings": catalog, "a.csv": csv]) { root in
      _ = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "de"])

      let imported = try text("\(root)/L.xcstrings")
      #expect(imported == self.catalog("%1$@ – %2$@", "translated"))
    }
  }

  @Test func `leaves the review of a String Catalog to that`() throws {
    let csv = "key,source,translation,state\na,Quit,Beenden,needs-review\n"
    try withFolder(["L.xcstrings": catalog("Aufhören", "translated"), "a.csv": csv]) { root in
      let path = "\(root)/L.xcstrings"
      _ = CommandResult(arguments: ["sync", root])
      _ = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "de"])
      #expect(try text(path) == catalog("Beenden", "needs_review"))

      // When somebody finishes it in Xcode
      try write(catalog("Beenden", "translated"), to: path)

      #expect(findings(root) == [])
      _ = CommandResult(arguments: ["sync", root])
      #expect(try text(path) == catalog("Beenden", "translated"))
    }
  }

  private func catalog(_ german: String, _ state: String) -> String {
    let source = german.contains("@") ? german : "Quit"
    let units = [("de", state, german), ("en", "translated", source)].map { tag, state, text in
      "\"\(tag)\" : { \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(text)\" } }"
    }
    return """
      { "sourceLanguage" : "en", "strings" : {
        "a" : { "localizations" : { \(units.joined(separator: ", ")) } }
      }, "version" : "1.0" }
      """
  }
}
