import Foundation
import TestCases
import Testing

@testable import StringsTool

/// A program may have the texts of its development language in its code or in another file; its translations are in use.
@Suite(.ownThread) struct `Texts of the source that are elsewhere` {
  private static func strings(_ keys: [String]) -> String {
    keys.map { "\"\($0)\" = \"\($0) text\";\n" }.joined()
  }

  private static let keys = (1...6).map { "intent.\($0)" }
  private static let translation = strings(["title"] + keys)
  private static let untitled = strings(keys)

  /// What is in English, and in Polish.
  static let sources: [(String, [String: String])] = [
    ("few", ["en.lproj/L.strings": strings(["title"]), "pl.lproj/L.strings": translation]),
    ("none in common", ["en.lproj/L.strings": strings(["title"]), "pl.lproj/L.strings": untitled]),
    ("empty", ["en.lproj/L.strings": "", "pl.lproj/L.strings": untitled]),
    (
      "plurals alone",
      [
        "en.lproj/L.strings": "/* in code */\n", "en.lproj/L.stringsdict": plural("%lld file"),
        "pl.lproj/L.strings": untitled, "pl.lproj/L.stringsdict": plural("%lld plik"),
      ]
    ),
    (
      "in XML",
      [
        "en.lproj/L.stringsdict": Plurals.file(["other": "%d ducks"]),
        "pl.lproj/L.stringsdict": Plurals.head
          + keys.map { Plurals.entry($0, [("other", "%d")]) }.joined() + Plurals.foot,
      ]
    ),
    (
      "in Base.lproj",
      ["Base.lproj/L.strings": strings(["title"]), "pl.lproj/L.strings": translation]
    ),
  ]

  @Test(arguments: sources)
  func `change no translation without a named option`(
    name: String, files: [String: String]
  ) throws {
    try withFolder(files) { root in
      let path = files.keys.contains("pl.lproj/L.strings") ? "L.strings" : "L.stringsdict"
      func keys() throws -> [String] {
        let polish = try text("\(root)/pl.lproj/\(path)")
        return (Self.keys + ["removed"]).filter { polish.contains($0) }
      }

      // Nothing is marked, also not by a second sync, which knows what the first has seen.
      for _ in 1...2 {
        let marked = CommandResult(arguments: ["sync", root])
        let left = try keys()
        #expect(left == Self.keys)
        #expect(marked.status == .success)
        #expect(marked.errorOutput.contains("lacks 6 keys"), "\(marked.errorOutput)")
        #expect(marked.errorOutput.contains("--removed"))
      }

      // Nothing is deleted, which is not what was asked for.
      let deleted = CommandResult(arguments: ["sync", root, "--delete"])
      #expect(deleted.status == .failure)
      #expect(deleted.errorOutput.contains("lacks 6 keys"), "\(deleted.errorOutput)")
      let kept = try keys()
      #expect(kept == Self.keys)

      // With the option, all of it is.
      let named = CommandResult(arguments: ["sync", root, "--removed"])
      #expect(named.status == .success)
      #expect(named.output.contains("6 keys marked as removed"), "\(named.output)")
      let again = CommandResult(arguments: ["sync", root, "--removed"])
      #expect(again.output == "")
      let gone = CommandResult(arguments: ["sync", root, "--removed", "--delete"])
      #expect(gone.status == .success)
      let rest = try keys()
      #expect(rest == [])
    }
  }

  @Test(arguments: sources.filter { $0.0 != "empty" })
  func `are one finding`(name: String, files: [String: String]) throws {
    try withFolder(files) { root in
      let findings = CommandResult(
        arguments: ["check", root, "--only", "unused-translation"]
      ).output.split(separator: "\n")

      #expect(findings.count == 1, "\(findings)")
      #expect(findings.first?.contains("lacks 6 keys") == true)
      #expect(findings.first?.contains("pl.lproj") == false)
    }
  }

  @Test func `are not those that a sync has seen in the source`() throws {
    let all = Self.strings(["title"] + Self.keys)
    try withFolder(["en.lproj/L.strings": all, "pl.lproj/L.strings": all]) { root in
      _ = CommandResult(arguments: ["sync", root])
      try write(Self.strings(["title"]), to: "\(root)/en.lproj/L.strings")

      let found = CommandResult(arguments: ["check", root, "--only", "unused-translation"])
      let deleted = CommandResult(arguments: ["sync", root, "--delete"])

      #expect(found.output.split(separator: "\n").count == 6)
      #expect(deleted.status == .success)
      #expect(try text("\(root)/pl.lproj/L.strings") == Self.strings(["title"]))
    }
  }

  @Test func `are so also if a sync has seen them in a file that is empty now`() throws {
    let all = Self.strings(Self.keys)
    try withFolder(["en.lproj/L.strings": all, "pl.lproj/L.strings": all]) { root in
      _ = CommandResult(arguments: ["sync", root])
      try write("", to: "\(root)/en.lproj/L.strings")

      let marked = CommandResult(arguments: ["sync", root])
      let deleted = CommandResult(arguments: ["sync", root, "--delete"])

      #expect(marked.errorOutput.contains("en.lproj/L.strings: en lacks 6 keys"))
      #expect(deleted.status == .failure)
      #expect(try text("\(root)/pl.lproj/L.strings") == all)
      _ = CommandResult(arguments: ["sync", root, "--delete", "--removed"])
      #expect(try !text("\(root)/pl.lproj/L.strings").contains("intent"))
    }
  }

  private static let words = [
    "add", "back", "close", "menu.copy", "menu.cut", "menu.paste", "open", "save", "search", "undo",
  ]

  /// A file with some of the words misspelt.
  private static func misspelt(_ slips: [String: String], _ words: [String] = words) -> String {
    strings(words.map { slips[$0] ?? $0 })
  }

