import Foundation
import Testing

@testable import StringsTool

@Suite struct `Sorting translations` {
  private func sorted(_ source: String, in file: String = "en.lproj/L.strings") throws -> String {
    try withFolder([file: source]) { root in
      let result = CommandResult(arguments: ["sort", root])
      #expect(result.status == .success, "\(result.errorOutput)")
      #expect(CommandResult(arguments: ["sort", root]).output == "")
      return try text("\(root)/\(file)")
    }
  }

  @Test(arguments: [
    ("b = 1;\na = 2;\nB = 3;\n", "a = 2;\nB = 3;\nb = 1;\n"),
    ("/* B */\nb = 1; // b\n\n/* A */\na = 2;\n", "/* A */\na = 2;\n\n/* B */\nb = 1; // b\n"),
    ("a = 2;\nb = 1;\na = 3;\n", "a = 2;\na = 3;\nb = 1;\n"),
    (
      "b = 1;\n  /* A */\n  a = 2;\n", "  /* A */\n  a = 2;\nb = 1;\n"
    ),
    (
      "/* Head */\n\nd = 1;\nc = 2;\n\n/* Two */\n\nb = 3;\na = 4;\n",
      "/* Head */\n\nc = 2;\nd = 1;\n\n/* Two */\n\na = 4;\nb = 3;\n"
    ),
  ])
  func `moves entries with their comments within sections`(
    _ source: String, _ expected: String
  ) throws {
    #expect(try sorted(source) == expected)
  }

  @Test func `does not let a comment hide an entry`() throws {
    try withFolder(["en.lproj/L.strings": "b = 1; a = 2; // a"]) { root in
      let result = CommandResult(arguments: ["sort", root])

      #expect(result.status == .failure)
      #expect(result.errorOutput.contains("[not-edited]"))
      let text = try text("\(root)/en.lproj/L.strings")
      #expect(text == "b = 1; a = 2; // a")
    }
  }

  @Test func `sorts property lists with their comments`() throws {
    func list(_ entries: String) -> String {
      "<plist version=\"1.0\">\n<dict>\n\(entries)</dict>\n</plist>\n"
    }
    let a = "\t<!-- A -->\n\t<key>a</key>\n\t<string>x</string>\n"
    let b = "\t<key>b</key>\n\t<string>y</string>\n"

    #expect(try sorted(list(b + a), in: "en.lproj/L.stringsdict") == list(a + b))
  }

  @Test func `sorts a String Catalog as Xcode does`() throws {
    func catalog(_ keys: [String]) -> String {
      let entries = keys.map { "    \"\($0)\" : {\n\n    }" }.joined(separator: ",\n")
      return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  }\n}"
    }
    let keys = ["“%@”", "%d", "Can’t", "Cancel", "Item 2", "item 10", "unread", "Unread"]

    #expect(try sorted(catalog(keys.reversed()), in: "L.xcstrings") == catalog(keys))
  }
}
