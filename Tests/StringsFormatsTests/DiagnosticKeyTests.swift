import Foundation
import StringsFormats
import StringsSyntax
import Testing

/// The keys of the entries in which the readers of files find mistakes.
@Suite struct `Keys of mistakes in files` {
  @Test(arguments: [
    (#""a" = "x\q\w";"#, ["unknown-escape a", "unknown-escape a"]),
    (#""a\q" = "x";"#, ["unknown-escape aq"]),
    (#""a\n" = "x\q";"#, ["unknown-escape a\n"]),
    ("\"a\nb\" = \"x\\q\";", ["unknown-escape a\nb"]),
    (#""a" = "\Ud800";"#, ["lone-surrogate a"]),
    (#"a = "\777";"#, ["octal-out-of-range a"]),
    (#""a" = "x""#, ["missing-semicolon a"]),
    ("\"a\" = \"x;\n\"b\" = \"y\";", ["missing-semicolon a"]),
    ("\"a\" =\n\"b\" = \"y\";", ["expected-value a"]),
    ("a = ;\n\"b\" \"y\";", ["expected-value a", "expected-equals-or-semicolon b"]),
    ("\"a\" = \"y", ["unterminated-string a"]),
    ("a = <0g>;\nb = (c d);", ["invalid-data a", "unterminated-array b"]),
    ("a = x; b = y; a = z;", ["duplicate-key a"]),
    ("\"\u{E9}\" = x; \"e\u{301}\" = y;", ["duplicate-key-canonical \u{E9}"]),
    ("a = (x);", ["non-string-value a"]),
    (
      "{ a = { NSStringLocalizedFormatKey = \"\\q\"; n = ; c = x; c = y; }; b = \"\\q\"; }",
      ["unknown-escape a", "expected-value a", "duplicate-key a", "unknown-escape b"]
    ),
    ("a = { b = x;", ["unterminated-dictionary a"]),
    ("a = \"\u{0}\";", ["nul-character a"]),
    ("a /* open", ["expected-equals-or-semicolon a", "unterminated-comment a"]),
    // The key itself is broken, or there is none.
    (#""a\Ud800" = "x";"#, ["lone-surrogate"]),
    ("\"a = x;", ["unterminated-string"]),
    ("\"a = x;\nb = \"y\";\nc = d;", ["expected-equals-or-semicolon"]),
    ("\"a = \"x\";", ["expected-equals-or-semicolon"]),
    ("= x;", ["unexpected-character"]),
    ("a = x;\n/* open", ["unterminated-comment"]),
    ("{ a = x;", ["unterminated-dictionary"]),
  ])
  func `old-style property lists`(text: String, expected: [String]) {
    #expect(Self.shown(TranslationFile(bytes: Array(text.utf8), name: "x").diagnostics) == expected)
  }

  @Test func `text that is not UTF-8`() {
    let text = "/* \u{1} */\n\"\u{1}\" = x;\na = \"\u{1}\";\nb = y;"
    let bytes = text.utf8.map { $0 == 1 ? 0xE9 : $0 }

    let diagnostics = TranslationFile(bytes: bytes, name: "x").diagnostics

    #expect(
      Self.shown(diagnostics) == ["invalid-encoding", "invalid-encoding", "invalid-encoding a"])
  }

  @Test(arguments: [
    ("<key>a</key><string>1</string><key>a</key><string>2</string>", ["duplicate-key a"]),
    (
      "<key>a</key>\n<string>1</string>\n<key>b &lt;</key>\n<string>&</string>",
      ["invalid-plist b <"]
    ),
    ("<key>a</key>\n<string>1\n2 &\n</string>\n<key>b</key>\n<string/>", ["invalid-plist a"]),
    ("<key>a</key>\n<string>1</string>\n<key>b</key>\n", ["invalid-plist b"]),
    ("<key>a</key>\n<integer>x</integer>\n<key>b</key><string/>", ["invalid-plist a"]),
    (
      "<key>a</key>" + String(repeating: "<array>", count: 200)
        + String(repeating: "</array>", count: 200), ["invalid-plist a"]
    ),
    ("<key>a</key><string/><key>b</key><string>&</string>", ["invalid-plist b"]),
    ("<string>a</string>", ["invalid-plist"]),
    ("<key>a</key>\n<key>b</key>\n<string>1</string>", ["invalid-plist"]),
  ])
  func `XML property lists`(content: String, expected: [String]) {
    let text = "<plist version=\"1.0\">\n<dict>\n\(content)\n</dict>\n</plist>"

    #expect(Self.shown(TranslationFile(bytes: Array(text.utf8), name: "x").diagnostics) == expected)
  }

  @Test(
    arguments: [
      ([0xD1, 1, 2], [[0x51, 0x6B], [0xE0]], ["invalid-plist k"]),
      ([0xD2, 1, 2, 1, 1], [[0x51, 0x6B], [0xE0]], ["invalid-plist"]),
    ] as [([UInt8], [[UInt8]], [String])])
  func `binary property lists`(root: [UInt8], others: [[UInt8]], expected: [String]) {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in [root] + others {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    func number(_ value: Int) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, UInt8(value)] }
    let trailer =
      [0, 0, 0, 0, 0, 0, 1, 1] + number(offsets.count) + number(0) + number(bytes.count)

    let file = TranslationFile(bytes: bytes + offsets + trailer, name: "x")

    #expect(Self.shown(file.diagnostics) == expected)
  }

  @Test(arguments: [
    (
      #""a": { "localizations": { "pl": { "stringUnit": { "value": "\q" } } } }"#,
      ["invalid-json a"]
    ),
    (#""a": { "comment": "x" "y" }"#, ["invalid-json a"]),
    (#""a": {}, "b" {}"#, ["invalid-json b"]),
    (#""a": {}, b: {}"#, ["invalid-json"]),
    (#""a": { "comment": "x", "comment": "y" }, "a": {}"#, ["duplicate-key a", "duplicate-key a"]),
    (#""a": []"#, ["invalid-catalog a"]),
    (#""a": { "extractionState": "stale" }"#, ["stale-key a"]),
    (
      #""a": { "localizations": { "pl": { "stringUnit": { "state": "odd" } } } }"#,
      ["unknown-state a", "invalid-catalog a"]
    ),
    // One diagnostic about all keys.
    (
      #""a": { "localizations": { "?": {} } }, "b": { "localizations": { "?": {} } }"#,
      ["unknown-language"]
    ),
  ])
  func `string catalogs`(strings: String, expected: [String]) {
    let text = "{ \"version\": \"1.0\", \"sourceLanguage\": \"en\", \"strings\": { \(strings) } }"

    #expect(Self.shown(StringCatalog(bytes: Array(text.utf8), file: "x").diagnostics) == expected)
  }

  @Test func `a key of another object is none of a string catalog`() {
    let text = #"{ "sourceLanguage": "en", "x": { "a": 1, "a": 2 }, "strings": {} }"#

    #expect(
      Self.shown(StringCatalog(bytes: Array(text.utf8), file: "x").diagnostics) == ["duplicate-key"]
    )
  }

  private static func shown(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { [$0.code.rawValue, $0.key].compactMap(\.self).joined(separator: " ") }
  }
}
