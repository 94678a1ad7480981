import StringsSyntax
import Testing

@Suite struct `Random edits` {
  @Test(arguments: 0..<150)
  func `an edit of a random document changes no other entry`(seed: UInt64) {
    var random = Randomness(seed: seed)
    var document = StringsDocument(bytes: random.document())

    for _ in 0..<5 {
      let before = document
      let key = random.key()
      let text = random.text()
      let exists = before.entries.contains { $0.key == key }
      let choice = random.number(below: 3)

      let error = edit(&document, choice, key, text, comment: random.text())

      if let error {
        #expect(document.bytes == before.bytes)
        if case .noSuchKey = error { #expect(!exists) }
        if case .keyExists = error { #expect(exists) }
      } else {
        #expect(others(than: key, document) == others(than: key, before))
        let value = document.entries.last { $0.key == key }?.value
        #expect(value == (choice == 2 ? nil : .string(text)))
      }
      let read = StringsDocument(bytes: document.bytes)
      #expect(read.entries.map(\.range) == document.entries.map(\.range))
      #expect(read.entries.map(\.valuePosition) == document.entries.map(\.valuePosition))
    }
  }

  private func edit(
    _ document: inout StringsDocument, _ choice: Int, _ key: String, _ text: String,
    comment: String
  ) -> StringsEditError? {
    do throws(StringsEditError) {
      switch choice {
      case 0: try document.setValue(text, forKey: key)
      case 1: try document.add(text, forKey: key, comment: comment)
      default: try document.remove(key)
      }
      return nil
    } catch {
      return error
    }
  }

  private func others(than key: String, _ document: StringsDocument) -> [[String]] {
    document.entries.filter { $0.key != key }.map {
      [
        $0.key, "\($0.value)", $0.comment ?? "none",
        String(decoding: document.text[$0.range], as: UTF8.self),
      ]
    }
  }
}

/// Generates documents from valid and broken pieces of the grammar.
private struct Randomness {
  private var state: UInt64

  private static let pieces = [
    "a", "b", "\"a\"", "'b'", "\"c d\"", " = ", "=", ";", ";\n", "\n", "\n\n", " ", "\t", "\r\n",
    "/* x */", "// y\n", "\"text\"", "\"t\\\"x\\U00e9\\n\"", "{", "}", "(", ")", ",", "<00>", "\"",
    "a = 1;\n", "\"b\" = \"two\";\n", "c = 'three'; ", "/* d */\n\"d\" = \"vier\";\n\n", "é", "/*",
    "e = { f = g; };\n", "\"f\";\n",
  ]

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func document() -> [UInt8] {
    // Most pieces are valid entries, because a document without any has nothing to edit.
    let text = (0..<number(below: 30)).map { _ in
      let isEntry = number(below: 3) > 0
      return Randomness.pieces[
        isEntry ? 25 + number(below: 4) : number(below: Randomness.pieces.count)]
    }
    return Array(text.joined().utf8)
  }

  mutating func key() -> String { ["a", "b", "c", "d", "e", "f", "new"][number(below: 7)] }

  mutating func text() -> String {
    ["", "word", "two words", "\"'\\\n", "zażółć 😀", "*/", " //", "\u{0}\u{2028}"][number(below: 8)]
  }
}
