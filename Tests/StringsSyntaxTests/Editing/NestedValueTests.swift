import StringsSyntax
import Testing

@Suite struct `Editing a dictionary in braces` {
  private let text = """
    /* k */
    k = { a = "1"; /* one */
      'b' = { c = x; };  // two
      d = (1, 2); };
    l = m;

    """

  private func pairs(_ pairs: [(String, PropertyListValue)]) -> PropertyListValue {
    .dictionary(pairs.map { PropertyListPair(key: $0.0, value: $0.1) })
  }

  private func edited(_ value: PropertyListValue) throws -> String {
    var document = StringsDocument(text: text)
    try document.setValues([("k", value)])
    #expect(document.entries.map(\.key) == ["k", "l"])
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func `changes the texts alone that differ`() throws {
    let array = PropertyListValue.array([.string("1"), .string("2")])
    let new = pairs([("b", pairs([("c", .string("y"))])), ("a", .string("\"")), ("d", array)])

    let edited = try edited(new)

    #expect(
      edited
        == text.replacing("\"1\"", with: #""\"""#).replacing("c = x", with: "c = y"))
  }

  @Test func `adds and removes pairs`() throws {
    let new = pairs([
      ("a", .string("1")), ("b", pairs([("c", .string("x")), ("e", .string("z"))])),
    ])

    let edited = try edited(new)

    #expect(StringsDocument(text: edited).values["k"] == new)
    #expect(edited.contains("k = { a = \"1\"; /* one */\n  'b' = { c = x;"))
    #expect(StringsDocument(text: edited).diagnostics.filter { $0.severity == .error } == [])
  }

  @Test func `replaces a text by a dictionary, and the other way round`() throws {
    var document = StringsDocument(text: text)

    try document.setValues([("l", pairs([("one", .string("x"))])), ("k", .string("y"))])

    #expect(
      String(decoding: document.bytes, as: UTF8.self)
        == "/* k */\nk = \"y\";\nl = {\n  one = \"x\";\n};\n")
  }

  @Test func `keeps the line ends and the indentation of the file`() throws {
    var document = StringsDocument(text: "  k = { one = x; other = y; };\r\n\tl = m;\r\n")
    let new = pairs([("one", .string("x")), ("few", .string("z")), ("other", .string("y"))])

    try document.setValues([("k", new), ("l", pairs([("one", .string("x"))]))])

    #expect(
      String(decoding: document.bytes, as: UTF8.self)
        == "  k = { one = x;\r\n  few = \"z\"; other = y; };\r\n\tl = {\r\n\t  one = \"x\";\r\n\t};\r\n"
    )
  }
}
