import Foundation
import Testing

@testable import StringsTool

/// What has been changed here since the export.
extension `Exchange with translators` {
  @Test func `refuses what has been changed on both sides, with the file that was sent`() throws {
    try withFolder(Self.files) { root in
      _ = CommandResult(arguments: ["export", "pl", root, "-o", "\(root)/sent.xliff"])
      let polish = Self.files["pl.lproj/L.strings"]!.replacing("Otwórz", with: "Otwieraj")
        .replacing("Nazwa", with: "Miano")
      let sent = try text("\(root)/sent.xliff")
      try Data(polish.utf8).write(to: URL(filePath: "\(root)/pl.lproj/L.strings"))
      try Data(sent.replacing("Otwórz", with: "Otworzyć").utf8).write(
        to: URL(filePath: "\(root)/back.xliff"))

      let result = CommandResult(arguments: [
        "import", "\(root)/back.xliff", root, "--base", "\(root)/sent.xliff",
      ])

      #expect(result.status == .failure)
      #expect(
        result.errorOutput.contains("the translation has been changed here too: \"Otwieraj\""))
      #expect(try text("\(root)/pl.lproj/L.strings") == polish)
    }
  }

  /// Exports, changes the translations of both sides, and imports.
  private func conflict(
    _ format: [String], in root: String, _ options: [String] = []
  ) throws -> CommandResult {
    try exchange(format, in: root, options) { exported in
      let polish = Self.files["pl.lproj/L.strings"]?.replacing("Otwórz", with: "Otwieraj")
        .replacing("Nazwa", with: "Miano")
      try? Data((polish ?? "").utf8).write(to: URL(filePath: "\(root)/pl.lproj/L.strings"))
      return exported.replacing("Otwórz", with: "Otworzyć")
    }
  }

  @Test(arguments: formats)
  func `refuses what has been changed on both sides since the export`(format: [String]) throws {
    try withFolder(Self.files) { root in
      let result = try conflict(format, in: root)

      // What the translator left alone is no conflict.
      #expect(result.status == .failure)
      #expect(
        result.errorOutput.contains(
          "not imported: the translation has been changed here too: \"Otwieraj\"; export anew, or add --overwrite [not-imported]"
        ))
      #expect(result.errorOutput.split(separator: "\n").count == 1)
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish.contains("open = 'Otwieraj';  // kept"))
      #expect(polish.contains("Miano: %@"))
    }
  }

  @Test(arguments: formats)
  func `overwrites what has been changed here on request`(format: [String]) throws {
    try withFolder(Self.files) { root in
      let result = try conflict(format, in: root, ["--overwrite"])

      #expect(result.status == .success, "\(result.errorOutput)")
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish.contains("open = 'Otworzyć';  // kept"))
      #expect(polish.contains("Miano: %@"))
    }
  }

  @Test(arguments: formats)
  func `brings back what has been removed here on request`(format: [String]) throws {
    try withFolder(Self.files) { root in
      let exported = try exchange(format, in: root, ["--overwrite"]) { exported in
        let polish = Self.files["pl.lproj/L.strings"]!
        let line = polish.split(separator: "\n").first { $0.contains("Otwórz") } ?? ""
        try? Data(polish.replacing(line, with: "").utf8).write(
          to: URL(filePath: "\(root)/pl.lproj/L.strings"))
        return exported
      }

      #expect(exported.status == .success, "\(exported.errorOutput)")
      #expect(try text("\(root)/pl.lproj/L.strings").contains("Otwórz"))
    }
  }

  @Test func `takes what was typed into a row without a translation`() throws {
    try withFolder(Self.files) { root in
      let english = Self.files["en.lproj/L.strings"]! + "\nlate = 'Late';\n"
      try Data(english.utf8).write(to: URL(filePath: "\(root)/en.lproj/L.strings"))
      _ = CommandResult(arguments: ["sync", root])

      let nothing = try exchange(["csv"], in: root, []) { $0 }
      let typed = try exchange(["csv"], in: root, []) { exported in
        exported.replacing("Late,Late", with: "Late,Późny")
      }

      #expect(nothing.status == .success)
      #expect(typed.status == .success, "\(typed.errorOutput)")
      #expect(try text("\(root)/pl.lproj/L.strings").contains("Późny"))
    }
  }

  @Test func `overwrites translations of an older source text, which need review then`() throws {
    try withFolder(Self.files) { root in
      // Given a source text that has changed since the export
      _ = CommandResult(arguments: ["sync", root])
      let options = ["--overwrite"]

      // When a translation of the older one is imported
      let result = try exchange(["xliff"], in: root, options) { exported in
        let english = Self.files["en.lproj/L.strings"]!.replacing("\"Open\"", with: "\"Open it\"")
        try? Data(english.utf8).write(to: URL(filePath: "\(root)/en.lproj/L.strings"))
        return exported.replacing("Otwórz", with: "Otwieraj")
      }

      // Then it is there, and check reports it until it is accepted
      #expect(result.status == .success, "\(result.errorOutput)")
      #expect(try text("\(root)/pl.lproj/L.strings").contains("open = 'Otwieraj';  // kept"))
      let check = CommandResult(arguments: ["check", root, "--only", "unfinished-translation"])
      #expect(
        check.output.contains("L.strings:2:1: warning: this translation needs review: edit it"))
      _ = CommandResult(arguments: ["sync", root, "--accept", "open"])
      let again = CommandResult(arguments: ["check", root, "--only", "unfinished-translation"])
      #expect(!again.output.contains("L.strings"))
    }
  }

  @Test func `says what it replaces if the file does not say what was exported`() throws {
    try withFolder(
      Self.files.merging(["a.csv": "key,source,translation\nopen,Open,Otworzyć\n"]) { $1 }
    ) { root in
      let result = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "pl"])

      #expect(result.status == .success)
      #expect(
        result.errorOutput.hasSuffix(
          "a.csv: does not say what was exported, so 1 translation is replaced without a comparison; see --base\n"
        ))
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish.contains("open = 'Otworzyć';  // kept"))
    }
  }
}
