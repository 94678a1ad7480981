import ConsoleLibrary
import LocalizableStrings
import StringsFormats
import StringsSyntax
import Testing

@testable import StringsTool

/// The command `console`, and what `check` says about the texts that it prints.
@Suite struct `Texts of the console` {
  @Test func `are printed with comments, and with the plural forms of the language`() {
    let result = CommandResult(arguments: ["console", "cs"])

    #expect(
      result.output.hasPrefix(
        """
        /* Moves the highlight up and down in a list or table. */
        "sternik.move" = "move";

        /* Opens
        """))
    #expect(
      result.output.contains(
        """
        /* %d: how many rows a list or table has. */
        "sternik.linear.rows" = {
          NSStringLocalizedFormatKey = "%#@rows@";
          rows = {
            NSStringFormatSpecTypeKey = "NSStringPluralRuleType";
            NSStringFormatValueTypeKey = "d";
            one = "%d row";
            few = "%d rows";
            other = "%d rows";
          };
        };

        """))
    #expect(result.status == .success && result.errorOutput.isEmpty)
  }

  @Test(arguments: ["de", "cs", "ar", "ja"] as [Language])
  func `are a file in which only untranslated texts are reported`(language: Language) throws {
    let text = CommandResult(arguments: ["console", language.tag]).output
    try withFolder([
      "L/en.lproj/Localizable.strings": "a = A;",
      "L/\(language).lproj/Localizable.strings": "a = B;",
      "L/\(language).lproj/Sternik.strings": text,
    ]) { root in
      let lines = CommandResult(arguments: ["check", root, "--each"]).output.split(separator: "\n")

      #expect(!lines.isEmpty && lines.allSatisfy { $0.hasSuffix("[untranslated]") })
    }
  }

  @Test func `are printed as they come with the package, in its languages`() {
    let result = CommandResult(arguments: ["console", "pl"])
    let file = TranslationFile(bytes: Array(result.output.utf8), name: "pl")
    let own = LibraryTexts.console.translations.first { $0.language == "pl" }

    #expect(file.diagnostics.isEmpty)
    #expect(file.entries.map(\.key) == LibraryTexts.console.entries.map(\.key))
    #expect(file.entries.map(\.value) == own?.entries.map(\.value))
  }

  @Test func `of a folder are left out on request`() throws {
    let files = [
      "L/de.lproj/Localizable.strings": "\"sternik.move\" = \"bewegen\";",
      "L/de.lproj/Sternik.strings": "\"sternik.press\" = \"drücken\";",
    ]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["console", "de", "--missing-in", "\(root)/L"])
      let all = LibraryTexts.console.entries.count

      #expect(result.output.contains("\"sternik.open\" = \"open\";"))
      #expect(!result.output.contains("sternik.move") && !result.output.contains("sternik.press"))
      #expect(result.output.matches(of: /(?m)^"sternik\./).count == all - 2)
      let nowhere = CommandResult(arguments: ["console", "de", "--missing-in", "\(root)/0"])
      #expect(nowhere.status == .unusable && nowhere.output.isEmpty)
    }
  }

  @Test func `are missing only in a program that has some of them, or on request`() throws {
    var files = [
      "L/en.lproj/Localizable.strings": "a = A;", "L/de.lproj/Localizable.strings": "a = B;",
    ]
    try withFolder(files) { root in
      let asked = CommandResult(arguments: ["check", root, "--console"])

      #expect(CommandResult(arguments: ["check", root]).output.isEmpty)
      #expect(
        asked.output == """
          \(root)/L/de.lproj/Localizable.strings: warning: 88 texts of the console are not translated into \
          de: "sternik.move", "sternik.open", "sternik.press" and 85 more; 'sternik-strings console de' prints \
          them [missing-library-text]

          """)
    }
    files["L/de.lproj/Localizable.strings"] = "a = B; \"sternik.open\" = \"öffnen\";"
    try withFolder(files) { root in
      let lines = CommandResult(arguments: ["check", root, "--each"]).output.split(separator: "\n")

      #expect(lines.count == 87)
      #expect(lines.allSatisfy { $0.hasSuffix("is not translated into de [missing-library-text]") })
      #expect(
        CommandResult(arguments: ["check", root]).output.contains(
          ": warning: 87 texts of the console are not translated into de: \"sternik."))
      #expect(
        CommandResult(arguments: ["check", "\(root)/L/de.lproj/Localizable.strings"]).output.isEmpty
      )
    }
  }

  @Test func `are neither exported nor synced alone, which is said`() throws {
    let files = [
      "My L/en.lproj/L.strings": "a = A;\n",
      "My L/de.lproj/L.strings": "\"sternik.open\" = \"öffnen\";\n",
    ]
    try withFolder(files) { root in
      let root = root + "/My L"
      let remark =
        "\(root): texts of the console are left out; this prints those that de lacks: sternik-strings console de "
        + "--missing-in '\(root)'\n"
      let exported = CommandResult(arguments: ["export", "de", "\(root)"])
      #expect(exported.errorOutput == remark && exported.status == .success)
      #expect(CommandResult(arguments: ["export", "pl", "\(root)"]).errorOutput == "")
      #expect(
        CommandResult(arguments: ["sync", "\(root)", "--language", "de"]).errorOutput
          .contains(remark))
    }
  }
}