  /// Files with mistakes, and how many there are.
  static let mistakes: [(String, Int, [String: String])] = [
    (
      "one in each of several languages", 2,
      [
        "en": strings(Array(words.prefix(6) + ["save", "undo"])), "fr": "",
        "pl": misspelt(["save": "svae"], Array(words.prefix(6) + ["save", "undo"])),
        "de": misspelt(["close": "closse"], Array(words.prefix(6) + ["save", "undo"])),
      ]
    ),
    (
      "two in a small file", 2,
      ["en": strings(Array(words.prefix(8))), "pl": strings(words.prefix(8) + ["old.a", "old.b"])]
    ),
    (
      "many, of which each is close to a key that is missing", 7,
      [
        "en": strings(words),
        "pl": misspelt([
          "back": "bakc", "close": "clos", "menu.copy": "Menu.copy", "menu.cut": "menu_cut",
          "open": "opne", "save": "savve", "search": "serch",
        ]),
      ]
    ),
  ]

  @Test(arguments: mistakes)
  func `are not mistyped or removed keys`(
    name: String, count: Int, texts: [String: String]
  ) throws {
    let files = Dictionary(
      uniqueKeysWithValues: texts.map { ("\($0).lproj/L.strings", $1) })
    try withFolder(files) { root in
      let found = CommandResult(arguments: ["check", root, "--only", "unused-translation"]).output
        .split(separator: "\n")
      let deleted = CommandResult(arguments: ["sync", root, "--delete", "--removed"])

      #expect(found.count == count, "\(found)")
      #expect(found.allSatisfy { $0.contains(/(pl|de)\.lproj\/L\.strings:\d+:\d+/) }, "\(found)")
      #expect(deleted.status == .success, "\(deleted.errorOutput)")
      let left = CommandResult(arguments: ["check", root, "--only", "unused-translation"])
      #expect(left.output == "")
    }
  }

  @Test
  func `of a misspelt key are neither removed nor copied, and the key that was meant is named`()
    throws
  {
    let files = [
      "en.lproj/L.strings": Self.strings(Self.words),
      "pl.lproj/L.strings": Self.misspelt(["save": "svae"]) + "\"gone\" = \"G\";\n",
    ]
    try withFolder(files) { root in
      let polish = "\(root)/pl.lproj/L.strings"
      let found = CommandResult(arguments: ["check", root, "--only", "unused-translation"]).output
      #expect(
        found.contains("en has no \"svae\": rename it if \"save\" was meant, else remove it"),
        "\(found)")
      #expect(found.contains("en has no \"gone\": remove it"))

      // Marking and deleting keep it, as often as one likes.
      for _ in 1...2 {
        let marked = CommandResult(arguments: ["sync", root])
        #expect(marked.status == .success)
        #expect(
          marked.errorOutput
            == "\(polish): \"svae\" is kept, since it may be a misspelt \"save\": rename it, or remove it by hand\n"
        )
        let left = try text(polish)
        #expect(left.contains("\"svae\" = \"svae text\"") && !left.contains("\"save\""))
      }
      let deleted = CommandResult(arguments: ["sync", root, "--delete"])
      #expect(deleted.status == .failure && deleted.errorOutput.contains("\"svae\" is kept"))
      let left = try text(polish)
      #expect(left.contains("svae text") && !left.contains("gone"))

      // Renamed, it is the translation; with the option, it is removed.
      try write(left.replacing("\"svae\"", with: "\"save\""), to: polish)
      #expect(CommandResult(arguments: ["sync", root, "--delete"]).errorOutput == "")
      #expect(try text(polish).contains("svae text"))
      try write(left, to: polish)
      #expect(CommandResult(arguments: ["sync", root, "--delete", "--removed"]).status == .success)
      #expect(try !text(polish).contains("svae"))
    }
  }

  @Test func `are so in all languages, also in those that have few of them`() throws {
    let numbered = (1...9).map { "item.\($0)" }
    let files = [
      "en.lproj/L.strings": Self.strings(Self.words + ["item.0"]),
      "pl.lproj/L.strings": Self.strings(Self.words + numbered),
      "de.lproj/L.strings": Self.strings(Self.words + ["item.3"]),
    ]
    try withFolder(files) { root in
      let found = CommandResult(arguments: ["check", root, "--only", "unused-translation"]).output

      #expect(found.contains("lacks 9 keys") && !found.contains("de.lproj"), "\(found)")
      #expect(CommandResult(arguments: ["sync", root, "--delete"]).status == .failure)
    }
  }

  @Test func `leave a String Catalog as it is`() throws {
    let entries = Self.keys.map {
      """
      "\($0)": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "P"}}}}
      """
    }
    let catalog = """
      {"sourceLanguage": "en", "strings": {\(entries.joined(separator: ",\n"))}, "version": "1.0"}
      """
    let files = [
      "en.lproj/L.strings": Self.strings(["title"]), "pl.lproj/L.strings": Self.strings(["title"]),
      "L.xcstrings": catalog,
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      let synced = try text("\(root)/L.xcstrings")
      #expect(synced == catalog)
    }
  }

  @Test func `are counted without keys that a comment keeps`() throws {
    let kept = Self.keys.map {
      "/* sternik-strings: ignore unused-translation */\n\"\($0)\" = \"P\";\n"
    }.joined()
    let title = Self.strings(["title"])
    try withFolder([
      "en.lproj/L.strings": title, "pl.lproj/L.strings": title + kept + "old = Old;\n",
    ]) { root in
      let result = CommandResult(arguments: ["sync", root, "--delete"])

      let synced = try text("\(root)/pl.lproj/L.strings")
      #expect(result.status == .success)
      #expect(synced == title + kept)
    }
  }
}
