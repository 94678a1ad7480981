import Foundation
import Testing

@testable import StringsTool

@Suite struct `A file that the source no longer has` {
  private let files = [
    "en.lproj/A.strings": "a = \"Open\";\n", "pl.lproj/A.strings": "a = \"Otwórz\";\n",
    "en.lproj/B.strings": "b = \"Save\";\n", "pl.lproj/B.strings": "b = \"Zapisz\";\n",
  ]

  @Test func `is named, and deleted on request with what is known about it`() throws {
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try FileManager.default.removeItem(atPath: "\(root)/en.lproj/B.strings")

      let kept = CommandResult(arguments: ["sync", root])
      let notDeleted = CommandResult(arguments: ["sync", root, "--delete"])
      let deleted = CommandResult(arguments: ["sync", root, "--delete", "--removed"])

      #expect(
        kept.errorOutput
          == "\(root): en no longer has B, so its keys are not marked; if they are gone, add --removed\n"
      )
      #expect(kept.output == "" && kept.status == .success)
      #expect(notDeleted.errorOutput.contains("en no longer has B, so its keys are not deleted"))
      #expect(notDeleted.output == "" && notDeleted.status == .failure)
      #expect(
        deleted.output == """
          \(root)/pl.lproj/B.strings: removed: en no longer has it
          \(root)/SourceTexts.state: source texts recorded

          """)
      #expect(!FileManager.default.fileExists(atPath: "\(root)/pl.lproj/B.strings"))
      #expect(try !text("\(root)/SourceTexts.state").contains("B.strings"))
      #expect(try text("\(root)/pl.lproj/A.strings") == files["pl.lproj/A.strings"])
      #expect(CommandResult(arguments: ["sync", root, "--delete"]).output == "")
    }
  }

  @Test func `stays in a dry run, which shows it as removed`() throws {
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try FileManager.default.removeItem(atPath: "\(root)/en.lproj/B.strings")

      let result = CommandResult(arguments: ["sync", root, "--delete", "--removed", "--dry-run"])

      #expect(result.output.contains("-b = \"Zapisz\";\n"))
      #expect(try text("\(root)/pl.lproj/B.strings") == files["pl.lproj/B.strings"])
    }
  }

  @Test func `stays if it was never synced`() throws {
    try withFolder(files) { root in
      try FileManager.default.removeItem(atPath: "\(root)/en.lproj/B.strings")

      let result = CommandResult(arguments: ["sync", root, "--delete"])

      #expect(result.errorOutput.contains("B: no texts in en to sync with"))
      #expect(try text("\(root)/pl.lproj/B.strings") == files["pl.lproj/B.strings"])
    }
  }

  @Test func `stays if another development language is named by mistake`() throws {
    try withFolder(files.merging(["de.lproj/A.strings": "a = \"Öffnen\";\n"]) { $1 }) { root in
      _ = CommandResult(arguments: ["sync", root])
      try FileManager.default.removeItem(atPath: "\(root)/de.lproj/B.strings")

      let result = CommandResult(
        arguments: ["sync", root, "--delete", "--development-language", "de"])

      #expect(result.errorOutput.contains("B: no texts in de to sync with"))
      #expect(try text("\(root)/pl.lproj/B.strings") == files["pl.lproj/B.strings"])
      #expect(try text("\(root)/en.lproj/B.strings") == files["en.lproj/B.strings"])
    }
  }

  @Test func `stays with a key that a comment keeps`() throws {
    let kept = "/* sternik-strings:ignore unused-translation */\nc = \"Zamknij\";\n"
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try FileManager.default.removeItem(atPath: "\(root)/en.lproj/B.strings")
      try write("b = \"Zapisz\";\n" + kept, to: "\(root)/pl.lproj/B.strings")

      let result = CommandResult(arguments: ["sync", root, "--delete", "--removed"])

      #expect(result.output.contains("pl.lproj/B.strings: 1 key removed"))
      #expect(try text("\(root)/pl.lproj/B.strings") == kept)
    }
  }

  @Test func `is deleted where the source has the table in another format only`() throws {
    let both = files.merging([
      "en.lproj/B.stringsdict": plural("%lld file"), "pl.lproj/B.stringsdict": plural("%lld plik"),
    ]) { $1 }
    try withFolder(both) { root in
      _ = CommandResult(arguments: ["sync", root])
      try FileManager.default.removeItem(atPath: "\(root)/en.lproj/B.strings")

      let kept = CommandResult(arguments: ["sync", root, "--delete"])
      #expect(kept.status == .failure && kept.errorOutput.contains("en lacks 1 key"))
      #expect(try text("\(root)/pl.lproj/B.strings") == both["pl.lproj/B.strings"])
      _ = CommandResult(arguments: ["sync", root, "--delete", "--removed"])

      #expect(!FileManager.default.fileExists(atPath: "\(root)/pl.lproj/B.strings"))
      #expect(try text("\(root)/pl.lproj/B.stringsdict") == both["pl.lproj/B.stringsdict"])
    }
  }

  @Test func `is known no longer if its language is gone`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"c": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Close"}},
        "de": {"stringUnit": {"state": "translated", "value": "Zu"}},
        "pl": {"stringUnit": {"state": "translated", "value": "Zamknij"}}}}}}
      """
    try withFolder(files.merging(["C.xcstrings": catalog]) { $1 }) { root in
      // Given what is known about two languages in two formats
      _ = CommandResult(arguments: ["sync", root])
      let state = "\(root)/SourceTexts.state"
      #expect(try text(state).contains("C.xcstrings\tpl"))

      // When one language goes
      try FileManager.default.removeItem(atPath: "\(root)/pl.lproj")
      let lines = catalog.split(separator: "\n", omittingEmptySubsequences: false)
      try write(
        lines.map { $0.contains("\"pl\"") ? "  }}}}" : String($0) }.joined(separator: "\n")
          .replacing("\"Zu\"}},", with: "\"Zu\"}}"), to: "\(root)/C.xcstrings")
      let result = CommandResult(arguments: ["sync", root])

      // Then only the other one is known, whose tables without a folder are named
      #expect(
        result.errorOutput == """
          A in de: not synced: there is no de.lproj
          B in de: not synced: there is no de.lproj

          """)
      #expect(try text("\(root)/en.lproj/A.strings") == files["en.lproj/A.strings"])
      #expect(try !text(state).contains("\tpl\t"))
      #expect(try text(state).contains("C.xcstrings\tde\tc\t"))
    }
  }

  @Test func `lists keys that are marked with the command that removes them, until they are back`()
    throws
  {
    let files = ["en.lproj/L.strings": "a = A;\n", "pl.lproj/L.strings": "a = Aa;\nb = Be;\n"]
    try withFolder(files) { root in
      let unmarked = CommandResult(arguments: ["check", root])
      _ = CommandResult(arguments: ["sync", root])
      let marked = CommandResult(arguments: ["check", root])
      try write("a = A;\nb = B;\n", to: "\(root)/en.lproj/L.strings")
      let back = CommandResult(arguments: ["sync", root])

      #expect(unmarked.output.contains("en has no \"b\": remove it, or add it there too"))
      #expect(
        marked.output.contains(
          "en has no \"b\": add it there too, or remove it: sternik-strings sync \(root) --delete"),
        "\(marked.output)")
      #expect(
        back.output.contains("L.strings: keys that are back are no longer marked as removed"),
        "\(back.output)")
    }
  }
}
