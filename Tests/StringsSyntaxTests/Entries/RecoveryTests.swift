import StringsSyntax
import Testing

@Suite struct `Recovery from a broken entry` {
  struct Case: Sendable, CustomStringConvertible {
    var description: String
    var text: String
    var errors: [String]
    var keys: [String]

    init(_ description: String, _ text: String, errors: [String], keys: [String]) {
      self.description = description
      self.text = text
      self.errors = errors
      self.keys = keys
    }
  }

  static let cases = [
    Case(
      "a quote inside the text", #""a" = "He said "hi" to me";"# + "\n\"b\" = \"c\";",
      errors: ["1:17 missing-semicolon"], keys: ["a", "b"]),
    Case(
      "two entries on a line without a semicolon", #""a" = "b" "c" = "d"; "e" = "f";"#,
      errors: ["1:10 missing-semicolon"], keys: ["a", "c", "e"]),
    Case(
      "a value that lacks its closing quote",
      "\"a\" = \"b;\n\"c\" = \"d\";\n\"e\" = \"f\";",
      errors: ["2:2 missing-semicolon"], keys: ["c", "e"]),
    Case(
      "a key that lacks its closing quote",
      "\"a = \"b\";\n\"c\" = \"d\";",
      errors: ["1:7 expected-equals-or-semicolon"], keys: ["c"]),
    Case(
      "a value that is missing before the next line",
      "\"a\" =\n\"b\" = \"c\";\n\"d\" = \"e\";",
      errors: ["1:6 expected-value"], keys: ["b", "d"]),
    Case(
      "the last string lacks its closing quote",
      "\"a\" = \"b\";\n\"c\" = \"d;\n'e' = 'f';",
      errors: ["2:7 unterminated-string"], keys: ["a", "e"]),
    Case(
      "a comment without end",
      "\"a\" = \"b\";\n/* oops\n\"c\" = \"d\"; /* again\n\"e\" = \"f\";",
      errors: ["2:1 unterminated-comment"], keys: ["a", "c", "e"]),
    Case(
      "a wrong escape and another one in the same text",
      #""a" = "\U \400"; "b" = "c";"#,
      errors: ["1:8 invalid-unicode-escape"], keys: ["b"]),
    Case(
      "half a surrogate pair", #""a" = "\Ud83d\U0041"; "b" = "c";"#,
      errors: ["1:8 lone-surrogate"], keys: ["b"]),
    Case(
      "an octal code without a character", #""a" = "\377"; "b" = "c";"#,
      errors: ["1:8 octal-out-of-range"], keys: ["b"]),
    Case(
      "an array without commas", "\"a\" = (\n  \"x\"\n  \"y\"\n);\n\"b\" = \"c\";",
      errors: ["1:7 unterminated-array"], keys: ["b"]),
    Case(
      "a broken pair in a nested dictionary",
      "\"a\" = {\n  \"x\" = ;\n  \"y\" = \"z\";\n};\n\"b\" = \"c\";",
      errors: ["2:9 expected-value"], keys: ["a", "b"]),
    Case(
      "an array in a nested dictionary that is not closed",
      "\"a\" = {\n  x = ( 1, 2;\n  y = z;\n};\n\"b\" = \"c\";",
      errors: ["2:7 unterminated-array"], keys: ["a", "b"]),
    Case(
      "data with an odd number of digits", "\"a\" = <48 6>;\n\"b\" = \"c\";",
      errors: ["1:11 invalid-data"], keys: ["b"]),
    Case(
      "brackets too deep", "a = " + String(repeating: "(", count: 600) + ";\nb = c;",
      errors: ["1:133 too-deep"], keys: ["b"]),
    Case(
      "brackets too deep that close",
      "a = " + String(repeating: "{ x = ", count: 600) + "y"
        + String(repeating: "; }", count: 600) + ";\nb = c;",
      errors: ["1:773 too-deep"], keys: ["a", "b"]),
    Case(
      "something after the brace that encloses the file", "{ a = b; }; c = d;",
      errors: ["1:11 unexpected-character"], keys: ["a", "c"]),
    Case(
      "a dictionary without end in another one", "{ a = { b = { c = d;",
      errors: ["1:13 unterminated-dictionary"], keys: []),
    Case(
      "Latin-1 in two entries and a comment",
      "// caf\u{1}\n\"a\" = \"\u{1}\u{1}\";\n\"b\" = \"\u{1}\";\n\"c\" = \"d\";",
      errors: ["1:7 invalid-encoding", "2:8 invalid-encoding", "3:8 invalid-encoding"],
      keys: ["c"]),
    Case(
      "Latin-1 several times in each of several comments",
      "/* \u{1}l\u{1} */ a = b; // \u{1}l\u{1}\n/* * \u{1}\n\u{1} */ c /* \u{1} */ = d;",
      errors: [
        "1:4 invalid-encoding", "1:21 invalid-encoding", "2:6 invalid-encoding",
        "3:11 invalid-encoding",
      ], keys: ["a", "c"]),
  ]

  @Test(arguments: cases)
  func `one broken entry is one error, and the rest is loaded`(_ given: Case) {
    let bytes = given.text.utf8.map { $0 == 1 ? 0xE9 : $0 }

    let document = StringsDocument(bytes: bytes)

    let errors = document.diagnostics.filter { $0.severity == .error }
    #expect(errors.map { "\($0.position?.description ?? "") \($0.code)" } == given.errors)
    #expect(document.entries.map(\.key) == given.keys)
  }

  @Test(arguments: [
    #""a" = "b\"#, #""a" = "b\q\"#, #"'\"#, #""\"#, #""a" "\"#, #"a = ("\"#, #"a = { b = "\"#,
    #"{ a = "\"#, #"a = b; "\"#, #"a = "b" '\"#, #"a = "b" c = '\"#, #"a = (b "\"#, #"a "b" '\"#,
  ])
  func `a backslash at the end of the file is not an unknown escape`(text: String) {
    let codes = StringsDocument(text: text).diagnostics.map { "\($0.code)" }

    #expect(!codes.isEmpty && !codes.contains("unknown-escape"), "\(codes)")
  }

  @Test func `the message of a runaway string names its opening quote`() {
    let document = StringsDocument(text: "\"a\" = \"b;\n\"c\" = \"d\";", file: "pl.strings")

    #expect(
      document.diagnostics.map(\.description) == [
        "pl.strings:2:2: error: expected ';' after the value; "
          + "is the closing quote of the string at 1:7 missing? [missing-semicolon]"
      ])
  }
}
