import Foundation
import Testing

@testable import StringsTool

@Suite struct `Syncing translations` {
  private let source = """
    /* General */

    /* The title */
    "title" = "Title";

    /* Leaves the program */
    "quit" = "Quit";

    /* Errors */

    "error.disk" = "Disk full";

    "error.net" = "No network";

    """

  @Test func `adds new keys in the order of the source, in the style of the file`() throws {
    // Given a translation with another style, which lacks two keys in two sections
    let files = [
      "en.lproj/L.strings": source,
      "pl.lproj/L.strings": "/* Ogólne */\r\n\r\ntitle='Tytuł';\r\n\r\n/* Błędy */\r\n\r\n"
        + "'error.net'='Brak sieci';\r\n",
    ]
    try withFolder(files) { root in
      // When it is synced
      let result = CommandResult(arguments: ["sync", root])

      // Then they are beside the same keys as in the source
      #expect(result.status == .success)
      #expect(
        result.output.contains("/pl.lproj/L.strings: 2 keys added\n"), "\(result.output)")
      let synced = try text("\(root)/pl.lproj/L.strings")
      #expect(
        synced
          == "/* Ogólne */\r\n\r\ntitle='Tytuł';\r\n\r\n/* Leaves the program */\r\n"
          + "quit='Quit';\r\n\r\n/* Błędy */\r\n\r\n'error.disk'='Disk full';\r\n\r\n"
          + "'error.net'='Brak sieci';\r\n")
      #expect(CommandResult(arguments: ["sync", root]).output == "")
    }
  }

  @Test func `keeps UTF-16 with its byte order mark`() throws {
    try withFolder(["en.lproj/L.strings": "a = A;\n\"ż\" = \"Ż\";\n"]) { root in
      // Given a translation in UTF-16
      try FileManager.default.createDirectory(
        atPath: "\(root)/pl.lproj", withIntermediateDirectories: false)
      let old = Data([0xFF, 0xFE]) + Data("a = \"Ą\";\n".littleEndian)
      try old.write(to: URL(filePath: "\(root)/pl.lproj/L.strings"))

      // When it is synced
      let shown = CommandResult(arguments: ["sync", root, "--dry-run"]).output
      #expect(CommandResult(arguments: ["sync", root]).status == .success)

      // Then it is longer, and begins with the same bytes
      let new = try Data(contentsOf: URL(filePath: "\(root)/pl.lproj/L.strings"))
      #expect(new.starts(with: old))
      #expect(shown.contains("\n@@ -1,1 +1,2 @@\n a = \"Ą\";\n+\"ż\" = \"Ż\";\n"))
      #expect(
        String(decoding: new.dropFirst(2).chunked, as: UTF16.self) == "a = \"Ą\";\n\"ż\" = \"Ż\";\n"
      )
    }
  }

  @Test func `copies a table that a language lacks`() throws {
    let files = [
      "en.lproj/L.strings": source + "\"sternik.open\" = \"show\";\n",
      "en.lproj/Other.strings": "a = A;", "de.lproj/Other.strings": "a = \"Ä\";",
    ]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", root])

      let copy = try text("\(root)/de.lproj/L.strings")
      #expect(result.status == .success)
      #expect(copy == source)
      #expect(try text("\(root)/de.lproj/Other.strings") == "a = \"Ä\";")
    }
  }

  @Test func `marks a removed key once, and takes the mark away when the key is back`() throws {
    let files = [
      "en.lproj/L.strings": "a = A;\n", "pl.lproj/L.strings": "a = \"Ą\";\n  /* B */\n  b = B;\n",
    ]
    try withFolder(files) { root in
      // Given a key that the source lacks
      #expect(CommandResult(arguments: ["sync", root]).status == .success)
      let marked = "a = \"Ą\";\n  /* B */\n  /* sternik-strings: removed */\n  b = B;\n"
      #expect(try text("\(root)/pl.lproj/L.strings") == marked)
      #expect(CommandResult(arguments: ["check", root]).output.contains("[unused-translation]"))
      #expect(!CommandResult(arguments: ["check", root]).output.contains("[unknown-ignore]"))
      #expect(CommandResult(arguments: ["sync", root]).output == "")

      // When it comes back
      try write("a = A;\nb = Bee;\n", to: "\(root)/en.lproj/L.strings")
      #expect(CommandResult(arguments: ["sync", root]).status == .success)

      // Then the file is as it was
      #expect(try text("\(root)/pl.lproj/L.strings") == files["pl.lproj/L.strings"])
    }
  }

  @Test func `removes keys that are texts only if the source had them before`() throws {
    let files = [
      "en.lproj/L.strings": "\"Open it\" = \"Open it\";\n\"Save it\" = \"Save it\";\n",
      "pl.lproj/L.strings":
        "\"Open it\" = \"Otwórz\";\n\"Save it\" = \"Zapisz\";\n\"Own key\" = \"Własny\";\n",
    ]
    try withFolder(files) { root in
      #expect(CommandResult(arguments: ["sync", "--delete", root]).status == .success)
      #expect(try text("\(root)/pl.lproj/L.strings") == files["pl.lproj/L.strings"])

      try write("\"Open it\" = \"Open it\";\n", to: "\(root)/en.lproj/L.strings")
      let result = CommandResult(arguments: ["sync", "--delete", root])

      #expect(result.output.contains("1 key removed"))
      let synced = try text("\(root)/pl.lproj/L.strings")
      #expect(
        synced
          == "\"Open it\" = \"Otwórz\";\n\"Own key\" = \"Własny\";\n")
      #expect(CommandResult(arguments: ["sync", "--delete", root]).output == "")
    }
  }

  @Test func `prints the difference and changes nothing in a dry run`() throws {
    let files = [
      "en.lproj/L.strings": "a = A;\nb = \"B\u{1B}[2J\";\n", "pl.lproj/L.strings": "a = \"Ą\";",
    ]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", "--dry-run", root])

      #expect(result.status == .success)
      #expect(
        result.output.hasPrefix(
          """
          --- \(root)/pl.lproj/L.strings
          +++ \(root)/pl.lproj/L.strings
          @@ -1,1 +1,2 @@
          -a = "Ą";
          \\ No newline at end of file
          +a = "Ą";
          +b = "B\\U001B[2J";
          \\ No newline at end of file
          --- /dev/null
          +++ \(root)/SourceTexts.state
          @@ -0,0 +1,5 @@

          """), "\(result.output)")
      let after = try text("\(root)/pl.lproj/L.strings")
      #expect(after == "a = \"Ą\";")
      #expect(!FileManager.default.fileExists(atPath: "\(root)/SourceTexts.state"))
    }
  }

  @Test(arguments: ["en", "pl"])
  func `does not edit what has errors`(_ broken: String) throws {
    var files = [
      "en.lproj/L.strings": "a = A;\nb = B;", "pl.lproj/L.strings": "a = A;\nc = C;",
      "de.lproj/L.strings": "a = A;\nb = B;",
    ]
    files["\(broken).lproj/L.strings", default: ""] += "\nd = ;"
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", "--delete", root])

      #expect(result.status == .failure)
      #expect(result.errorOutput.contains("\(broken).lproj/L.strings:3:5: error: "))
      #expect(result.errorOutput.contains("not synced because of these errors"))
      let after = try text("\(root)/pl.lproj/L.strings")
      #expect(after == files["pl.lproj/L.strings"])
    }
  }

  @Test func `edits the file alone that is named`() throws {
    let files = [
      "en.lproj/L.strings": "a = A;\n", "pl.lproj/L.strings": "", "de.lproj/L.strings": "",
    ]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["sync", "\(root)/pl.lproj/L.strings"])

      let synced = try text("\(root)/pl.lproj/L.strings")
      #expect(result.status == .success)
      #expect(synced == "\"a\" = \"A\";\n")
      #expect(try text("\(root)/de.lproj/L.strings") == "")
    }
  }

  @Test func `names a file alone that is of no language`() throws {
    try withFolder(["L.strings": "a = A;"]) { root in
      let result = CommandResult(arguments: ["sync", "\(root)/L.strings"])

      #expect(result.errorOutput.contains("no texts in en to sync with"))
      #expect(CommandResult(arguments: ["sync", "-"]).status == .usage)
    }
  }
}

extension String {
  /// The bytes of UTF-16, low byte first.
  fileprivate var littleEndian: [UInt8] {
    utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }
}

extension Data {
  /// Pairs of bytes as UTF-16, low byte first.
  fileprivate var chunked: [UInt16] {
    let bytes = Array(self)
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8
    }
  }
}

func text(_ path: String) throws -> String {
  try String(decoding: Data(contentsOf: URL(filePath: path)), as: UTF8.self)
}

func write(_ text: String, to path: String) throws {
  try Data(text.utf8).write(to: URL(filePath: path))
}
