import StringsFormats
import StringsSyntax
import Testing

/// The positions, severities and codes of all mistakes in short files.
@Suite struct `Positions of mistakes in files` {
  @Test func `text without a byte order mark`() {
    let units = Array("a = b;".utf16).flatMap { [UInt8(0), UInt8($0)] }

    let diagnostics = TranslationFile(bytes: units, name: "x").diagnostics

    #expect(Self.shown(diagnostics) == ["1:1 warning missing-byte-order-mark"])
  }

  @Test(arguments: [
    (
      "/* fine */ \"a\" = \"b\";\n  \"c\" = \"\\q\";\n\"d\" \"e\";\n   \"f\" = ;\n\"a\" = \"again\";\n\"g\" = \"h\"\n\"i\" = (\"j\", <0g>);\n \"k\" = \"\\U12\";\n\"l\" = { \"m\" = \"n\" ;\n/* open",
      [
        "2:10 warning unknown-escape", "3:5 error expected-equals-or-semicolon",
        "4:10 error expected-value", "5:1 warning duplicate-key as 1:12",
        "6:10 error missing-semicolon", "7:14 error invalid-data",
        "9:7 error unterminated-dictionary", "10:1 error unterminated-comment",
      ]
    ),
    ("a = b; c", ["1:9 error expected-equals-or-semicolon"]),
    ("\"a\" = \"b\"", ["1:10 error missing-semicolon"]),
    ("\n\"a", ["2:1 error unterminated-string"]),
    ("a = <\n00 0>;", ["2:4 error invalid-data"]),
    ("a = (b c);", ["1:5 error unterminated-array"]),
    ("a = { b = c d };", ["1:5 warning non-string-value", "1:12 error missing-semicolon"]),
    ("\"a\" = \"b\";;", ["1:11 error unexpected-character"]),
    ("a = \"\\777\";", ["1:6 error octal-out-of-range"]),
    ("a = \"\\Ud800\";", ["1:6 error lone-surrogate"]),
    ("a = b;\n\n  }", ["3:3 error unexpected-character"]),
    ("/", ["1:2 error expected-equals-or-semicolon"]),
    ("// only", []),
    ("=\"b\";", ["1:1 error unexpected-character"]),
  ])
  func `old-style property lists`(text: String, expected: [String]) {
    let diagnostics = TranslationFile(bytes: Array(text.utf8), name: "x").diagnostics

    #expect(Self.shown(diagnostics) == expected)
  }

  @Test(arguments: [
    ("<plist>\n<dict>\n  <key>a</key>\n</dict></plist>", ["3:3 error invalid-plist"]),
    ("<plist>\n<dict>\n  <string>a</string></dict></plist>", ["3:3 error invalid-plist"]),
    ("<plist><dict>\n <key>a</key>\n   <what/>\n</dict></plist>", ["3:4 error invalid-plist"]),
    (
      "<plist><dict>\n <key>a</key>\n   <string>b</wrong>\n</dict></plist>",
      ["3:13 error invalid-plist"]
    ),
    (
      "<plist><dict>\n <key>a</key>\n   <integer>b</integer>\n</dict></plist>",
      ["3:4 error invalid-plist"]
    ),
    ("<plist><dict>\n <key>a</key>\n   <data>*</data>\n</dict></plist>", []),
    (
      "<plist><dict>\n <key>a</key><string>&what;</string>\n</dict></plist>",
      ["2:22 error invalid-plist"]
    ),
    (
      "<plist><dict>\n <key>a</key><string>1</string>\n  <key>a</key><string>2</string></dict></plist>",
      ["3:3 warning duplicate-key as 2:2"]
    ),
    ("<plist>\n <array/></plist>", ["error invalid-plist"]),
    ("<plist>\n<dict>", ["2:1 error invalid-plist"]),
    ("\n<what/>", ["2:1 error unexpected-character"]),
    ("<plist><dict>\n <!-- open", ["2:2 error invalid-plist"]),
  ])
  func `XML property lists`(text: String, expected: [String]) {
    let diagnostics = TranslationFile(bytes: Array(text.utf8), name: "x").diagnostics

    #expect(Self.shown(diagnostics) == expected)
  }

  @Test(arguments: [
    (
      "{\n \"version\" : \"1.0\",\n \"sourceLanguage\" : \"en\",\n \"strings\" : {\n \"a\" : [] } }",
      ["5:8 error invalid-catalog"]
    ),
    (
      "{\n \"strings\" : {\n  \"a\" : { \"localizations\" : { \"pl\" : { \"stringUnit\" : { \"state\" : \"odd\", \"value\" : 1 } } } } } }",
      ["1:1 error invalid-catalog", "3:55 warning unknown-state", "3:55 warning invalid-catalog"]
    ),
    (
      "{\n \"sourceLanguage\" : \"en\",\n \"strings\" : { \"a\" : { \"localizations\" : { \"pl\" :\n { \"variations\" : { \"odd\" : {} } } } } } }",
      ["4:21 warning unknown-variation"]
    ),
    ("{ \"a\" : \n tru }", ["2:2 error invalid-json"]),
    ("{ \"a\" : 1,\n }", ["2:2 error invalid-json"]),
    ("[\n", ["2:1 error invalid-json"]),
    ("\n  {\"a\" : \"\\q\"}", ["2:11 error invalid-json"]),
    ("{ \"a\" : 1 }\n  x", ["2:3 error invalid-json"]),
    ("{ \"a\" : 01 }", ["1:10 error invalid-json"]),
    ("{\"a\":\"\n\"}", ["1:7 error invalid-json"]),
    (
      "{\n \"a\" : 1,\n   \"a\" : 2 }",
      [
        "3:4 warning duplicate-key as 2:2", "1:1 error invalid-catalog",
        "1:1 error invalid-catalog",
      ]
    ),
    ("{ \"a\" : \"\\u12\" }", ["1:10 error invalid-json"]),
    ("{ \"a\" : \"\\ud800\" }", ["1:10 error invalid-json"]),
    ("{ \"a\" : -\n}", ["1:10 error invalid-json"]),
    ("{ \"a\" : 1. }", ["1:11 error invalid-json"]),
    ("{ \"a\" : 1e }", ["1:11 error invalid-json"]),
    ("{ \"a\" 1 }", ["1:7 error invalid-json"]),
    ("{ 1 : 2 }", ["1:3 error invalid-json"]),
    (
      "{\n  \"strings\" : { \"a\" :\n  { \"extractionState\" : \"stale\" } } }",
      ["1:1 error invalid-catalog", "2:17 warning stale-key"]
    ),
  ])
  func `string catalogs`(text: String, expected: [String]) {
    let diagnostics = StringCatalog(bytes: Array(text.utf8), file: "x").diagnostics

    #expect(Self.shown(diagnostics) == expected)
  }

  private static func shown(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      let position = diagnostic.position.map { "\($0) " } ?? ""
      let related = diagnostic.related.map { " as \($0)" } ?? ""
      return position + "\(diagnostic.severity) \(diagnostic.code.rawValue)" + related
    }
  }
}
