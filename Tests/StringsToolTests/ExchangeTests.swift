import Foundation
import TestCases
import Testing

@testable import StringsTool

@Suite(.ownThread) struct `Exchange with translators` {
  static let files = [
    "en.lproj/L.strings":
      "/* Opens a file */\n\"open\" = \"Open\";\n\"name\" = \"Name: %@\";\n\"close\" = \"Close\";\n",
    "pl.lproj/L.strings":
      "/* Opens a file */\nopen = 'Otwórz';  // kept\n\"name\" = \"Nazwa: %@\";\n",
    "en.lproj/L.stringsdict": Plurals.file(["one": "%d duck", "other": "%d ducks"]),
    "pl.lproj/L.stringsdict": Plurals.file([
      "one": "%d kaczka", "few": "%d kaczki", "many": "%d kaczek", "other": "%d kaczki",
    ]),
    "C.xcstrings": """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Hello" : {

        },
        "%lld ducks" : {
          "localizations" : {
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld duck"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld ducks"
                    }
                  }
                }
              }
            }
          }
        },
        "Review" : {
          "localizations" : {
            "pl" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Sprawdź"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """,
  ]

  static let formats = [["xliff"], ["po"], ["csv"]]

  private func content(_ root: String) throws -> [String: String] {
    try Self.files.mapValues { _ in "" }.merging(
      Self.files.keys.map { ($0, try text("\(root)/\($0)")) }
    ) { $1 }
  }

  /// Exports, edits the text, and imports it.
  func exchange(
    _ format: [String], in root: String, _ options: [String] = [], edit: (String) -> String = { $0 }
  ) throws -> CommandResult {
    let exported = CommandResult(arguments: ["export", "pl", root, "--format"] + format)
    #expect(exported.errorOutput == "")
    let file = "\(root)/translated.\(format[0])"
    try Data(edit(exported.output).utf8).write(to: URL(filePath: file))
    return CommandResult(arguments: ["import", file, root, "--language", "pl"] + options)
  }

