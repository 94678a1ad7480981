import Foundation
import Testing

@testable import StringsTool

/// What a String Catalog has as copies, and what is imported into it.
@Suite struct `Plurals of a String Catalog` {
  private func catalog(
    _ english: [String], _ german: [(state: String, text: String)]
  ) -> String {
    let forms = ["one", "other"]
    return Plurals.catalog([
      ("de", zip(forms, german).map { ($0, $1.state, $1.text) }),
      ("en", zip(forms, english).map { ($0, "translated", $1) }),
    ])
  }

  @Test func `follow the source while they are copies`() throws {
    let copies = [("new", "%lld duck"), ("new", "%lld ducks")]
    try withFolder(["L.xcstrings": catalog(["%lld duck", "%lld ducks"], copies)]) { root in
      let path = "\(root)/L.xcstrings"
      _ = CommandResult(arguments: ["sync", root])
      try write(catalog(["%lld duck", "%lld birds"], copies), to: path)

      let result = CommandResult(arguments: ["sync", root])

      #expect(result.output.hasPrefix("\(path): de: 1 key with the new text\n"))
      #expect(
        try text(path)
          == catalog(["%lld duck", "%lld birds"], [("new", "%lld duck"), ("new", "%lld birds")]))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `follow the source form by form`() throws {
    let forms = [("translated", "%lld Ente"), ("new", "%lld ducks")]
    try withFolder(["L.xcstrings": catalog(["%lld duck", "%lld ducks"], forms)]) { root in
      let path = "\(root)/L.xcstrings"
      _ = CommandResult(arguments: ["sync", root])
      try write(catalog(["%lld duck", "%lld birds"], forms), to: path)

      _ = CommandResult(arguments: ["sync", root])

      let followed = [("translated", "%lld Ente"), ("new", "%lld birds")]
      #expect(try text(path) == catalog(["%lld duck", "%lld birds"], followed))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `that are imported are to review when the source changes`() throws {
    let forms = [("new", "%lld duck"), ("new", "%lld ducks")]
    let csv = """
      key,source,translation,state
      ducks|==|plural.one,%lld duck,%lld Ente,translated
      ducks|==|plural.other,%lld ducks,%lld Enten,translated

      """
    let files = ["L.xcstrings": catalog(["%lld duck", "%lld ducks"], forms), "a.csv": csv]
    try withFolder(files) { root in
      let path = "\(root)/L.xcstrings"
      _ = CommandResult(arguments: ["sync", root])
      let imported = CommandResult(arguments: [
        "import", "\(root)/a.csv", root, "--language", "de",
      ])
      #expect(imported.output.contains("SourceTexts.state: source texts recorded"))

      // When the source text changes before the next sync
      try write(try text(path).replacing("\"%lld ducks\"", with: "\"%lld birds\""), to: path)

      #expect(CommandResult(arguments: ["check", root]).output.contains("[source-changed]"))
      #expect(CommandResult(arguments: ["sync", root]).output.contains("de: 1 key to review"))
    }
  }

  @Test func `and texts that are the same in a language are accepted there`() throws {
    let same = [("translated", "%lld old duck"), ("translated", "%lld old ducks")]
    let files = ["L.xcstrings": catalog(["%lld old duck", "%lld old ducks"], same)]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      let accept = "sternik-strings sync \(root) --accept=ducks --language de"
      #expect(CommandResult(arguments: ["check", root]).output.contains("accept it: \(accept) ["))

      let result = CommandResult(
        arguments: Array(accept.split(separator: " ").map(String.init)[1...]))

      #expect(result.status == .success)
      #expect(CommandResult(arguments: ["check", root]).output == "")
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `are to review form by form`() throws {
    let forms = [("translated", "%lld Ente"), ("translated", "%lld Enten")]
    try withFolder(["L.xcstrings": catalog(["%lld duck", "%lld ducks"], forms)]) { root in
      let path = "\(root)/L.xcstrings"
      _ = CommandResult(arguments: ["sync", root])
      try write(catalog(["%lld duck", "%lld birds"], forms), to: path)

      _ = CommandResult(arguments: ["sync", root])

      let reviewed = [("translated", "%lld Ente"), ("needs_review", "%lld Enten")]
      #expect(try text(path) == catalog(["%lld duck", "%lld birds"], reviewed))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `keep a text without words that a translator has edited`() throws {
    let copies = [("new", "–"), ("new", "%lld ducks")]
    try withFolder(["L.xcstrings": catalog(["–", "%lld ducks"], copies)]) { root in
      let path = "\(root)/L.xcstrings"
      _ = CommandResult(arguments: ["sync", root])
      try write(catalog(["–", "%lld birds"], [("new", "—"), ("new", "%lld ducks")]), to: path)

      _ = CommandResult(arguments: ["sync", root])

      let new = [("new", "—"), ("new", "%lld birds")]
      #expect(try text(path) == catalog(["–", "%lld birds"], new))
    }
  }

  @Test(arguments: [
    (["new", "translated", "new"], "the forms 'few', 'many' are not translated yet"),
    (["translated", "translated", "new"], "the form 'many' is not translated yet"),
    (["needs_review", "translated", "translated"], "the form 'few' needs review: edit it, or"),
    (["new", "new", "new"], "this text is not translated yet"),
  ])
  func `are named by their forms if others are translated`(
    states: [String], message: String
  ) throws {
    let english = [("one", "translated", "%lld duck"), ("other", "translated", "%lld ducks")]
    let polish = [
      ("few", states[0], "%lld kaczki"), ("one", states[1], "%lld kaczka"),
      ("many", states[2], "%lld kaczek"), ("other", states[1], "%lld kaczki"),
    ]
    let catalog = Plurals.catalog([("en", english), ("pl", polish)])
    try withFolder(["L.xcstrings": catalog]) { root in
      let result = CommandResult(arguments: ["check", root])

      #expect(result.output.contains(": warning: \(message)"), "\(result.output)")
    }
  }
}
