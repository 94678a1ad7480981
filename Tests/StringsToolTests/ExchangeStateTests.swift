import Foundation
import Testing

@testable import StringsTool

/// States on their way through other formats.
@Suite struct `States of unfinished texts` {
  private static func catalog(_ polish: [(form: String, state: String, text: String)]) -> String {
    Plurals.catalog([
      ("en", [("one", "translated", "%lld duck"), ("other", "translated", "%lld ducks")]),
      ("pl", polish),
    ])
  }

  @Test func `stay when a PO file comes back as it was`() throws {
    let catalog = Self.catalog([
      ("few", "needs_review", "%lld kaczki"), ("many", "new", "%lld ducks"),
      ("one", "translated", "%lld kaczka"), ("other", "new", "%lld ducks"),
    ])
    try withFolder(["L.xcstrings": catalog]) { root in
      let po = CommandResult(arguments: ["export", "pl", root, "--format", "po"]).output
      try write(po, to: "\(root)/pl.po")

      let result = CommandResult(arguments: ["import", "\(root)/pl.po", root])

      #expect(result.errorOutput.contains("nothing to import"))
      #expect(try text("\(root)/L.xcstrings") == catalog)
    }
  }

  @Test func `that are not known count as not translated`() throws {
    let catalog = Self.catalog([
      ("few", "done", "%lld kaczki"), ("many", "done", "%lld kaczek"),
      ("one", "done", "%lld kaczka"), ("other", "done", "%lld kaczki"),
    ])
    try withFolder(["L.xcstrings": catalog]) { root in
      let coverage = CommandResult(arguments: ["coverage", root]).output
      #expect(coverage.split(separator: "\n").last?.hasSuffix(" 0%") == true)
      let export = CommandResult(arguments: ["export", "pl", root, "--format", "csv"]).output
      #expect(export.contains("%lld kaczka,new,") && !export.contains(",translated,"))
    }
  }

  @Test func `stay for an empty form on the way from a String Catalog and back`() throws {
    let catalog = Self.catalog([
      ("few", "new", ""), ("many", "translated", "%lld kaczek"),
      ("one", "translated", "%lld kaczka"), ("other", "translated", "%lld kaczki"),
    ])
    try withFolder(["L.xcstrings": catalog]) { root in
      _ = CommandResult(arguments: ["convert", root, "--to", "strings"])
      _ = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])

      let export = CommandResult(arguments: ["export", "pl", root, "--format", "csv"]).output
      #expect(export.split(separator: "\r\n").count { $0.contains(",new,") } == 1)
    }
  }

  @Test func `do not count in a text without words`() throws {
    let catalog = """
      { "sourceLanguage" : "en", "strings" : {
        "%lld%%" : { "localizations" : {
          "pl" : { "stringUnit" : { "state" : "new", "value" : "%lld%%" } } } }
      }, "version" : "1.0" }
      """
    try withFolder(["L.xcstrings": catalog]) { root in
      #expect(CommandResult(arguments: ["check", root]).output == "")
      let coverage = CommandResult(arguments: ["coverage", root]).output
      #expect(coverage.split(separator: "\n").last?.hasSuffix(" 100%") == true)
    }
  }

  @Test(arguments: ["po", "csv", "xliff"])
  func `are exported without the texts that a format cannot have`(_ format: String) throws {
    let files = ["en.lproj/L.strings": "nul = \"a\\0b words\";\na = A;\n", "de.lproj/.keep": ""]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["export", "de", root, "--format", format])

      #expect(result.status == .failure)
      #expect(
        result.errorOutput
          == "\(root)/en.lproj/L.strings:1:1: error: not exported: \(format.uppercased()) cannot have a character of \"nul\" [not-exported]\n"
      )
      #expect(!result.output.contains("words") && result.output.contains("A"))
    }
  }

  @Test func `of keys that are no longer used are not exported`() throws {
    let units = [("en", "A text"), ("pl", "Tekst")].map { tag, text in
      "\"\(tag)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
    }
    let catalog = """
      { "sourceLanguage" : "en", "strings" : {
        "a" : { "extractionState" : "stale", "localizations" : { \(units.joined(separator: ", ")) } }
      }, "version" : "1.0" }
      """
    try withFolder(["L.xcstrings": catalog]) { root in
      let export = CommandResult(arguments: ["export", "pl", root, "--format", "csv"])
      #expect(export.status == .success && !export.output.contains("A text"))
      // But what was exported before is taken over
      try write("key,source,translation\na,A text,Nowy\n", to: "\(root)/a.csv")
      _ = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "pl"])
      #expect(try text("\(root)/L.xcstrings").contains("Nowy"))
    }
  }
}
