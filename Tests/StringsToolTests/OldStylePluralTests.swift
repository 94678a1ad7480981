import Foundation
import Testing

@testable import StringsTool

/// `.stringsdict` files that are written like `.strings` files.
@Suite struct `Plurals in braces` {
  private static func plural(_ one: String, _ other: String, _ more: String = "") -> String {
    """
    /* Days */
    days = {
      NSStringLocalizedFormatKey = "%#@n@";
      n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
        one = "\(one)"; /* one */
        \(more)other = '\(other)';  // other
      };
    };

    """
  }

  private let english = ["en.lproj/L.stringsdict": plural("%d day", "%d days")]

  @Test func `follow the source as copies, in their own layout`() throws {
    let files = english.merging(["de.lproj/L.stringsdict": ""]) { $1 }
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try write(Self.plural("%d day", "%d long days"), to: "\(root)/en.lproj/L.stringsdict")

      let result = CommandResult(arguments: ["sync", root])

      #expect(result.errorOutput == "")
      #expect(
        try text("\(root)/de.lproj/L.stringsdict").contains("other = '%d long days';  // other"))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `take imported forms`() throws {
    let csv = """
      key,source,translation
      /days:dict/n:dict/one:dict/:string,%d day,%d dzień
      /days:dict/n:dict/few:dict/:string,%d days,%d dni
      /days:dict/n:dict/many:dict/:string,%d days,%d dni
      /days:dict/n:dict/other:dict/:string,%d days,%d dnia

      """
    let files = english.merging(["pl.lproj/.keep": "", "a.csv": csv]) { $1 }
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      let result = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "pl"])

      #expect(result.status == .success)
      let forms = "few = \"%d dni\";\n    many = \"%d dni\";\n    "
      let polish = try text("\(root)/pl.lproj/L.stringsdict")
      #expect(polish == Self.plural("%d dzień", "%d dnia", forms))
      #expect(CommandResult(arguments: ["check", root]).output == "")
    }
  }

  @Test func `are added from a file in XML`() throws {
    let xml = Plurals.file(["one": "%d old duck", "other": "%d old ducks"])
    let files = [
      "en.lproj/L.stringsdict": xml, "de.lproj/L.stringsdict": Self.plural("%d Tag", "%d Tage"),
    ]
    try withFolder(files) { root in
      #expect(CommandResult(arguments: ["sync", root]).errorOutput == "")

      let german = try text("\(root)/de.lproj/L.stringsdict")
      let new = """
        ducks = {
          NSStringLocalizedFormatKey = "%#@n@";
          n = {
            NSStringFormatSpecTypeKey = "NSStringPluralRuleType";
            NSStringFormatValueTypeKey = "d";
            one = "%d old duck";
            other = "%d old ducks";
          };
        };

        """
      #expect(german.hasSuffix("\n" + new))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `may have comments of their own file inside`() throws {
    let comment = "/* sternik-strings: ignore */ "
    let files = [
      "en.lproj/L.stringsdict": "/* sternik-strings: ignore */\na = b;\n"
        + Self.plural("%d day", "%d days", comment),
      "de.lproj/L.stringsdict": "", "fr.lproj/.keep": "",
    ]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", root])

      #expect(result.errorOutput == "")
      for language in ["de", "fr"] {
        let copy = try text("\(root)/\(language).lproj/L.stringsdict").replacing("\"", with: "")
        #expect(copy.contains("days = {") && copy.contains(comment + "other ="))
        #expect(copy.contains("a = b;") && !copy.hasPrefix("/* sternik"))
      }
    }
  }

  @Test func `have only the forms that are imported, where the language lacks the key`() throws {
    let csv = """
      key,source,translation
      /days:dict/n:dict/one:dict/:string,%d day,
      /days:dict/n:dict/few:dict/:string,%d days,%d dni
      /days:dict/n:dict/many:dict/:string,%d days,%d dni
      /days:dict/n:dict/other:dict/:string,%d days,%d dnia

      """
    for polish in ["pl.lproj/.keep", "pl.lproj/L.stringsdict"] {
      try withFolder(english.merging([polish: "", "a.csv": csv]) { $1 }) { root in
        let result = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "pl"])

        #expect(result.errorOutput.contains("pl also needs the form 'one'"))
        let imported = try text("\(root)/pl.lproj/L.stringsdict")
        #expect(!imported.contains("%d day\"") && imported.contains("other = '%d dnia';"))
      }
    }
  }
}
