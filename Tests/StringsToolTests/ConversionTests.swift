import Foundation
import Testing

@testable import StringsTool

@Suite struct `Converting translations` {
  static let files = [
    "en.lproj/L.strings": """
    /* Opens a file */
    "open" = "Open";

    "both" = "%1$@ of %2$@";

    """,
    "pl.lproj/L.strings": """
    /* Opens a file */
    "open" = "Otwórz \\"go\\"";

    """,
    "en.lproj/L.stringsdict": dictionary(
      entry("ducks", "%#@n@", [("n", "d", [("one", "%d duck"), ("other", "%d ducks")])])
        + entry(
          "files in folders", "%#@files@ in %#@folders@ of %@",
          [
            ("files", "ld", [("one", "%ld file"), ("other", "%ld files")]),
            ("folders", "ld", [("one", "a folder"), ("other", "%ld folders")]),
          ])
          + """
            <key>tap</key>
            <dict>
              <key>NSStringDeviceSpecificRuleType</key>
              <dict>
                <key>mac</key>
                <string>Click</string>
                <key>other</key>
                <string>Tap</string>
              </dict>
            </dict>

          """),
    "pl.lproj/L.stringsdict": dictionary(
      entry(
        "ducks", "%#@n@",
        [
          (
            "n", "d",
            [
              ("one", "%d kaczka"), ("few", "%d kaczki"), ("many", "%d kaczek"),
              ("other", "%d kaczki"),
            ]
          )
        ])),
  ]

  static func dictionary(_ entries: String) -> String {
    "<plist version=\"1.0\">\n<dict>\n\(entries)</dict>\n</plist>\n"
  }

  static func entry(
    _ key: String, _ format: String, _ variables: [(String, String, [(String, String)])],
    rule: String = "NSStringPluralRuleType"
  ) -> String {
    func pair(_ key: String, _ text: String) -> String {
      "<key>\(key)</key><string>\(text)</string>\n"
    }
    let body = variables.map { name, type, forms in
      "<key>\(name)</key><dict>\n" + pair("NSStringFormatSpecTypeKey", rule)
        + pair("NSStringFormatValueTypeKey", type)
        + forms.map { pair($0.0, $0.1) }.joined() + "</dict>\n"
    }
    return "<key>\(key)</key><dict>\n" + pair("NSStringLocalizedFormatKey", format)
      + body.joined() + "</dict>\n"
  }

  @Test func `makes a String Catalog as Xcode writes it`() throws {
    try withFolder(Self.files) { root in
      let result = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])

