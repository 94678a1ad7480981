import ConsoleUI

/// Texts as the search stores and looks them up: folded, with each ideograph as a word of its own.
enum SearchText {
  static func folded(_ text: String) -> String {
    var scalars: [UInt32] = []
    SearchFolding.fold(text, into: &scalars)
    var folded = String.UnicodeScalarView()
    for scalar in scalars.lazy.compactMap(Unicode.Scalar.init) {
      // Languages without spaces: any part of a text is found.
      let isWord = scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
      if isWord { folded.append(" ") }
      folded.append(scalar)
      if isWord { folded.append(" ") }
    }
    return String(folded)
  }

  /// The folded words of a query that can be found; one of ideographs has several.
  static func words(of query: String) -> [String] {
    query.split(whereSeparator: \.isWhitespace)
      .map { folded(String($0)).split(separator: " ").joined(separator: " ") }
      .filter { word in
        word.unicodeScalars.contains {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
      }
  }

  /// The expression for texts that contain words with all these beginnings.
  static func expression(_ words: [String]) -> String {
    words.map { "\"" + $0.split(separator: "\"").joined(separator: " ") + "\"*" }
      .joined(separator: " ")
  }

  /// The length of the longest beginnings of words with an index, as the schema has them.
  static let indexedLength = 5

  /// The beginning of a long folded word that the search has an index for; other words as they are.
  static func indexedBeginning(of word: String) -> String {
    guard word.unicodeScalars.allSatisfy(isPartOfWord) else { return word }
    return String(word.unicodeScalars.prefix(indexedLength))
  }

  /// Whether a folded text has words with all these beginnings.
  static func has(_ beginnings: [String], in text: String) -> Bool {
    let words = text.unicodeScalars.split { !isPartOfWord($0) }
    return beginnings.allSatisfy { beginning in
      words.contains { $0.starts(with: beginning.unicodeScalars) }
    }
  }

  /// Whether the tokenizer of the search takes a character for a part of a word.
  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark,
      .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .privateUse:
      true
    default: false
    }
  }
}
