import Foundation
import TestCases
import Testing

@testable import StringsTool

/// Files that people and tools write in ways of their own.
@Suite(.ownThread) struct `Syncing an unusual file` {
  @Test(arguments: [
    ("\"old\" = \"a b\";\n", "\"old\" = \"a b\";\n\"new\" = \"x y\";\n"),
    ("old=a;\n", "old=a;\nnew=\"x y\";\n"),
    ("{}", "{\n\"new\" = \"x y\";\n}"),
    ("{\n}\n", "{\n\n\"new\" = \"x y\";\n}\n"),
    ("{ \"old\" = \"o\"; }", "{ \"old\" = \"o\";\n\"new\" = \"x y\"; }"),
  ])
  func `without a key of the source gets its keys`(old: String, new: String) throws {
    try withFolder(["en.lproj/L.strings": "\"new\" = \"x y\";\n", "pl.lproj/L.strings": old]) {
      root in
      let result = CommandResult(arguments: ["sync", root])

      #expect(result.errorOutput == "")
      let synced = try text("\(root)/pl.lproj/L.strings")
        .replacing("/* sternik-strings: removed */\n", with: "")
        .replacing("/* sternik-strings: removed */ ", with: "")
      #expect(synced == new)
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `with marks in the source is the same after a second run`() throws {
    let mark = "/* sternik-strings: removed */\n"
    let files = ["en.lproj/L.strings": mark + "a = A;\nb = B;\n", "pl.lproj/L.strings": "b = C;\n"]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      let synced = try text("\(root)/pl.lproj/L.strings")
      #expect(synced == "a = A;\nb = C;\n")
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `with a mark twice loses both`() throws {
    let mark = "/* sternik-strings: removed */\n"
    let files = ["en.lproj/L.strings": "a = A;\n", "pl.lproj/L.strings": mark + mark + "a = B;\n"]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])

      let synced = try text("\(root)/pl.lproj/L.strings")
      #expect(synced == "a = B;\n")
    }
  }

  @Test func `with a key that a comment keeps keeps it`() throws {
    let kept = "/* sternik-strings: ignore unused-translation */\nold = O;\n"
    let files = [
      "en.lproj/L.strings": "a = A;\nold = O;\n", "pl.lproj/L.strings": "a = B;\n" + kept,
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try write("a = A;\n", to: "\(root)/en.lproj/L.strings")

      _ = CommandResult(arguments: ["sync", root, "--delete"])

      let synced = try text("\(root)/pl.lproj/L.strings")
      #expect(synced == "a = B;\n" + kept)
    }
  }

  @Test func `with a key in two forms of one letter loses both`() throws {
    let files = [
      "en.lproj/L.strings": "a = A;\n",
      "pl.lproj/L.strings": "a = B;\n\"caf\u{E9}\" = x;\n\"cafe\u{301}\" = y;\n",
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root, "--delete"])

