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
}
