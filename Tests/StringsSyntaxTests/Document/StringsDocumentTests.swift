import StringsSyntax
import Testing

@Suite struct `Strings document` {
  private let text = """
    /* Title of
       the list */
    "title" = "Nag\\U0142ówki";

    // Not about anything.

    // One.
    // Two.
    count = { one = "a"; other = "b"; };  // behind
    "ok";
    """

  @Test func `an entry has the ranges and positions of its parts`() throws {
    let document = StringsDocument(text: text)
    let entries = document.entries
    func part(_ range: Range<Int>?) -> String? {
      range.map { String(decoding: document.text[$0], as: UTF8.self) }
    }

    try #require(entries.count == 3)
    #expect(part(entries[0].range) == #""title" = "Nag\U0142ówki";"#)
    #expect(part(entries[0].keyRange) == #""title""#)
    #expect(part(entries[0].valueRange) == #""Nag\U0142ówki""#)
    #expect(part(entries[0].commentRange) == "/* Title of\n   the list */")
    #expect(entries[0].value == .string("Nagłówki"))
    #expect(entries[0].position == SourcePosition(line: 3, column: 1))
    #expect(entries[0].valuePosition == SourcePosition(line: 3, column: 11))

    #expect(part(entries[1].range) == #"count = { one = "a"; other = "b"; };"#)
    #expect(part(entries[1].commentRange) == "// One.\n// Two.")
    #expect(entries[1].value["other"] == .string("b"))

    #expect(part(entries[2].range) == #""ok";"#)
    #expect(entries[2].valueRange == nil)
    #expect(entries[2].value == .string("ok"))
  }

  @Test func `a comment belongs to the entry directly below it`() {
    let comments = StringsDocument(text: text).entries.map(\.comment)

    #expect(comments == ["Title of\n   the list", "One.\nTwo.", nil])
  }

  @Test func `a comment that is read again after a broken entry counts once`() {
    let document = StringsDocument(text: "a = ( b c\n/* d */\ne = f")

    #expect(document.entries.map(\.comment) == ["d"])
  }

  @Test func `every prefix of a file is preserved and read without a trap`() {
    let bytes = Array(text.utf8)

    for count in bytes.indices {
      let document = StringsDocument(bytes: Array(bytes[..<count]))
      #expect(document.bytes == Array(bytes[..<count]))
    }
  }

  @Test func `a plural dictionary is not reported`() {
    let text = #""n" = { NSStringLocalizedFormatKey = "%#@n@"; n = { other = "%d"; }; };"#

    #expect(StringsDocument(text: text).diagnostics == [])
  }

  @Test func `a duplicate key in a nested dictionary is a warning`() {
    let document = StringsDocument(
      text: "a = {\n NSStringLocalizedFormatKey = x;\n b = 1; b = 2; };")

    #expect(
      document.diagnostics.map(\.description) == [
        "Localizable.strings:3:9: warning: this key is already defined at 3:2; "
          + "the last definition counts [duplicate-key]"
      ])
    #expect(document.values["a"]?["b"] == .string("2"))
  }

  @Test(arguments: [(0x80, "\u{A0}"), (0xFD, "\u{FF}"), (0xE8, "\u{141}"), (0xAE, "\u{FB01}")])
  func `an octal escape is a character of the NextStep encoding`(code: Int, text: String) {
    let document = StringsDocument(text: "a = \"\\\(String(code, radix: 8))\";")

    #expect(document.values["a"] == .string(text))
  }

  @Test func `all comments behind an entry on its line are not of the next one`() {
    let document = StringsDocument(text: "a = 1; /* x */ // y\n/* b */\nb = 2; /* z */ c = 3;\n")

    #expect(document.entries.map(\.comment) == [nil, "b", "z"])
  }
}
