import Foundation
import Testing

@testable import StringsTool

/// Copies of English plurals in a language that has fewer forms.
@Suite struct `Plurals of a language with fewer forms` {
  private let english = Plurals.file(["one": "%d duck", "other": "%d ducks"])

  @Test func `are copied without the forms that it does not take`() throws {
    let files = ["en.lproj/L.stringsdict": english, "ja.lproj/.keep": ""]
    try withFolder(files) { root in
      #expect(CommandResult(arguments: ["sync", root]).errorOutput == "")

      let japanese = try text("\(root)/ja.lproj/L.stringsdict")
      #expect(japanese == Plurals.file(["other": "%d ducks"]))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
      let export = CommandResult(arguments: ["export", "ja", root, "--format", "csv"]).output
      #expect(!export.contains("/one:dict/"))
      // A change of the source adds none
      try write(
        Plurals.file(["one": "%d duck", "other": "%d birds"]), to: "\(root)/en.lproj/L.stringsdict")
      _ = CommandResult(arguments: ["sync", root])
      #expect(
        try text("\(root)/ja.lproj/L.stringsdict") == Plurals.file(["other": "%d birds"]))
    }
  }

  @Test func `are asked for and imported without them, too`() throws {
    let csv = "key,source,translation\n/ducks:dict/n:dict/other:dict/:string,%d ducks,アヒル%d羽\n"
    let files = ["en.lproj/L.stringsdict": english, "ja.lproj/.keep": "", "a.csv": csv]
    try withFolder(files) { root in
      let export = CommandResult(arguments: ["export", "ja", root, "--format", "csv"]).output
      #expect(export.contains("/other:dict/") && !export.contains("/one:dict/"))

      _ = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "ja"])

      let japanese = try text("\(root)/ja.lproj/L.stringsdict")
      #expect(japanese == Plurals.file(["other": "アヒル%d羽"]))
      #expect(CommandResult(arguments: ["check", root]).output == "")
    }
  }

  @Test func `are new in a String Catalog without them`() throws {
    func catalog(_ japanese: [(String, String, String)]) -> String {
      let other = [("other", "translated", "%lld ducks")]
      let english = [("one", "translated", "%lld duck")] + other
      let others = [(tag: "en", forms: english)]
      return Plurals.catalog(others + (japanese.isEmpty ? [] : [(tag: "ja", forms: japanese)]))
    }
    // Another key makes the catalog one of Japanese.
    let key = """
          "a" : {
            "localizations" : {
              "ja" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "あ"
                }
              }
            }
          },

      """
    let files = ["L.xcstrings": catalog([]).replacing("    \"ducks\"", with: key + "    \"ducks\"")]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      let new = catalog([("other", "new", "%lld ducks")])
      let synced = try text("\(root)/L.xcstrings")
      #expect(synced == new.replacing("    \"ducks\"", with: key + "    \"ducks\""))
      let check = CommandResult(arguments: ["check", root]).output
      #expect(!check.contains("[needless-plural-form]"))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }
}
