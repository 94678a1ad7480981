import TestCases

/// Generates documents from valid and broken pieces of the grammar.
struct Randomness {
  var generator: SeededGenerator

  private static let pieces = [
    "a", "b", "\"a\"", "'b'", "\"c d\"", " = ", "=", ";", ";\n", "\n", "\n\n", " ", "\t", "\r\n",
    "/* x */", "// y\n", "\"text\"", "\"t\\\"x\\U00e9\\n\"", "{", "}", "(", ")", ",", "<00>", "\"",
    "a = 1;\n", "\"b\" = \"two\";\n", "c = 'three'; ", "/* d */\n\"d\" = \"vier\";\n\n", "é", "/*",
    "e = { f = g; };\n", "\"f\";\n",
  ]

  mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &generator)
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