      #expect(result.errorOutput == "")
      #expect(names(root) == ["L.xcstrings"])
      let catalog = read("\(root)/L.xcstrings")
      #expect(
        catalog.hasPrefix(
          """
          {
            "sourceLanguage" : "en",
            "strings" : {
              "both" : {
                "extractionState" : "manual",
                "localizations" : {
                  "en" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%1$@ of %2$@"
                    }
                  }
                }
              },
              "ducks" : {
                "extractionState" : "manual",
                "localizations" : {
                  "en" : {
                    "variations" : {
                      "plural" : {
                        "one" : {
                          "stringUnit" : {
                            "state" : "translated",
                            "value" : "%d duck"
                          }
                        },
          """))
      #expect(catalog.contains("\"value\" : \"%#@files@ in %#@folders@ of %@\""))
      #expect(catalog.contains("\"argNum\" : 2,\n              \"formatSpecifier\" : \"ld\""))
      #expect(catalog.contains("\"value\" : \"%arg folders\""))
      #expect(catalog.contains("\"comment\" : \"Opens a file\""))
      #expect(catalog.contains("\"value\" : \"Otwórz \\\"go\\\"\""))
      #expect(catalog.hasSuffix("  },\n  \"version\" : \"1.0\"\n}"))
    }
  }

  @Test func `gives the same texts on the way back`() throws {
    try withFolder(Self.files) { root in
      let before = Self.listings(root)
      let there = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])
      let back = CommandResult(arguments: ["convert", root, "--to", "strings"])

      #expect(there.errorOutput + back.errorOutput == "")
      #expect(
        names(root) == [
          "en.lproj", "pl.lproj",
        ])
      #expect(Self.listings(root) == before)
      #expect(read("\(root)/pl.lproj/L.strings") == Self.files["pl.lproj/L.strings"])
      let again = CommandResult(arguments: ["convert", root, "--to", "xcstrings", "--dry-run"])
      #expect(again.status == .success)
    }
  }

  private func names(_ root: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: root).sorted()) ?? []
  }

  private func read(_ path: String) -> String { (try? text(path)) ?? "" }

  /// The keys, texts and comments of all files.
  static func listings(_ root: String) -> [String] {
    Self.files.keys.sorted().map { name in
      let printed = CommandResult(arguments: ["print", "\(root)/\(name)"]).output
      // A plural without other text needs no name for its number, and a first argument no position.
      return printed.split(separator: "\n").sorted().joined(separator: "\n")
        .replacing("%1$#@", with: "%#@").replacing("%2$#@", with: "%#@")
        .replacing(/%[0-9]\$/) { _ in "%" }.replacing("@count@", with: "@n@")
        .replacing("count: ", with: "n: ")
    }
  }

  @Test func `prints the difference in a dry run`() throws {
    try withFolder(Self.files) { root in
      let result = CommandResult(arguments: ["convert", root, "--to", "xcstrings", "--dry-run"])

      #expect(result.output.contains("--- /dev/null\n+++ \(root)/L.xcstrings\n"))
      #expect(result.output.contains("--- \(root)/pl.lproj/L.strings\n+++ /dev/null\n"))
      for (name, old) in Self.files { #expect(read("\(root)/\(name)") == old) }
    }
  }

  @Test func `leaves the files alone that it writes elsewhere`() throws {
    try withFolder(Self.files) { root in
      let result = CommandResult(
        arguments: ["convert", root, "--to", "xcstrings", "--output", "\(root)/new"])

      #expect(result.output == "\(root)/new/L.xcstrings: converted\n")
      for (name, old) in Self.files { #expect(read("\(root)/\(name)") == old) }
    }
  }

  @Test(arguments: [
    ("/* Section */\n\n\"a\" = \"A\";\n", "1:1: error: 1 comment of no key cannot be kept"),
    (
      "/* Section */\n\n\"a\" = \"A\"; // note\n",
      "1:1: error: 2 comments of no key cannot be kept: in lines 1, 3"
    ),
    ("\"a\" = \"A\"; // note\n", "1:12: error: 1 comment of no key cannot be kept"),
    (
      "\"a\" = \"A\";\n\"a\" = \"B\";\n",
      "1:1: error: 1 text cannot be kept, since the same key occurs again: \"a\""
    ),
  ])
  func `refuses what a String Catalog cannot have`(strings: String, message: String) throws {
    try withFolder(["en.lproj/L.strings": strings]) { root in
      let result = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])

      #expect(result.status == .failure)
      #expect(result.errorOutput.hasPrefix("\(root)/en.lproj/L.strings:\(message)"))
      #expect(
        result.errorOutput.hasSuffix(
          "\nsternik-strings: nothing is converted; with --allow-loss, all but that is\n"))
      #expect(read("\(root)/en.lproj/L.strings") == strings)
      let allowed = CommandResult(
        arguments: ["convert", root, "--to", "xcstrings", "--allow-loss"])
      #expect(allowed.status == .success)
      #expect(allowed.errorOutput.contains(message.replacing("error", with: "warning")))
      #expect(!allowed.errorOutput.contains("--allow-loss"))
      #expect(names(root) == ["L.xcstrings"])
    }
  }

  @Test(arguments: [
    entry("k", "%#@n@", [("n", "d", [("other", "%dth")])], rule: "NSStringOrdinalRuleType"),
    "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>10</key><string>A</string></dict></dict>",
    "<key>k</key><array/>",
  ])
  func `refuses what varies in another way`(entry: String) throws {
    try withFolder(["en.lproj/L.stringsdict": Self.dictionary(entry)]) { root in
      let result = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])

      #expect(result.status == .failure)
      #expect(FileManager.default.fileExists(atPath: "\(root)/en.lproj/L.stringsdict"))
    }
  }

  @Test(arguments: [
    (
      "\"shouldTranslate\" : false", "1 setting \"shouldTranslate\" cannot be kept: \"k\""
    ),
    ("\"isCommentAutoGenerated\" : true", "1 setting \"isCommentAutoGenerated\" cannot be kept"),
    ("\"comment\" : \"a */ b\"", "1 comment cannot be kept in the same words: \"k\""),
    (
      """
      "localizations" : { "en" : { "variations" : { "width" : { "10" : { "stringUnit" : { "state" : "translated", \
      "value" : "A" } } } } } }
      """, "1 text cannot be kept, since they vary by width"
    ),
    (
      """
      "localizations" : { "en" : { "stringUnit" : { "state" : "machine_translated", "value" : "A" } } }
      """, "1 state \"machine_translated\" cannot be kept"
    ),
  ])
  func `refuses what other files cannot have`(member: String, message: String) throws {
    let catalog = "{ \"sourceLanguage\" : \"en\", \"strings\" : { \"k\" : { \(member) } } }"
    try withFolder(["L.xcstrings": catalog]) { root in
      let result = CommandResult(arguments: ["convert", root, "--to", "strings"])

      #expect(result.status == .failure)
      #expect(result.errorOutput.contains(": error: \(message)"), "\(result.errorOutput)")
      #expect(names(root) == ["L.xcstrings"])
    }
  }

  @Test func `keeps which translations are finished`() throws {
    // Given a copy of a source text, and a translation of an older one
    let files = [
      "en.lproj/L.strings": "\"a\" = \"One fish\";\n\"b\" = \"Two\";\n\"c\" = \"Three\";\n",
      "pl.lproj/L.strings": "\"b\" = \"Dwa\";\n\"c\" = \"Trzy\";\n",
    ]
    try withFolder(files) { root in
      _ = CommandResult(arguments: ["sync", root])
      try Data((files["en.lproj/L.strings"] ?? "").replacing("Two", with: "Two fish").utf8)
        .write(to: URL(filePath: "\(root)/en.lproj/L.strings"))

      // When they are converted there and back
      let there = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])
      let catalog = read("\(root)/L.xcstrings")
      let back = CommandResult(arguments: ["convert", root, "--to", "strings"])

      // Then their states are the same
      #expect(there.errorOutput + back.errorOutput == "")
      #expect(catalog.contains("\"state\" : \"new\",\n            \"value\" : \"One fish\""))
      #expect(catalog.contains("\"state\" : \"needs_review\",\n            \"value\" : \"Dwa\""))
      #expect(catalog.contains("\"state\" : \"translated\",\n            \"value\" : \"Trzy\""))
      let check = CommandResult(arguments: ["check", root])
      #expect(check.output.contains("this text is the same as in en"))
      #expect(check.output.contains("this translation needs review"))
      let sync = CommandResult(arguments: ["sync", root])
      #expect(sync.output == "")
    }
  }

  @Test func `keeps keys that the development language no longer has`() throws {
    let files = [
      "en.lproj/L.strings": "\"a\" = \"A\";\n",
      "pl.lproj/L.strings":
        "\"a\" = \"A\";\n\n/* Old\n   sternik-strings: removed */\n\"b\" = \"B\";\n",
    ]
    try withFolder(files) { root in
      let there = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])
      let catalog = read("\(root)/L.xcstrings")

      #expect(there.errorOutput == "")
      let back = CommandResult(arguments: ["convert", root, "--to", "strings"])
      #expect(back.errorOutput == "")
      let polish = read("\(root)/pl.lproj/L.strings")
      _ = CommandResult(arguments: ["sync", root])
      #expect(read("\(root)/pl.lproj/L.strings") == polish)
      #expect(catalog.contains("\"comment\" : \"Old\",\n      \"extractionState\" : \"stale\""))
    }
  }

  @Test func `refuses to write over files, or one file of several`() throws {
    try withFolder(
      Self.files.merging(["L.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : {} }"]) {
        $1
      }
    ) { root in
      let there = CommandResult(arguments: ["convert", root, "--to", "xcstrings"])
      let one = CommandResult(
        arguments: ["convert", "\(root)/pl.lproj/L.strings", "--to", "xcstrings"])
      let none = CommandResult(arguments: ["convert", root, "--to", "strings", "--table", "M"])

      #expect(
        there.errorOutput.contains("L.xcstrings: error: not converted: this file is there already"))
      #expect(one.errorOutput.contains("not converted: name the folder of all languages"))
      #expect(none.errorOutput == "sternik-strings: there is nothing to convert to strings\n")
      #expect([there, one, none].allSatisfy { $0.status == .failure })
    }
  }
}
