import Foundation
import Testing

@testable import StringsTool

@Suite struct `A changed source text` {
  private let files = [
    "en.lproj/L.strings": "a = \"Open\";\nb = \"Save\";\n",
    "pl.lproj/L.strings": "a = \"Otwórz\";\nb = \"Zapisz\";\n",
  ]

  @Test func `is reported until the translation is edited, and changes no byte of it`() throws {
    try withFolder(files) { root in
      // Given translations of the present texts
      #expect(CommandResult(arguments: ["sync", root]).status == .success)
      #expect(CommandResult(arguments: ["check", root]).output == "")

      // When a source text changes
      try write("a = \"Open it\";\nb = \"Save\";\n", to: "\(root)/en.lproj/L.strings")

      // Then it is reported before and after another sync
      for _ in 1...2 {
        let lines = CommandResult(arguments: ["check", root]).output.split(separator: "\n")
        #expect(lines.count == 1)
        #expect(lines.first?.contains("pl.lproj/L.strings:1:1: warning: ") == true)
        #expect(lines.first?.hasSuffix("[source-changed]") == true)
        #expect(CommandResult(arguments: ["sync", root]).output == "")
      }
      #expect(try text("\(root)/pl.lproj/L.strings") == files["pl.lproj/L.strings"])

      // And not after an edit
      try write("a = \"Otwórz to\";\nb = \"Zapisz\";\n", to: "\(root)/pl.lproj/L.strings")
      #expect(CommandResult(arguments: ["check", root]).output == "")
      #expect(CommandResult(arguments: ["sync", root]).output.contains("source texts recorded"))
      #expect(CommandResult(arguments: ["sync", root]).output == "")
      #expect(CommandResult(arguments: ["check", root]).output == "")
    }
  }

