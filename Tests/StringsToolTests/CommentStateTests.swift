import Foundation
import Testing

@testable import StringsTool

/// What `SourceTexts.state` says about comments, whichever command writes it.
@Suite struct `The recorded comments of the source` {
  private static let files = [
    "en.lproj/L.strings": "/* A */\na = \"A\";\nb = \"B\";\n",
    "pl.lproj/L.strings": "/* A */\na = \"Aa\";\nb = \"Be\";\n",
  ]

  /// Changes the comments of the source, and returns what a sync leaves.
  private func synced(_ root: String, _ source: String) throws -> String {
    try write(source, to: "\(root)/en.lproj/L.strings")
    let result = CommandResult(arguments: ["sync", root])
    #expect(result.errorOutput == "")
    return try text("\(root)/pl.lproj/L.strings")
  }

  @Test func `have a line for each translation, also where there is none`() throws {
    try withFolder(Self.files) { root in
      _ = CommandResult(arguments: ["sync", root])

      let lines = try text("\(root)/SourceTexts.state").split(separator: "\n")
      #expect(lines.count == 5)
      #expect(!lines[0].contains("comments"))
      #expect(lines.count { $0.contains("\tcomment\t") } == 2)
      #expect(lines.contains("pl.lproj/L.strings\tpl\tb\tcomment\tnone"))
    }
  }

  @Test func `are read from a file whose header says that it has all`() throws {
    try withFolder(Self.files) { root in
      // Given what an earlier version wrote: no lines for sources without comments
      _ = CommandResult(arguments: ["sync", root])
      let state = "\(root)/SourceTexts.state"
      try write(
        try text(state).replacing("source texts the", with: "source texts and comments the")
          .replacing("pl.lproj/L.strings\tpl\tb\tcomment\tnone\n", with: ""), to: state)

      let polish = try synced(root, "/* A2 */\na = \"A\";\n/* B */\nb = \"B\";\n")

      #expect(polish == "/* A2 */\na = \"Aa\";\n/* B */\nb = \"Be\";\n")
      #expect(try text(state).contains("and comments") == false)
    }
  }

  @Test func `are those of an imported key, too`() throws {
    try withFolder(Self.files) { root in
      // Given a key that import adds with its comment
      _ = CommandResult(arguments: ["sync", root])
      let new = "/* C */\nc = \"C\";\nd = \"D\";\n"
      try write(Self.files["en.lproj/L.strings"]! + new, to: "\(root)/en.lproj/L.strings")
      try write("key,source,translation\nc,C,Ce\nd,D,De\na,A,Aaa\n", to: "\(root)/a.csv")
      let imported = CommandResult(arguments: [
        "import", "\(root)/a.csv", root, "--language", "pl",
      ])
      #expect(imported.status == .success)

      // When the comments of new and old keys change before the next sync
      let polish = try synced(
        root,
        "/* A2 */\na = \"A\";\nb = \"B\";\n/* C2 */\nc = \"C\";\n/* D2 */\nd = \"D\";\n")

      #expect(
        polish
          == "/* A2 */\na = \"Aaa\";\nb = \"Be\";\n/* C2 */\nc = \"Ce\";\n/* D2 */\nd = \"De\";\n")
    }
  }

  @Test func `of a key that import changes are those of the last sync`() throws {
    try withFolder(Self.files) { root in
      _ = CommandResult(arguments: ["sync", root])
      // Given a comment that no sync has seen
      let new = "/* A2 */\na = \"A\";\nb = \"B\";\n"
      try write(new, to: "\(root)/en.lproj/L.strings")
      try write("key,source,translation\na,A,Aaa\n", to: "\(root)/a.csv")
      _ = CommandResult(arguments: ["import", "\(root)/a.csv", root, "--language", "pl"])

      #expect(try synced(root, new) == "/* A2 */\na = \"Aaa\";\nb = \"Be\";\n")
    }
  }

  @Test func `are those of a String Catalog that is converted`() throws {
    try withFolder(Self.files) { root in
      _ = CommandResult(arguments: ["sync", root])
      _ = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])
      let back = CommandResult(arguments: ["convert", root, "--to", "strings"])
      #expect(back.status == .success)

      let polish = try synced(root, "/* A2 */\n\"a\" = \"A\";\n/* B */\n\"b\" = \"B\";\n")

      #expect(polish == "/* A2 */\n\"a\" = \"Aa\";\n\n/* B */\n\"b\" = \"Be\";\n")
    }
  }

  @Test func `and texts are recorded beside converted files in another folder`() throws {
    try withFolder(Self.files) { root in
      _ = CommandResult(arguments: ["sync", root])
      let catalog = ["convert", root, "--to", "xcstrings", "--output", "\(root)/new"]
      let converted = CommandResult(arguments: catalog)
      #expect(
        converted.output == """
          \(root)/new/L.xcstrings: converted
          \(root)/new/SourceTexts.state: source texts recorded

          """)

      // When a source text changes before the first sync
      let path = "\(root)/new/L.xcstrings"
      let old = try text(path)
      try write(old.replacing("\"value\" : \"A\"", with: "\"value\" : \"A 2\""), to: path)
      let synced = CommandResult(arguments: ["sync", "\(root)/new"])

      #expect(synced.output.contains("pl: 1 key to review"))
    }
  }

  @Test func `of one table stay when another one is converted into the same folder`() throws {
    let other = Self.files.map { ($0.key.replacing("L.", with: "M."), $0.value) }
    try withFolder(Self.files.merging(other) { $1 }) { root in
      _ = CommandResult(arguments: ["sync", root])
      for table in ["L", "M"] {
        let result = CommandResult(arguments: [
          "convert", root, "--to", "xcstrings", "--output", "\(root)/new", "--table", table,
        ])
        #expect(result.status == .success)
      }

      let state = try text("\(root)/new/SourceTexts.state")
      #expect(["L", "M"].allSatisfy { state.contains("\($0).xcstrings\tpl\ta\t") })
    }
  }
}