      let synced = try text("\(root)/pl.lproj/L.strings")
      #expect(synced == "a = B;\n")
    }
  }

  private static let head = "<plist version=\"1.0\">\n<dict>\n"
  private static let foot = "</dict>\n</plist>\n"

  private static func pair(_ key: String) -> String {
    "\t<key>\(key)</key>\n\t<string>Text of \(key)</string>"
  }

  /// The text of a property list after a command, from below the start tag of its dictionary.
  private func edited(_ body: String, _ command: [String], source: String) throws -> (
    String, CommandResult
  ) {
    let files = [
      "en.lproj/L.strings": Self.head + source + Self.foot,
      "pl.lproj/L.strings": Self.head + body + Self.foot,
    ]
    return try withFolder(files) { root in
      let result = CommandResult(arguments: command + [root])
      let text = try text("\(root)/pl.lproj/L.strings")
      return (String(text.dropFirst(Self.head.count).dropLast(Self.foot.count)), result)
    }
  }

  @Test func `in XML keeps comments that are not of the removed key`() throws {
    let body =
      "\t<!-- Copyright -->\n\n\t<!-- Section -->\n\n\t<!-- of a -->\n" + Self.pair("key.a")
      + " <!-- behind a -->\n" + Self.pair("key.b") + " <!-- behind b -->\n"

    let (text, _) = try edited(body, ["sync", "--delete"], source: Self.pair("key.b") + "\n")

    #expect(
      text == "\t<!-- Copyright -->\n\n\t<!-- Section -->\n\n" + Self.pair("key.b")
        + " <!-- behind b -->\n")
  }

  @Test func `in XML is sorted within its sections`() throws {
    let body =
      Self.pair("b") + " <!-- behind b -->\n" + Self.pair("a") + "\n\t<!-- Two -->\n\n"
      + Self.pair("aa") + "\n"

    let (text, _) = try edited(body, ["sort"], source: Self.pair("a") + "\n")

    #expect(
      text == Self.pair("a") + "\n" + Self.pair("b") + " <!-- behind b -->\n\t<!-- Two -->\n\n"
        + Self.pair("aa") + "\n")
  }

  @Test(arguments: [
    ("<key><![CDATA[a]]></key>", "<key>z</key>"), ("<key >a</key>", "<key >z</key>"),
    ("<key>&#97;</key>", "<key>z</key>"),
  ])
  func `in XML may have a key that is written in another way`(key: String, renamed: String) throws {
    let rest = "\n\t<string>x</string>\n"

    let (text, result) = try edited(
      "\t\(key)\(rest)", ["rename", "a", "z"], source: Self.pair("a") + "\n")

    #expect(text == "\t\(renamed)\(rest)")
    #expect(result.status == .success)
  }

  @Test func `in XML with a comment in a text is not edited, since programs cannot read it`() throws
  {
    let body = "\t<key>a<!-- c --></key>\n\t<string>x</string>\n"

    for command in [["rename", "a", "z"], ["sync", "--delete"], ["sort"]] {
      let (text, result) = try edited(body, command, source: Self.pair("a") + "\n")

      #expect(text == body)
      #expect(result.errorOutput.contains(": error: "), "\(command)")
    }
  }

  @Test func `in XML with a comment before a value is sorted with it`() throws {
    let body =
      "\t<key>b</key><!-- inner --><string>b</string>\n" + Self.pair("a") + "\n"

    let (text, result) = try edited(body, ["sort"], source: Self.pair("a") + "\n")

    #expect(result.errorOutput == "")
    #expect(text == Self.pair("a") + "\n\t<key>b</key><!-- inner --><string>b</string>\n")
  }

  @Test func `in XML with CRLF gets texts of several lines as they are`() throws {
    let source = "\t<key>a</key>\n\t<string>one\ntwo</string>\n" + Self.pair("b") + "\n"
    let target = (Self.head + Self.pair("b") + "\n" + Self.foot).replacing("\n", with: "\r\n")
    let files = [
      "en.lproj/L.strings": Self.head + source + Self.foot, "pl.lproj/L.strings": target,
    ]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", root])

      #expect(result.errorOutput == "")
      let synced = try text("\(root)/pl.lproj/L.strings")
      #expect(synced.contains("<string>one\ntwo</string>\r\n"))
    }
  }

  @Test func `of many keys takes no time for each of all others`() throws {
    let keys = (0..<3_000).map { "k\(10_000 + $0 * 7_919 % 3_000)" }
    let target = keys.map { "\($0) = x;\n" }.joined()
    try withFolder(["en.lproj/L.strings": "a = A;\n", "pl.lproj/L.strings": target]) { root in
      let difference = CommandResult(arguments: ["sort", root, "--dry-run"]).output
      #expect(difference.split(separator: "\n").count > 3_000)

      _ = CommandResult(arguments: ["sync", root, "--delete", "--removed"])

      let synced = try text("\(root)/pl.lproj/L.strings")
      #expect(synced == "a = A;\n")
    }
  }
}

@Suite struct `A file larger than the limit` {
  @Test(arguments: [
    ["check", "pl.lproj"], ["print", "pl.lproj/L.strings"], ["print", "C.xcstrings"],
    ["import", "x.xliff", "en.lproj"], ["import", "x.po", "en.lproj"],
    ["import", "x.csv", "en.lproj", "--language", "pl"],
  ])
  func `is refused unread`(arguments: [String]) throws {
    try withFolder(["en.lproj/L.strings": "a = \"Open\";\n", "pl.lproj/L.strings": ""]) { root in
      // Given files of no bytes on the disk
      for name in ["pl.lproj/L.strings", "C.xcstrings", "x.xliff", "x.po", "x.csv"] {
        let path = "\(root)/\(name)"
        try Data().write(to: URL(filePath: path))
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.truncate(atOffset: UInt64(64 << 20) + 1)
        try file.close()
      }

      let result = CommandResult(
        arguments: arguments.map {
          $0.hasPrefix("-") || !$0.contains(".") ? $0 : "\(root)/\($0)"
        })

      #expect(result.status == .unusable)
      #expect(
        result.errorOutput.contains("it is larger than 67108864 bytes")
          || result.output.contains("it is larger than 67108864 bytes"))
    }
  }
}
