import Testing

@testable import StringsTool

/// A mistake of the source text is none of each of its translations.
@Suite struct `What many languages have` {
  private func files(wrong: Int, of count: Int) -> [String: String] {
    var files = ["en.lproj/L.strings": "/* x */\na = \"%d\";\n"]
    for (index, tag) in ["cs", "de", "es", "fr", "it", "pl", "ru", "sv"].prefix(count).enumerated()
    {
      files["\(tag).lproj/L.strings"] = "a = \"\(index < wrong ? "%@" : "%d")\";\n"
    }
    return files
  }

  private func check(_ root: String, _ options: String...) -> [Substring] {
    CommandResult(arguments: ["check", root] + options).output.split(separator: "\n")
  }

  @Test func `is said once, at the source`() throws {
    try withFolder(files(wrong: 5, of: 8)) { root in
      let lines = check(root)

      #expect(lines.count == 1)
      #expect(
        lines[0].hasPrefix(
          "\(root)/en.lproj/L.strings:2:1: error: 5 of 8 languages have this, so this text may be wrong, or all of them: "
        ))
      #expect(check(root, "--each").count == 5)
      #expect(check(root, "--language", "de").count == 1)
      #expect(check("\(root)/de.lproj").count == 1)
    }
  }

  @Test func `is in a baseline for each language, which fits each view of the project`() throws {
    try withFolder(files(wrong: 5, of: 8)) { root in
      let baseline = ["--baseline", "\(root)/known"]
      _ = CommandResult(arguments: ["check", root, "--update-baseline"] + baseline)
      for options in [[], ["--each"], ["--language", "de"]] {
        #expect(CommandResult(arguments: ["check", root] + baseline + options).output == "")
      }
      #expect(CommandResult(arguments: ["check", "\(root)/de.lproj"] + baseline).output == "")
    }
  }

  @Test(arguments: [(2, 2), (2, 4), (3, 7)])
  func `is theirs if they are few`(wrong: Int, count: Int) throws {
    try withFolder(files(wrong: wrong, of: count)) { root in
      let lines = check(root)
      #expect(lines.count == wrong && !lines.contains { $0.contains("en.lproj") })
    }
  }

  @Test func `is not said where comments ignore it`() throws {
    var files = files(wrong: 5, of: 5)
    for (name, text) in files where !name.hasPrefix("en") {
      files[name] =
        "/* sternik-strings: ignore object-placeholder */\n" + text
    }
    try withFolder(files) { root in
      #expect(check(root) == [])
    }
  }
}
