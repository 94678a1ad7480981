import Testing

@testable import StringsSyntax

@Suite struct `Editing a strings document` {
  struct Case: Sendable, CustomStringConvertible {
    var description: String
    var before: String
    var after: String
    var edit: @Sendable (inout StringsDocument) throws -> Void

    init(
      _ description: String, _ before: String, _ after: String,
      edit: @escaping @Sendable (inout StringsDocument) throws -> Void
    ) {
      self.description = description
      self.before = before
      self.after = after
      self.edit = edit
    }
  }

  static let values = [
    Case("double quotes stay", #""a" = "b"; // c"#, #""a" = "x"; // c"#) {
      try $0.setValue("x", forKey: "a")
    },
    Case("single quotes stay", "'a' = 'b';", #"'a' = 'it\'s "x"';"#) {
      try $0.setValue("it's \"x\"", forKey: "a")
    },
    Case("a bare word stays bare", "a = b;", "a = c/d;") { try $0.setValue("c/d", forKey: "a") },
    Case("a text that is not a word gets quotes", "a = b;", #"a = "two words";"#) {
      try $0.setValue("two words", forKey: "a")
    },
    Case("an empty text gets quotes", "a = b;", #"a = "";"#) { try $0.setValue("", forKey: "a") },
    Case("a text that looks like a comment gets quotes", "a = b;", #"a = "//c";"#) {
      try $0.setValue("//c", forKey: "a")
    },
    Case("a key alone gets a value", #""a"; b;"#, #""a" = "x"; b = "y";"#) {
      try $0.setValue("x", forKey: "a")
      try $0.setValue("y", forKey: "b")
    },
    Case("brackets are replaced", "a = { b = (c, d); }; e = <00>;", #"a = "x"; e = "y";"#) {
      try $0.setValue("x", forKey: "a")
      try $0.setValue("y", forKey: "e")
    },
    Case("the last of equal keys is changed", "a = 1; a = 2;", "a = 1; a = 3;") {
      try $0.setValue("3", forKey: "a")
    },
    Case("an equal text changes nothing", #"a = "\U0041\q";"#, #"a = "\U0041\q";"#) {
      try $0.setValue("Aq", forKey: "a")
    },
    Case(
      "special characters are escaped", #"a = "b";"#,
      #"a = "\\ \" ' \n \r \t \U0000 \U001B \U007F \U2028 é 😀 \\U";"#
    ) {
      try $0.setValue(
        "\\ \" ' \n \r \t \0 \u{1B} \u{7F} \u{2028} é 😀 \\U", forKey: "a")
    },
    Case("a broken neighbour stays broken", "a = b; c = = d;\ne = f", "a = x; c = = d;\ne = y") {
      try $0.setValue("x", forKey: "a")
      try $0.setValue("y", forKey: "e")
    },
  ]

  static let additions = [
    Case("to an empty file", "", "\"a\" = \"b\";\n") { try $0.add("b", forKey: "a") },
    Case("at the end", "a = 1;\n", "a = 1;\n\"b\" = \"2\";\n") { try $0.add("2", forKey: "b") },
    Case("at the end without a line end", "a = 1;", "a = 1;\n\"b\" = \"2\";") {
      try $0.add("2", forKey: "b")
    },
    Case(
      "with the file's line ends", "a = 1;\r\nc = 3;\r\n",
      "a = 1;\r\n/* one\r\ntwo */\r\n\"b\" = \"2\";\r\nc = 3;\r\n"
    ) { try $0.add("2", forKey: "b", comment: "one\ntwo", after: "a") },
    Case(
      "separated like its neighbour", "/* A */\na = 1;\n\n/* C */\nc = 3;\n",
      "/* A */\na = 1;\n\n/* B */\n\"b\" = \"2\";\n\n/* C */\nc = 3;\n\n\"d\" = \"4\";\n"
    ) {
      try $0.add("2", forKey: "b", comment: "B", after: "a")
      try $0.add("4", forKey: "d")
    },
    Case(
      "not directly below an unrelated comment", "a = 1;\n// the end\n",
      "a = 1;\n// the end\n\n\"b\" = \"2\";\n"
    ) { try $0.add("2", forKey: "b") },
    Case(
      "after a comment on the same line", "a = 1; // A\nc = 3;\n",
      "a = 1; // A\n\"b\" = \"2\";\nc = 3;\n"
    ) {
      try $0.add("2", forKey: "b", after: "a")
    },
    Case("between two entries on a line", "a = 1; c = 3;", "a = 1;\n\"b\" = \"2\"; c = 3;") {
      try $0.add("2", forKey: "b", after: "a")
    },
    Case("inside braces", "{\n  a = 1;\n}\n", "{\n  a = 1;\n  // */\n  \"b\" = \"2\";\n}\n") {
      try $0.add("2", forKey: "b", comment: "*/")
    },
    Case("inside empty braces", "{}", "{\n\"a\" = \"b\";\n}") { try $0.add("b", forKey: "a") },
    Case("before an unterminated string", "a = 1;\nb = \"c\n", "a = 1;\n\"d\" = \"2\";\nb = \"c\n")
    {
      try $0.add("2", forKey: "d")
    },
  ]

  static let removals = [
    Case("the only entry", "a = 1;\n", "") { try $0.remove("a") },
    Case("with its comment", "/* A */\na = 1; // too\n// B\nb = 2;\n", "// B\nb = 2;\n") {
      try $0.remove("a")
    },
    Case("with one of two empty lines", "a = 1;\n\nb = 2;\n\nc = 3;\n", "a = 1;\n\nc = 3;\n") {
      try $0.remove("b")
    },
    Case("without an unrelated comment", "// x\n\na = 1;\nb = 2;\n", "// x\n\nb = 2;\n") {
      try $0.remove("a")
    },
    Case("from a line with other entries", "a = 1; b = 2; c = 3;", "a = 1; c = 3;") {
      try $0.remove("b")
    },
    Case("each entry with the key", "a = 1; a = 2; b = 3;\na;\n", "b = 3;\n") {
      try $0.remove("a")
    },
    Case("from braces", "{a = 1; b = 2;}", "{a = 1;}") { try $0.remove("b") },
  ]

  @Test(arguments: values + additions + removals)
  func `an edit changes the entry and nothing else`(_ given: Case) throws {
    for encoding in encodings {
      var document = StringsDocument(bytes: encoding.file(given.before))

      try given.edit(&document)

      #expect(
        String(decoding: document.text, as: UTF8.self)
          == String(decoding: encoding.utf8(encoding.file(given.after)), as: UTF8.self))
      #expect(document.bytes == encoding.file(given.after))
      let read = StringsDocument(bytes: document.bytes)
      #expect(document.entries.map(\.position) == read.entries.map(\.position))
      #expect(document.diagnostics == read.diagnostics)
    }
  }

