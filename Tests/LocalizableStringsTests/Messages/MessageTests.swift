import StringsSyntax
import Testing

@testable import LocalizableStrings

struct MessageTests {
  @Test func `printf formats have ICU's result`() {
    for test in Conformance.cases("printf") {
      let format = test.input["format"]?.string ?? ""
      let arguments = arguments(test.input["args"])
      let text = show(.string(format), arguments, test.language)
      guard let expected = test.expect.string else {
        #expect(text.shown.contains("⟨") && !text.issues.isEmpty, "\(format)")
        continue
      }
      #expect(text.shown == expected, "\(format)")
      #expect(text.issues == [], "\(format)")
    }
  }

  @Test func `plurals of .stringsdict files have Apple's result`() throws {
    for test in Conformance.cases("stringsdict") {
      let entry = try #require(test.input["entry"].map(value))
      let text = show(entry, arguments(test.input["args"]), test.language)
      #expect(text.shown == test.expect.string)
      #expect(text.issues == [])
    }
  }

  static let wholeNumbers: [(String, Int, String)] = [
    ("%d", -1_234_567, "-1,234,567"), ("%u", 7, "7"), ("%08d", -42, "-0000042"),
    ("%+d", 0, "+0"), ("% d", 5, " 5"), ("%.3d", 5, "005"), ("%#x", 255, "0xff"),
    ("%#X", 255, "0XFF"), ("%x", -1, "ffffffffffffffff"), ("%04x", 10, "000a"), ("%c", 0x142, "ł"),
    ("%@", 1_000, "1,000"), ("%f", 2, "2.000000"), ("%5@|", 12, "   12|"), ("%-5@|", 12, "12   |"),
  ]

  @Test(arguments: wholeNumbers)
  func `a whole number is formatted by its placeholder`(
    format: String, number: Int, expected: String
  ) {
    let text = show(.string(format), [number], "en")

    #expect(text.shown == expected)
    #expect(text.issues == [])
  }

  static let polishNumbers: [(String, Double, String)] = [
    ("%f", 1.5, "1,500000"), ("%.0f", 2.5, "2"), ("%.1f", 1_234.56, "1234,6"),
    ("%.2f", 12_345.678, "12\u{A0}345,68"), ("%08.2f", -1.5, "-0001,50"), ("%+.1f", 0.25, "+0,2"),
    ("%@", 0.5, "0,5"), ("%g", 0.0001, "0,0001"), ("%g", 1_234_567, "1,23457E+06"),
    ("%e", 12_345, "1,234500E+04"), ("%f", .infinity, "∞"),
  ]

  @Test(arguments: polishNumbers)
  func `a number is formatted by its placeholder in Polish`(
    format: String, number: Double, expected: String
  ) {
    let text = show(.string(format), [number], "pl")

    #expect(text.shown == expected)
    #expect(text.issues == [])
  }

  @Test func `precision and width of a text count characters`() {
    #expect(show(.string("%.2@|"), ["e\u{301}e\u{301}e"], "en").shown == "e\u{301}e\u{301}|")
    #expect(show(.string("%6s|"), ["łódź"], "en").shown == "  łódź|")
    #expect(show(.string("%-*@|"), [6, "łódź"], "en").shown == "łódź  |")
    #expect(show(.string("%*@|"), [-6, "łódź"], "en").shown == "łódź  |")
  }

  @Test func `the greatest and least numbers are formatted exactly`() {
    #expect(show(.string("%d"), [Int64.min], "en").shown == "-9,223,372,036,854,775,808")
    #expect(show(.string("%u"), [UInt64.max], "en").shown == "18,446,744,073,709,551,615")
    #expect(show(.string("%x"), [UInt64.max], "en").shown == "ffffffffffffffff")
  }

  @Test func `digits and groups depend on the language`() {
    #expect(show(.string("%d"), [1_234_567], "ar-EG").shown == "١٬٢٣٤٬٥٦٧")
    #expect(show(.string("%d"), [1_234_567], "hi").shown == "12,34,567")
    #expect(show(.string("%d"), [1_234], "pl").shown == "1234")
    #expect(show(.string("%d"), [12_345], "pl").shown == "12\u{A0}345")
  }

