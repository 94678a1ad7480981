import Testing

@testable import StringsTool

@Suite struct `Keys of sources and tables` {
  private let translations = [
    "L/en.lproj/A.strings":
      "a.b = 1; a.c = 2; \"%d apples\" = 3; day.mon = 4; value = 5; server.x = 6; sternik.quit = 7; gone = 8;",
    "L/pl.lproj/A.strings": "a.b = 1; only.polish = 2;",
    "L/en.lproj/InfoPlist.strings": "Name = N;",
  ]

  private func run(_ source: String, _ options: String..., body: (CommandResult, String) -> Void)
    throws
  {
    try withFolder(
      translations.merging(["S/In/F.swift": source, "S/.build/G.swift": "\"x\".localize"]) { $1 }
    ) { root in
      let arguments = ["keys", "\(root)/S", "--translations", "\(root)/L"] + options
      body(CommandResult(arguments: arguments), root)
    }
  }

  private let source = """
    Texts.a.b; Texts.apples(2); "a.c".localize
    "day.\\(name)".localize
    let key = "value"; key.localize; "only.polish".localize; "sternik.back".localize
    """

  @Test func `are compared`() throws {
    try run(source, "--used", "server.*") { result, root in
      #expect(
        result.output == """
          \(root)/L/en.lproj/A.strings:1:92: warning: no source uses "gone": remove it, or name it with --used [unused-key]
          \(root)/S/In/F.swift:2:1: warning: this key is put together: each "day.…" may be used [undecided-key]
          \(root)/S/In/F.swift:3:20: warning: this key is a value: each that is a literal of a source may be used [undecided-key]

          """)
      #expect(result.errorOutput == "1 source, 10 keys: 1 unused, 2 undecided\n")
      #expect(result.status == .success)
    }
  }

  @Test func `of templates and lists are used, and a list may not name one that no table has`()
    throws
  {
    try withFolder(
      translations.merging([
        "S/F.swift": source, "T/a.mustache": "<p>{{#t}}gone{{/t}}</p>",
        "used.txt": "server.*\n\ntypo\n",
      ]) { $1 }
    ) { root in
      func keys(_ options: String...) -> CommandResult {
        CommandResult(arguments: ["keys", "\(root)/S", "--translations", "\(root)/L"] + options)
      }
      let listed = keys("--templates", "\(root)/T", "--used-from", "\(root)/used.txt")
      #expect(
        listed.output.hasPrefix(
          "\(root)/used.txt:3:1: error: no table has \"typo\": correct the name, or remove it [missing-key]\n"
        ))
      #expect(!listed.output.contains("gone") && !listed.output.contains("server"))
      #expect(listed.status == .failure)

      let pattern = keys("--templates", "\(root)/T", "--template-pattern", "<p>(.+?)</p>")
      #expect(pattern.output.contains("a.mustache:1:4: error: no table has \"{{#t}}gone{{/t}}\""))
      #expect(keys("--template-pattern", "a").status == .usage)
      #expect(keys("--templates", "\(root)/T", "--template-pattern", "(").status == .usage)
      let page = CommandResult(arguments: [
        "keys", "\(root)/T/a.mustache", "--translations", "\(root)/L",
      ])
      #expect(page.output.contains("this is no Swift source; name a template with --templates"))
    }
  }

  @Test func `that no table has are errors`() throws {
    try run(source + "\n\"typo\".localize; \"gone\".localize", "--used", "server.x") {
      result, root in
      #expect(
        result.output.hasPrefix(
          "\(root)/S/In/F.swift:4:1: error: no table has \"typo\": users see the key [missing-key]\n"
        ))
      #expect(result.status == .failure)
    }
  }

  @Test func `that are undecided are no errors with warnings as errors`() throws {
    try run(source + "\"gone\".localize", "--used", "server.x", "--warnings-as-errors") {
      result, _ in
      #expect(result.output.split(separator: "\n").count == 2)
      #expect(result.status == .success)
    }
    try run("", "--warnings-as-errors") { result, _ in #expect(result.status == .failure) }
  }

  @Test func `in a group that a source names may all be used`() throws {
    try run("let texts = Texts.a.self") { result, root in
      #expect(!result.output.contains("\"a.b\""))
      #expect(result.output.contains("\"value\""))
      #expect(
        result.output.hasSuffix(
          "Texts.a is a group of keys: each of them may be used [undecided-key]\n"))
    }
  }

  @Test func `that are typed and in no table are errors`() throws {
    try run("Texts.a.typo.count; Texts.other.x") { result, _ in
      #expect(
        result.output.contains(
          "S/In/F.swift:1:1: error: no table has a key for Texts.a.typo.count [missing-key]\n"))
      #expect(!result.output.contains("Texts.other"))
    }
  }

  @Test func `are looked for in the table that a call names`() throws {
    let source = """
      NSLocalizedString("a.b", tableName: "A"); NSLocalizedString("Name", tableName: "A")
      NSLocalizedString("a.c", tableName: "Other"); String(localized: "gone", table: name)
      """
    try run(source) { result, root in
      let missing = result.output.split(separator: "\n").filter { $0.contains("missing-key") }
      #expect(
        missing == [
          "\(root)/S/In/F.swift:1:61: error: the table \"A\" has no \"Name\": users see the key [missing-key]"
        ])
    }
  }

  @Test func `have the formats of check`() throws {
    try run("\"typo\".localize", "--format", "json") { result, _ in
      #expect(result.output.contains("\"code\": \"missing-key\""))
    }
    try run("\"typo\".localize", "--format", "github") { result, _ in
      #expect(result.output.contains("::error file="))
    }
  }

  @Test func `are counted once for the folder of a language, and for paths that overlap`() throws {
    try withFolder([
      "S/a.swift": "", "L/en.lproj/A.strings": "a = 1;",
      "L/en.lproj/A.stringsdict": "<plist><dict><key>b</key><string>B</string></dict></plist>",
    ]) { root in
      let keys = { CommandResult(arguments: ["keys", "\(root)/S"] + $0) }

      let folder = keys(["--translations", "\(root)/L/en.lproj"])
      let twice = keys(["--translations", "\(root)/L", "--translations", "\(root)/L/en.lproj"])

      #expect(folder.output.split(separator: "\n").count == 2)
      #expect(twice.output.split(separator: "\n").count == 2)
    }
  }

  @Test func `are not compared if a path leads to nothing`() throws {
    try withFolder(["S/a.swift": "\"b\".localize", "L/en.lproj/A.strings": "a = 1;"]) { root in
      let keys = { CommandResult(arguments: ["keys"] + $0) }

      let noTranslations = keys(["\(root)/S", "--translations", "\(root)/M"])
      let noSources = keys(["\(root)/S", "\(root)/T", "--translations", "\(root)/L"])

      let reason = "error: cannot be read: No such file or directory [unreadable-file]\n"
      #expect(noTranslations.output == "\(root)/M: " + reason)
      #expect(noSources.output == "\(root)/T: " + reason)
      #expect(noSources.errorOutput == "")
    }
  }

  @Test func `need sources and translations`() throws {
    try withFolder(["S/a.txt": "", "L/en.lproj/A.strings": "a = 1;"]) { root in
      let keys = { CommandResult(arguments: ["keys"] + $0) }
      #expect(keys(["\(root)/S", "--translations", "\(root)/L"]).status == .unusable)
      #expect(keys(["\(root)/none", "--translations", "\(root)/L"]).status == .unusable)
      #expect(keys(["\(root)/S"]).status == .usage)
    }
  }
}
