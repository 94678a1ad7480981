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