  @Test func `a missing argument shows its placeholder and is reported`() {
    let text = show(.string("%1$@ and %2$d"), ["A"], "en")

    #expect(text.shown == "A and ⟨%2$d⟩")
    #expect(text.issues == [.missingArgument(position: 2, placeholder: "%2$d")])
  }

  @Test func `an argument of the wrong kind is shown in its marker and is reported`() {
    let text = show(.string("%d %s %f %x"), ["five", 5, "x", 1.5], "en")

    #expect(text.shown == "⟨%d: five⟩ ⟨%s: 5⟩ ⟨%f: x⟩ ⟨%x: 1.5⟩")
    #expect(text.issues.count == 4)
    #expect(text.issues.contains(.wrongArgument(position: 1, placeholder: "%d")))
  }

  @Test func `a wrong argument is reported once, however often it is shown`() {
    let files = plural(
      "%1$#@n@ %1$#@n@",
      ["n": ["NSStringFormatValueTypeKey": "d", "one": "%d file", "other": "%lld files"]])

    let text = show(files, ["x"], "en", times: 3)

    #expect(text.shown == "⟨%lld: x⟩ files ⟨%lld: x⟩ files")
    #expect(text.issues == [.wrongArgument(position: 1, placeholder: "%d")])
  }

  @Test func `a plural without its number is shown with a marker and reported`() {
    let files = plural(
      "%#@n@", ["n": ["NSStringFormatValueTypeKey": "d", "one": "%d file", "other": "%d files"]])

    #expect(show(files, [], "en").shown == "⟨%d⟩ files")
    #expect(show(files, ["x"], "en").shown == "⟨%d: x⟩ files")
    #expect(show(files, ["x"], "en").issues.count == 1)
  }

  @Test func `variables that refer to each other are expanded only to a limit`() {
    let loop = plural(
      "%#@a@",
      [
        "a": ["NSStringFormatValueTypeKey": "d", "one": "%#@b@%#@b@", "other": "%#@b@%#@b@"],
        "b": ["NSStringFormatValueTypeKey": "d", "one": "%#@a@%#@a@", "other": "%#@a@%#@a@"],
      ])
    var problems: [MessageProblem] = []
    _ = Message(loop, problems: &problems)

    #expect(problems.contains { if case .nestedTooDeep = $0 { true } else { false } })
    #expect(show(loop, [1], "en").shown.contains("%#@"))
  }

  @Test func `problems of a plural are reported`() {
    let value = plural(
      "%#@n@ %#@m@ 50% y",
      [
        "n": ["NSStringFormatValueTypeKey": "s", "one": "%d", "plenty": "%d"],
        "unused": ["other": ""],
      ])
    var problems: [MessageProblem] = []
    _ = Message(value, problems: &problems)

    #expect(problems.contains(.unknownValueType("s", variable: "n")))
    #expect(problems.contains(.unknownForm("plenty", variable: "n")))
    #expect(problems.contains(.missingOther(variable: "n")))
    #expect(problems.contains(.undefinedVariable("m")))
    #expect(problems.contains(.unusedVariable("unused")))
    #expect(problems.contains(.malformedPlaceholder("% y")))
  }

  private func plural(_ format: String, _ variables: [String: [String: String]])
    -> PropertyListValue
  {
    var pairs = variables.map { name, forms in
      PropertyListPair(
        key: name,
        value: .dictionary(forms.map { PropertyListPair(key: $0.key, value: .string($0.value)) }))
    }
    pairs.append(PropertyListPair(key: "NSStringLocalizedFormatKey", value: .string(format)))
    return .dictionary(pairs)
  }

  private func value(_ json: JSON) -> PropertyListValue {
    if let pairs = json.object {
      return .dictionary(pairs.map { PropertyListPair(key: $0.key, value: value($0.value)) })
    }
    return .string(json.string ?? "")
  }

  private func arguments(_ json: JSON?) -> [any LocalizableArgument] {
    (json?.array ?? []).map { argument in
      if let number = argument.number { return Int(exactly: number) ?? number }
      return argument.string ?? ""
    }
  }
}
