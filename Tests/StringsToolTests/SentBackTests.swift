import Foundation
import Testing

@testable import StringsTool

/// Source texts that a platform sends back as translations, without a state.
@Suite struct `A source text that comes back without a state` {
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
}
