import Foundation
import StringsSyntax
import Testing

@testable import StringsTool

@Suite struct `Formatting translations` {
  private func formatted(_ source: String) throws -> String {
    try withFolder(["en.lproj/L.strings": source]) { root in
      let result = CommandResult(arguments: ["format", root])
      #expect(result.status == .success, "\(result.errorOutput)")
      let text = try text("\(root)/en.lproj/L.strings")
      #expect(CommandResult(arguments: ["format", root]).output == "")
      #expect(StringsDocument(text: text).values == StringsDocument(text: source).values)
      return text
    }
  }

  @Test(arguments: [
    ("a=b;", "\"a\" = \"b\";\n"),
    (
      "\n\n  a  =\n'b \"c\"' ;\t\n\n\n\n\"d\"=\"\\U00e9\";\n\n",
      "\"a\" = \"b \\\"c\\\"\";\n\n\"d\" = \"\\U00e9\";\n"
    ),
    ("a = b; c = d;", "\"a\" = \"b\";\n\"c\" = \"d\";\n"),
    (
      "/* A */ a = b; // B\n\t// C\n\tc = d;/* D */",
      "/* A */\n\"a\" = \"b\"; // B\n// C\n\"c\" = \"d\"; /* D */\n"
    ),
    ("a = b; /* C */ c = d;", "\"a\" = \"b\";\n/* C */\n\"c\" = \"d\";\n"),
    ("a /* A */ = b;\na2;", "\"a\" /* A */ = \"b\";\n\"a2\";\n"),
    ("/* Head */\r\n\r\n\r\n a=b;\r\n", "/* Head */\r\n\r\n\"a\" = \"b\";\r\n"),
    ("a={ one=x; };\n", "\"a\" = { one=x; };\n"),
    ("{ a=b; }", "{ \"a\" = \"b\"; }"),
    ("\"a\" = \"1\";b = c;", "\"a\" = \"1\";\n\"b\" = \"c\";\n"),
    ("a;b;", "\"a\";\n\"b\";\n"),
    ("\"a\" = \"two\n  lines\";", "\"a\" = \"two\n  lines\";\n"),
    ("// alone\n\n\n", "// alone\n"),
    ("", ""),
  ])
  func `changes spaces and quotes alone`(_ source: String, _ expected: String) throws {
    #expect(try formatted(source) == expected)
  }

  @Test func `keeps comments with their entries`() throws {
    let source = "/* H */\n\n\n/* A */ /* B */ a=b;   // C\n /* D\n   E */\n c=d;\n"

    let text = try formatted(source)

    let comments = StringsDocument(text: source).entries.map(\.comment)
    #expect(StringsDocument(text: text).entries.map(\.comment) == comments)
  }

  @Test func `leaves other files out, and those with errors`() throws {
    let files = [
      "en.lproj/L.strings": "a = ;", "en.lproj/M.strings": "<plist><dict></dict></plist>",
      "M.xcstrings": #"{"sourceLanguage":"en","strings":{}}"#,
    ]
    try withFolder(files) { root in
      let result = CommandResult(arguments: ["format", root])

      #expect(result.status == .failure)
      #expect(result.output == "")
      #expect(result.errorOutput.contains("en.lproj/L.strings:1:5: error: "))
      for (name, source) in files {
        let text = try text("\(root)/\(name)")
        #expect(text == source)
      }
    }
  }

  @Test func `leaves plurals in braces out`() throws {
    let plural = "days = {\n  n = { one=x; };\n};\n"
    try withFolder(["en.lproj/L.stringsdict": plural]) { root in
      #expect(CommandResult(arguments: ["format", root]).output == "")

      let after = try text("\(root)/en.lproj/L.stringsdict")
      #expect(after == plural)
    }
  }
}
