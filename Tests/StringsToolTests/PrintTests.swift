import Foundation
import LocalizableStrings
import StringsSyntax
import TestCases
import Testing

@testable import StringsTool

@Suite(.ownThread) struct `Print` {
  @Test(arguments: try ConformanceCases.all)
  func `the JSON is what the conformance table expects`(_ given: ConformanceCases.Case) throws {
    try withFolder([:]) { root in
      let path = "\(root)/\(given.name).strings"
      try given.input.write(to: URL(filePath: path))

      let result = CommandResult(arguments: ["print", "--json", path])

      #expect(result.status == (given.error == nil ? .success : .failure))
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      if let pairs = given.pairs { #expect(try ConformanceCases.sorted(object) == pairs) }
      if let error = given.error {
        #expect(result.errorOutput.contains("error: "))
        #expect(result.errorOutput.contains("[\(error)]"))
      }
      if let position = given.position {
        #expect(result.errorOutput.hasPrefix("\(path):\(position)"))
      }
    }
  }

  @Test func `keys are sorted, and special characters are escaped`() {
    let json = JSON([
      PropertyListPair(key: "ż", value: .string("\u{1}\"\\\n\u{2028}é")),
      PropertyListPair(key: "B", value: .array([.string("x"), .array([])])),
      PropertyListPair(key: "a", value: .data([1, 2])),
      PropertyListPair(key: "B", value: .dictionary([])),
    ])

    #expect(
      json.text == """
        {
          "B": {},
          "a": {
            "$data": "AQI="
          },
          "ż": "\\u0001\\"\\\\\\n\\u2028é"
        }
        """)
  }

  @Test func `keys of a file are sorted by scalars, and no key is an empty object`() throws {
    // In UTF-16, the first one would come last.
    let text = "\"\u{10FFFF}\" = c; \"\u{FFFD}\" = b; aa = a; \"a\" = { z = 1; };"
    try withFolder(["L.strings": text, "M.strings": ""]) { root in
      let result = CommandResult(arguments: ["print", "--json", "\(root)/L.strings"])

      #expect(
        result.output == """
          {
            "a": {
              "z": "1"
            },
            "aa": "a",
            "\u{FFFD}": "b",
            "\u{10FFFF}": "c"
          }

          """)
      #expect(CommandResult(arguments: ["print", "--json", "\(root)/M.strings"]).output == "{}\n")
    }
  }

  @Test func `a listing has a line for each text and form`() throws {
    let plist = """
      b = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = \
      NSStringPluralRuleType; NSStringFormatValueTypeKey = d; other = "%d x"; one = "%d y"; }; };
      d = { NSStringDeviceSpecificRuleType = { mac = M; other = O; }; };
      c = { NSStringLocalizedFormatKey = "a %#@n@"; n = { NSStringFormatSpecTypeKey = \
      NSStringPluralRuleType; NSStringFormatValueTypeKey = d; other = "%d x"; }; };
      a = "two\\nlines \\U001b[31m";
      e = <0a0b0c>;
      """
    try withFolder(["x.stringsdict": plist]) { root in
      let result = CommandResult(arguments: ["print", "\(root)/x.stringsdict"])

      #expect(
        result.output == """
          b[one] = %d y
          b[other] = %d x
          d[mac] = M
          d[other] = O
          c = a %#@n@
          c[n other] = %d x
          a = two\\nlines \\u{1B}[31m
          e = <3 bytes>

          """)
    }
  }

  @Test func `backslashes are escaped, and what would end a key`() throws {
    let text = #""a = b[c]" = "C:\\new\n";"#
    try withFolder(["L.strings": text]) { root in
      let result = CommandResult(arguments: ["print", "\(root)/L.strings"])

      #expect(result.output == #"a \u{3D} b\u{5B}c] = C:\\new\n"# + "\n")
    }
  }

  @Test func `a String Catalog is printed in one language`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "pl": {"stringUnit": {"state": "translated", "value": "b"}}}}}}
      """
    try withFolder(["x.xcstrings": catalog]) { root in
      let path = "\(root)/x.xcstrings"
      #expect(CommandResult(arguments: ["print", path]).output == "a = a\n")
      #expect(CommandResult(arguments: ["print", path, "--language", "pl"]).output == "a = b\n")
      #expect(CommandResult(arguments: ["print", path, "--language", "de"]).status == .usage)
      #expect(CommandResult(arguments: ["print", path, "--language", "!!"]).status == .usage)
    }
  }

  @Test func `a missing file is an error`() {
    let result = CommandResult(arguments: ["print", "/nowhere/at/all.strings"])

    #expect(result.output == "" && result.status == .unusable)
    #expect(
      result.errorOutput
        == "/nowhere/at/all.strings: error: cannot be read: No such file or directory [unreadable-file]\n"
    )
  }
}
