import Foundation
import StringsSyntax
import Testing

@testable import StringsTool

@Suite struct `Print` {
  @Test(arguments: try ConformanceCases.all)
  func `the JSON is what the conformance table says`(_ given: ConformanceCases.Case) throws {
    try withFolder([:]) { root in
      let path = "\(root)/\(given.name).strings"
      try given.input.write(to: URL(filePath: path))

      let report = Report(arguments: ["print", "--json", path])

      #expect(report.status == (given.error == nil ? .success : .failure))
      let object = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
      if let pairs = given.pairs { #expect(try ConformanceCases.sorted(object) == pairs) }
      if let error = given.error {
        #expect(report.remarks.contains("error: "))
        #expect(report.remarks.contains("[\(error)]"))
      }
      if let place = given.place { #expect(report.remarks.hasPrefix("\(path):\(place)")) }
    }
  }

  @Test func `keys are sorted and what JSON must escape is escaped`() {
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

  @Test func `a listing has a line for each text and form`() throws {
    let plist = """
      b = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = \
      NSStringPluralRuleType; NSStringFormatValueTypeKey = d; other = "%d x"; one = "%d y"; }; };
      d = { NSStringDeviceSpecificRuleType = { mac = M; other = O; }; };
      c = { NSStringLocalizedFormatKey = "a %#@n@"; n = { NSStringFormatSpecTypeKey = \
      NSStringPluralRuleType; NSStringFormatValueTypeKey = d; other = "%d x"; }; };
      a = "two\\nlines \\U001b[31m";
      """
    try withFolder(["x.stringsdict": plist]) { root in
      let report = Report(arguments: ["print", "\(root)/x.stringsdict"])

      #expect(
        report.output == """
          b[one] = %d y
          b[other] = %d x
          d[mac] = M
          d[other] = O
          c = a %#@n@
          c[n other] = %d x
          a = two\\nlines \\u{1B}[31m

          """)
    }
  }

  @Test func `a catalog is printed in one language`() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {"a": {"localizations": {
        "pl": {"stringUnit": {"state": "translated", "value": "b"}}}}}}
      """
    try withFolder(["x.xcstrings": catalog]) { root in
      let path = "\(root)/x.xcstrings"
      #expect(Report(arguments: ["print", path]).output == "a = a\n")
      #expect(Report(arguments: ["print", path, "--language", "pl"]).output == "a = b\n")
      #expect(Report(arguments: ["print", path, "--language", "de"]).status == .usage)
      #expect(Report(arguments: ["print", path, "--language", "!!"]).status == .usage)
    }
  }

  @Test func `a file that is not there is an error that names it`() {
    let report = Report(arguments: ["print", "/nowhere/at/all.strings"])

    #expect(
      report
        == Report(
          remarks: "/nowhere/at/all.strings: error: cannot be read: No such file or directory"
            + " [unreadable-file]\n", status: .failure))
  }
}
