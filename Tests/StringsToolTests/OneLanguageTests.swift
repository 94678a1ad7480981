import Foundation
import Testing

@testable import StringsTool

@Suite struct `Syncing one language` {
  private let files = [
    "en.lproj/L.strings": "/* A */\na = A;\nb = B;\n", "pl.lproj/L.strings": "a = \"Ą\";\n",
    "de.lproj/L.strings": "a = \"Ä\";\n",
    "C.xcstrings":
      #"{"sourceLanguage":"en","strings":{"c":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"C"}}}}},"version":"1.0"}"#,
  ]

  @Test func `changes the files of that language alone`() throws {
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", root, "--language", "pl"])

      #expect(result.status == .success, "\(result.errorOutput)")
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish == "a = \"Ą\";\nb = \"B\";\n")
      let german = try text("\(root)/de.lproj/L.strings")
      #expect(german == files["de.lproj/L.strings"])
      let catalog = try text("\(root)/C.xcstrings")
      #expect(catalog.contains("\"pl\":"))
      #expect(CommandResult(arguments: ["sync", root, "--language", "pl"]).output == "")
      #expect(CommandResult(arguments: ["sync", root]).output.contains("de.lproj/L.strings"))
    }
  }

  @Test func `adds one that has neither a folder nor texts`() throws {
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", root, "--language", "mt"])

      #expect(result.status == .success, "\(result.errorOutput)")
      let maltese = try text("\(root)/mt.lproj/L.strings")
      #expect(maltese == "/* A */\na = A;\nb = B;\n")
      let newCatalog = try text("\(root)/C.xcstrings")
      #expect(newCatalog.contains("\"mt\":{"))
      let unchanged = try text("\(root)/pl.lproj/L.strings")
      #expect(unchanged == files["pl.lproj/L.strings"])
      #expect(CommandResult(arguments: ["check", root, "--language", "mt"]).status == .success)
    }
  }

  @Test func `is not that of the source`() throws {
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", root, "--language", "en"])

      #expect(result.errorOutput.contains("en is the language that L is translated from"))
      #expect(result.output == "" && result.status == .failure)
    }
  }
}

/// A table of another program, such as a fastlane file, has no texts in the development language.
@Suite struct `A table without source texts` {
  private let files = [
    "en.lproj/L.strings": "a = A;\n", "de.lproj/L.strings": "a = \"Ä\";\n",
    "de.lproj/title.strings": "title = Titel;\n",
  ]

  @Test func `is left out of an export, which is written`() throws {
    try withFolder(files) { root in
      let result = CommandResult(
        arguments: ["export", "de", root, "--output", "\(root)/de.po"])

      #expect(result.status == .success)
      #expect(
        result.errorOutput.contains(
          "warning: left out: title has no texts in en to translate from; see --development-language"
        ))
      let po = try text("\(root)/de.po")
      #expect(po.contains("msgstr \"Ä\"") && !po.contains("Titel"))
      let back = CommandResult(arguments: ["import", "\(root)/de.po", root])
      #expect(back.status == .success)
    }
  }

  @Test func `stays as it is where others are converted`() throws {
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])

      #expect(result.status == .success, "\(result.errorOutput)")
      #expect(result.errorOutput.contains("title: no texts in en, so it is not converted"))
      let title = try text("\(root)/de.lproj/title.strings")
      #expect(title == "title = Titel;\n")
      let converted = try text("\(root)/L.xcstrings")
      #expect(converted.contains("\"Ä\""))
      #expect(!FileManager.default.fileExists(atPath: "\(root)/de.lproj/L.strings"))
    }
  }

  @Test func `is an error where there is no other one`() throws {
    try withFolder(["de.lproj/title.strings": "title = Titel;\n"]) { root in
      #expect(CommandResult(arguments: ["export", "fr", root]).status == .unusable)
      let conversion = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])
      #expect(conversion.status == .failure)
    }
  }
}