  @Test(arguments: formats)
  func `changes nothing without a translator`(format: [String]) throws {
    try withFolder(Self.files) { root in
      let result = try exchange(format, in: root)

      #expect(result.output == "")
      #expect(
        result.errorOutput.hasSuffix(
          "/translated.\(format[0]): nothing to import: 14 texts, no new translation\n"))
      #expect(result.status == .success)
      #expect(try content(root) == Self.files)
    }
  }

  @Test(arguments: formats)
  func `changes the bytes of a text alone`(format: [String]) throws {
    try withFolder(Self.files) { root in
      let result = try exchange(format, in: root) {
        $0.replacing("Otwórz", with: "Otwórz teraz").replacing(" kaczek", with: " kaczuszek")
          .replacing("Sprawdź", with: "Sprawdź to")
      }

      #expect(result.status == .success, "\(result.errorOutput)")
      let content = try content(root)
      for (name, old) in Self.files {
        let new = old.replacing("Otwórz", with: "Otwórz teraz").replacing(
          "%d kaczek", with: "%d kaczuszek"
        )
        .replacing("Sprawdź", with: "Sprawdź to")
        #expect(content[name] == new)
      }
    }
  }

  @Test func `adds what was not translated`() throws {
    try withFolder(Self.files) { root in
      let result = try exchange(["csv"], in: root) { text in
        text.replacing(",Close,,new", with: ",Close,Zamknij,translated")
          .replacing(",Hello,,new", with: ",Hello,Cześć,translated")
          .replacing(
            "|plural.one,,%lld duck,,new", with: "|plural.one,,%lld duck,%lld kaczka,translated")
      }

      #expect(result.status == .success, "\(result.errorOutput)")
      #expect(
        try text("\(root)/pl.lproj/L.strings").hasSuffix(
          "\"name\" = \"Nazwa: %@\";\n\"close\" = \"Zamknij\";\n"))
      let catalog = try text("\(root)/C.xcstrings")
      #expect(
        catalog.contains(
          """
              "Hello" : {
                "localizations" : {
                  "pl" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "Cześć"
          """))
      #expect(
        catalog.contains(
          """
                  "pl" : {
                    "variations" : {
                      "plural" : {
                        "one" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%lld kaczka"
          """))
      let again = try exchange(["csv"], in: root)
      #expect(again.output == "")
    }
  }

  @Test func `makes the files of a new language`() throws {
    try withFolder(Self.files.merging(["de.lproj/.keep": ""]) { $1 }) { root in
      let exported = CommandResult(arguments: ["export", "de", root, "--format", "po"])
      let po = exported.output.replacing(
        "msgid \"Open\"\nmsgstr \"\"", with: "msgid \"Open\"\nmsgstr \"Öffnen\""
      )
      .replacing(
        "msgid_plural \"%d ducks\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"",
        with: "msgid_plural \"%d ducks\"\nmsgstr[0] \"%d Ente\"\nmsgstr[1] \"%d Enten\"")
      try Data(po.utf8).write(to: URL(filePath: "\(root)/de.po"))

      let result = CommandResult(arguments: ["import", "\(root)/de.po", root])

      #expect(result.errorOutput == "")
      #expect(
        try text("\(root)/de.lproj/L.strings") == "/* Opens a file */\n\"open\" = \"Öffnen\";\n")
      let plural = try text("\(root)/de.lproj/L.stringsdict")
      #expect(plural.contains("<string>%d Ente</string>"))
      #expect(plural.contains("<string>%d Enten</string>"))
      #expect(!plural.contains("duck<"))
    }
  }

  @Test(arguments: formats)
  func `refuses what has another source text by now`(format: [String]) throws {
    try withFolder(Self.files) { root in
      let result = try exchange(format, in: root) { exported in
        let english = Self.files["en.lproj/L.strings"]!.replacing("\"Open\"", with: "\"Open it\"")
        try? Data(english.utf8).write(to: URL(filePath: "\(root)/en.lproj/L.strings"))
        return exported.replacing("Otwórz", with: "X").replacing("Nazwa: ", with: "Imię: ")
      }

      #expect(result.status == .failure)
      #expect(
        result.errorOutput.contains(
          "not imported: the source text has changed since: \"Open it\" [not-imported]"))
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish.contains("'Otwórz'"))
      #expect(polish.contains("Imię: %@"))
    }
  }

  @Test func `refuses unknown keys, and reports lost placeholders as check does`() throws {
    try withFolder(Self.files) { root in
      let result = try exchange(["csv"], in: root) {
        $0.replacing("Nazwa: %@", with: "Nazwa") + "unknown,,A,B,translated,en.lproj/L.strings,\r\n"
      }

      #expect(result.status == .failure)
      #expect(
        result.errorOutput.contains("not imported: there is no key \"unknown\" [not-imported]"))
      #expect(result.errorOutput.contains("\(root)/translated.csv:9:1: warning: "))
      #expect(result.errorOutput.contains("[placeholder-mismatch]"))
    }
  }

  @Test(arguments: formats)
  func `refuses translations in which check finds errors, and others are imported`(
    format: [String]
  ) throws {
    let edit: (String) -> String = {
      $0.replacing("Nazwa: ", with: "Imię: %2$@ – ").replacing("Otwórz", with: "Otwórz teraz")
    }
    try withFolder(Self.files) { root in
      let result = try exchange(format, in: root, edit: edit)

      #expect(result.status == .failure)
      #expect(result.errorOutput.contains("not imported: "))
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish.contains("Otwórz teraz"))
      #expect(polish.contains("Nazwa: %@"))
    }
    try withFolder(Self.files) { root in
      let result = try exchange(format, in: root, ["--allow-errors"], edit: edit)

      #expect(result.status == .failure)
      #expect(!result.errorOutput.contains("not imported: "))
      #expect(result.errorOutput.contains("[placeholder-mismatch]"))
      let polish = try text("\(root)/pl.lproj/L.strings")
      #expect(polish.contains("Imię: %2$@ – %@"))
    }
  }

  @Test func `refuses one form of a plural with another placeholder`() throws {
    try withFolder(Self.files) { root in
      let result = try exchange(["csv"], in: root) { $0.replacing("%d kaczki", with: "%@ kaczki") }

      #expect(result.status == .failure)
      #expect(
        result.errorOutput.contains(
          "not imported: in the form 'few', '%@' stands for the number; write '%d'"))
      #expect(try content(root) == Self.files)
    }
  }

  @Test func `leaves out a path that leads to nothing before anything else`() throws {
    try withFolder(Self.files) { root in
      let exported = CommandResult(arguments: ["export", "pl", "\(root)/M"])
      let result = try exchange(["po"], in: root, ["\(root)/M"])

      #expect(exported.output == "")
      #expect(exported.errorOutput.split(separator: "\n").count == 1)
      #expect(exported.status == .unusable)
      #expect(result.errorOutput == exported.errorOutput)
      #expect(result.status == .unusable)
    }
  }

  @Test func `takes each text of the folder of a language once`() throws {
    try withFolder(Self.files) { root in
      let folder = CommandResult(arguments: [
        "export", "pl", "\(root)/en.lproj", "\(root)/pl.lproj", "--format", "csv",
      ])

      #expect(folder.output.split(separator: "\r\n").count == 9)
    }
  }

  @Test func `prints the difference in a dry run`() throws {
    try withFolder(Self.files) { root in
      let result = try exchange(["po"], in: root, ["--dry-run"]) {
        $0.replacing("Otwórz", with: "Otworzyć")
      }

      #expect(result.output.contains("-open = 'Otwórz';  // kept\n+open = 'Otworzyć';  // kept\n"))
      #expect(try content(root) == Self.files)
    }
  }

  @Test func `accepts a translation that is marked as reviewed`() throws {
    try withFolder(Self.files) { root in
      let result = try exchange(["csv"], in: root) {
        $0.replacing("Sprawdź,needs_review", with: "Sprawdź,translated")
      }

      #expect(result.status == .success)
      #expect(
        try text("\(root)/C.xcstrings")
          == Self.files["C.xcstrings"]!.replacing("needs_review", with: "translated"))
    }
  }

  @Test func `replaces no form after an error in a translation`() throws {
    try withFolder(["en.lproj/L.strings": "a = A\n", "form.csv": "filled in\n"]) { root in
      let result = CommandResult(
        arguments: ["export", "pl", root, "--format", "csv", "--output", "\(root)/form.csv"])

      #expect(result.status != .success && result.errorOutput.contains("missing-semicolon"))
      let form = try String(contentsOfFile: "\(root)/form.csv", encoding: .utf8)
      #expect(form == "filled in\n")
    }
  }

  @Test func `needs a language and readable files`() throws {
    try withFolder(Self.files.merging(["a.csv": "key,source,translation\n", "b.csv": "x"]) { $1 }) {
      root in
      #expect(CommandResult(arguments: ["import", "\(root)/a.csv", root]).status == .usage)
      #expect(
        CommandResult(arguments: ["import", "\(root)/b.csv", root, "--language", "pl"]).status
          == .failure)
      #expect(CommandResult(arguments: ["import", "\(root)/none.po", root]).status == .unusable)
      #expect(
        CommandResult(arguments: ["export", "pl", root, "--format", "po", "--version", "1.2"])
          .status == .usage)
      #expect(CommandResult(arguments: ["export", "pl", "\(root)/none"]).status == .unusable)
    }
  }
}