  @Test func `is accepted by its key`() throws {
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try write("a = \"Open!\";\nb = \"Save!\";\n", to: "\(root)/en.lproj/L.strings")

      let result = CommandResult(arguments: ["sync", root, "--accept", "a"])

      #expect(result.status == .success)
      let output = CommandResult(arguments: ["check", root, "--only", "source-changed"]).output
      #expect(output.contains("L.strings:2:1"))
      #expect(!output.contains("L.strings:1:1"))
      let again = CommandResult(arguments: ["sync", root, "--accept", "a"])
      #expect(again.status == .failure)
      #expect(
        again.errorOutput
          == "sternik-strings: no translation of \"a\" needs to be accepted\n")
    }
  }

  @Test func `is known after a merge that keeps the lines of both sides`() throws {
    try withFolder(files) { root in
      // Given that one side has accepted the change, and the other one has not
      _ = CommandResult(arguments: ["sync", root])
      let old = try text("\(root)/SourceTexts.state")
      try write("a = \"Open it\";\nb = \"Save\";\n", to: "\(root)/en.lproj/L.strings")
      _ = CommandResult(arguments: ["sync", root, "--accept", "a"])

      // When both are kept
      let new = try text("\(root)/SourceTexts.state")
      try write(old + new, to: "\(root)/SourceTexts.state")

      // Then it is accepted, and the next sync leaves one line of each
      #expect(CommandResult(arguments: ["check", root]).output == "")
      _ = CommandResult(arguments: ["sync", root])
      #expect(try text("\(root)/SourceTexts.state") == new)
    }
  }

  @Test func `has a file that keeps tabs and backslashes in keys apart`() throws {
    let keys = [#"a\tb"#, #"a\\tb"#, #"a\nb"#]
    let source = keys.map { "\"\($0)\" = \"x\";\n" }.joined()
    try withFolder(["en.lproj/L.strings": source, "pl.lproj/L.strings": source]) { root in
      _ = CommandResult(arguments: ["sync", root])

      let lines = try text("\(root)/SourceTexts.state").split(separator: "\n").dropFirst()
      // Each has a line for its text and one for its comment.
      #expect(lines.count == 6)
      #expect(lines.allSatisfy { $0.hasPrefix("pl.lproj/L.strings\tpl\ta\\") })
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `is known from both sides of a conflict, and not from what was before`() throws {
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      let state = "\(root)/SourceTexts.state"
      let lines = try text(state).split(separator: "\n").map(String.init)
      #expect(lines.count > 2)
      let others = lines.dropFirst(2)
      let conflict =
        [lines[0], "<<<<<<< ours", lines[1], "||||||| base", "no line of a state", "======="]
        + others + [">>>>>>> theirs", ""]
      try write(conflict.joined(separator: "\n"), to: state)

      #expect(CommandResult(arguments: ["check", root]).status == .success)
      #expect(CommandResult(arguments: ["sync", root]).status == .success)

      #expect(try text(state) == lines.map { $0 + "\n" }.joined())
    }
  }

  @Test func `is known after a merge that keeps the old translation and the lines of both sides`()
    throws
  {
    let files = ["en.lproj/L.strings": "a = One;", "pl.lproj/L.strings": "a = jeden;"]
    try withFolder(files) { root in
      // Given one branch with the old texts, and one with a new text and translation
      let state = "\(root)/SourceTexts.state"
      _ = CommandResult(arguments: ["sync", root])
      let ours = try text(state)
      try write("a = Two;", to: "\(root)/en.lproj/L.strings")
      try write("a = dwa;", to: "\(root)/pl.lproj/L.strings")
      _ = CommandResult(arguments: ["sync", root])

      // When the merge has the new text, the old translation and both lines
      try write(try text(state) + ours, to: state)
      try write("a = jeden;", to: "\(root)/pl.lproj/L.strings")

      // Then the translation is out of date
      for _ in 1...2 {
        #expect(CommandResult(arguments: ["check", root]).output.contains("[source-changed]"))
        _ = CommandResult(arguments: ["sync", root])
      }
    }
  }

  @Test func `is announced before the files are written, so that a copy never is a translation`()
    throws
  {
    // A name that leaves no room for that of a temporary file beside it.
    let long = String(repeating: "l", count: 240)
    let files = [
      "en.lproj/L.strings": "s = Settings;", "pl.lproj/L.strings": "",
      "en.lproj/M.strings": "m = Mail;", "pl.lproj/M.strings": "",
    ]
    try withFolder(files) { root in
      // Given a folder in which one file cannot be written
      try write("x = X;", to: "\(root)/en.lproj/\(long).strings")

      // When it is synced, and once more without that file
      let failed = CommandResult(arguments: ["sync", root])
      #expect(failed.status != .success)
      #expect(try text("\(root)/pl.lproj/L.strings").contains("Settings"))
      try FileManager.default.removeItem(atPath: "\(root)/en.lproj/\(long).strings")
      _ = CommandResult(arguments: ["sync", root])

      // Then the copies of one word are copies
      #expect(coverage(root)["pl"] == "0%")
    }
  }

  @Test(arguments: ["translated", "machine_translated", "final", ""])
  func `sets the state of all finished units of a String Catalog`(state: String) throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "A" } },
              "pl" : { "stringUnit" : { "state" : "\(state)", "value" : "Ą" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    for catalog in [
      catalog,
      catalog.replacing("\"state\" : \"\(state)\", \"value\" : \"Ą\"", with: "\"value\" : \"Ą\""),
    ] {
      try withFolder(["L.xcstrings": catalog]) { root in
        let path = "\(root)/L.xcstrings"
        _ = CommandResult(arguments: ["sync", root])
        try write(catalog.replacing("\"A\"", with: "\"B\""), to: path)

        let result = CommandResult(arguments: ["sync", root])
        #expect(result.output.contains("1 key to review"))
        #expect(try text(path).contains("needs_review"))

        let accepted = CommandResult(arguments: ["sync", root, "--accept", "a"])
        #expect(accepted.status == .success && accepted.output.contains("1 key accepted"))
        #expect(try !text(path).contains("needs_review"))
      }
    }
  }

  @Test func `of a String Catalog whose name looks like a comment is known`() throws {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Ä" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "A" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    for name in ["#L", "=======", "<<<<<<<"] {
      try withFolder(["\(name).xcstrings": catalog]) { root in
        let path = "\(root)/\(name).xcstrings"
        _ = CommandResult(arguments: ["sync", path])
        try write(catalog.replacing("\"A\"", with: "\"B\""), to: path)

        #expect(CommandResult(arguments: ["sync", path]).output.contains("1 key to review"))
      }
    }
  }

  @Test func `cannot be known from a file of another kind`() throws {
    try withFolder(files) { root in
      try write("?\n", to: "\(root)/SourceTexts.state")

      for command in ["check", "sync"] {
        let result = CommandResult(arguments: [command, root])
        #expect(result.status == .unusable)
        #expect((result.output + result.errorOutput).contains("SourceTexts.state:1:1: error: "))
      }
      #expect(try text("\(root)/SourceTexts.state") == "?\n")
    }
  }

  @Test func `is not known without the state, but copies of several words are`() throws {
    let files = [
      "en.lproj/L.strings": "a = \"Sort by name\";\nb = \"OK\";\n", "pl.lproj/L.strings": "",
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try FileManager.default.removeItem(atPath: "\(root)/SourceTexts.state")

      _ = CommandResult(arguments: ["sync", root])

      #expect(coverage(root)["pl"] == "50%")
    }
  }

  @Test func `is recorded in the same lines for a String Catalog with and without its folder`()
    throws
  {
    let catalog = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Ä" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "A" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    try withFolder(["L.xcstrings": catalog]) { root in
      _ = CommandResult(arguments: ["sync", root])
      let state = try text("\(root)/SourceTexts.state")

      let result = CommandResult(arguments: ["sync", "\(root)/L.xcstrings"])

      #expect(result.output == "" && state.contains("\nL.xcstrings\tde\ta\t"))
      #expect(try text("\(root)/SourceTexts.state") == state)
    }
  }

  @Test(arguments: [["sync"], ["sort"], ["rename", "a", "b"]])
  func `in a String Catalog that cannot be read is an error`(command: [String]) throws {
    try withFolder(["L.xcstrings": "{ \"sourceLanguage : "]) { root in
      let result = CommandResult(arguments: command + [root])

      #expect(result.errorOutput.contains("[invalid-json]"))
      #expect(result.status == .failure)
    }
  }

  @Test func `makes an untranslated copy no translation`() throws {
    let files = [
      "en.lproj/L.strings": "a = \"Quit\";\nb = \"%@: %@\";\n", "pl.lproj/L.strings": "",
      "en-GB.lproj/L.strings": "",
    ]
    try withFolder(files) { root in
      // Given copies of texts, one of them without words
      _ = CommandResult(arguments: ["sync", root])
      let output = CommandResult(arguments: ["check", root]).output
      #expect(output.split(separator: "\n").count == 1)
      #expect(output.contains("pl.lproj/L.strings:1:1: warning: this text is a copy from en"))
      #expect(output.contains("[untranslated]"))
      #expect(coverage(root) == ["en": "100%", "en-GB": "100%", "pl": "50%"])

      // When the source text changes, it stays a copy; when it is accepted or edited, it is none
      try write("a = \"Quit!\";\nb = \"%@: %@\";\n", to: "\(root)/en.lproj/L.strings")
      let changed = CommandResult(arguments: ["check", root, "--language", "pl"]).output
      #expect(changed.contains("[untranslated]"))
      #expect(!changed.contains("[source-changed]"))
      #expect(coverage(root) == ["en": "100%", "en-GB": "50%", "pl": "50%"])
      _ = CommandResult(arguments: ["sync", root, "--accept", "a"])
      #expect(coverage(root) == ["en": "100%", "en-GB": "100%", "pl": "50%"])
      _ = CommandResult(arguments: ["sync", root, "--accept", "a", "--language", "pl"])
      #expect(coverage(root) == ["en": "100%", "en-GB": "100%", "pl": "100%"])
      #expect(!CommandResult(arguments: ["check", root]).output.contains("[untranslated]"))
    }
  }

  /// The coverage of each language, in percent.
  private func coverage(_ root: String) -> [String: String] {
    let lines = CommandResult(arguments: ["coverage", root]).output.split(separator: "\n")
    let cells = lines.dropFirst().map { $0.split(separator: " ").map(String.init) }
    return Dictionary(cells.map { ($0[0], $0[$0.count - 1]) }) { _, last in last }
  }
}
