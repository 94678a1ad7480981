import Testing

@testable import StringsTool

extension `Converting translations` {
  @Test func `keeps the order of a String Catalog in files, which have an order`() throws {
    let keys = ["z", "a", "m"]
    let unit = "\"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%d\" }"
    let members = keys.flatMap { key in
      [
        "\"\(key)\" : { \"localizations\" : { \"en\" : { \(unit) } } }",
        "\"\(key)s\" : { \"localizations\" : { \"en\" : { \"variations\" : { \"plural\" : "
          + "{ \"other\" : { \(unit) } } } } } }",
      ]
    }
    let catalog =
      "{ \"sourceLanguage\" : \"en\", \"strings\" : { \(members.joined(separator: ", ")) } }"
    try withFolder(["L.xcstrings": catalog]) { root in
      let result = CommandResult(arguments: ["convert", root, "--to", "strings"])

      #expect(result.status == .success, "\(result.errorOutput)")
      let strings = try text("\(root)/en.lproj/L.strings").split(separator: "\n")
      #expect(strings == keys.map { "\"\($0)\" = \"%d\";" })
      let plurals = try text("\(root)/en.lproj/L.stringsdict").split(separator: "\n")
        .filter { $0.hasPrefix("  <key>") }
      #expect(plurals == keys.map { "  <key>\($0)s</key>" })
    }
  }

  @Test func `names all files that are in its way`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "A"}},
        "pl": {"stringUnit": {"state": "translated", "value": "Aa"}}}}}}
      """
    let files = ["L.xcstrings": catalog, "en.lproj/L.strings": "", "pl.lproj/L.strings": "b = B;"]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["convert", root, "--to", "strings"])

      #expect(
        result.errorOutput == """
          \(root)/en.lproj/L.strings: error: not converted: this file is there already [not-converted]
          \(root)/pl.lproj/L.strings: error: not converted: this file is there already [not-converted]
          sternik-strings: nothing is converted; remove these files if an interrupted run has left them, or name another folder with --output

          """)
      #expect(result.status == .failure)
      let (left, polish) = try (text("\(root)/L.xcstrings"), text("\(root)/pl.lproj/L.strings"))
      #expect(left == catalog)
      #expect(polish == "b = B;")
    }
  }
}