  private var encodings: [TextEncoding] {
    [.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf32BigEndian]
      .map { TextEncoding(form: $0, hasByteOrderMark: true) }
      + [TextEncoding(form: .utf8, hasByteOrderMark: false)]
  }

  @Test func `a failed edit changes nothing`() {
    var document = StringsDocument(text: "a = 1; /* never ends")

    #expect(throws: StringsEditError.noSuchKey("b")) { try document.setValue("", forKey: "b") }
    #expect(throws: StringsEditError.noSuchKey("b")) { try document.remove("b") }
    #expect(throws: StringsEditError.noSuchKey("b")) {
      try document.add("", forKey: "c", after: "b")
    }
    #expect(throws: StringsEditError.keyExists("a")) { try document.add("", forKey: "a") }
    #expect(document.text == Array("a = 1; /* never ends".utf8))
  }

  @Test func `an edit that would change other entries of an ill-formed file fails`() {
    let bytes: [UInt8] = [0xFF, 0xFE] + "/*".utf16.flatMap { [UInt8($0), 0] } + [0x20]
    var document = StringsDocument(bytes: bytes)

    #expect(throws: StringsEditError.self) { try document.add("b", forKey: "a") }
    #expect(document.bytes == bytes)
  }

  @Test func `a comment that is not UTF-8 is replaced as a whole`() throws {
    let old = Array("/* a".utf8) + [0xF4, 0xF4, 0xE0] + Array("*/ k = 1; // \u{A0}b".utf8)
    var document = StringsDocument(bytes: old + [0xFF] + Array("\u{2003}\nl = 2;".utf8))

    try document.setComments(["k": ["new"]], except: "-")

    #expect(
      document.text
        == Array("/* new*/ k = 1; // \u{A0}b".utf8) + [0xFF] + Array("\u{2003}\nl = 2;".utf8))
  }

  @Test func `a comment that would belong to no entry of a broken file is not added`() throws {
    // After the entry without an end, the comment is read with that.
    let text = "a = \"1\" b = 2;"
    var document = StringsDocument(text: text)
    #expect(document.entries.map(\.key) == ["a", "b"])

    #expect(throws: StringsEditError.self) {
      try document.setComments(["b": ["A comment\nof two lines"]], except: "-")
    }
    #expect(document.text.elementsEqual(text.utf8))
  }

  @Test func `canonically equivalent keys are distinguished`() throws {
    var document = StringsDocument(text: "\"caf\u{E9}\" = 1; \"cafe\u{301}\" = 2;")

    try document.setValue("3", forKey: "caf\u{E9}")
    try document.remove("cafe\u{301}")

    #expect(document.text.elementsEqual("\"caf\u{E9}\" = 3;".utf8))
  }
}

extension TextEncoding {
  /// Encodes a text in this encoding.
  fileprivate func file(_ text: String) -> [UInt8] {
    let text = (hasByteOrderMark ? "\u{FEFF}" : "") + text
    return switch form {
    case .utf8: Array(text.utf8)
    case .utf16LittleEndian: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .utf16BigEndian: text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    case .utf32LittleEndian:
      text.unicodeScalars.flatMap { scalar in (0..<4).map { UInt8(scalar.value >> (8 * $0) & 0xFF) }
      }
    case .utf32BigEndian:
      text.unicodeScalars.flatMap { scalar in
        (0..<4).reversed().map { UInt8(scalar.value >> (8 * $0) & 0xFF) }
      }
    }
  }
}
