/// A generated `.strings` file with a comment before each entry, the same in each run.
struct SampleTexts {
  let keys: [String]
  let text: String

  static let english = SampleTexts(words: englishWords)
  /// English, with 100,000 entries.
  static let large = SampleTexts(words: englishWords, count: 100_000)
  private static let englishWords = [
    "the", "article", "could", "not", "be", "loaded", "from", "server", "please", "check",
    "your", "connection", "and", "try", "again", "saved", "reading", "list", "is", "empty",
  ]
  static let polish = SampleTexts(
    words: [
      "nie", "udało", "się", "wczytać", "artykułu", "z", "serwera", "sprawdź", "proszę",
      "połączenie", "i", "spróbuj", "jeszcze", "raz", "zapisane", "później", "lista", "jest",
      "pusta", "żółć",
    ])

  private init(words: [String], count: Int = 2_000) {
    var words = WordSource(words)
    var keys: [String] = []
    var text = ""
    for number in 0..<count {
      let key = "screen\(number % 40).section\(number % 7).label\(number)"
      keys.append(key)
      text += "/* \(words.next(4)) */\n\"\(key)\" = \"\(words.next(7))\";\n"
    }
    self.keys = keys
    self.text = text
  }
}

/// Random words, the same in each run.
private struct WordSource {
  private let words: [String]
  private var random = SeededGenerator(seed: 7)

  init(_ words: [String]) { self.words = words }

  mutating func next(_ count: Int) -> String {
    (0..<count).map { _ in words[Int.random(in: words.indices, using: &random)] }
      .joined(separator: " ")
  }
}
