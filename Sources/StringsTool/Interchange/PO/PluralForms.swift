import LocalizableStrings
import StringsFormats
import StringsSyntax

/// The plural forms of a PO file: the category of each index.
struct PluralForms: Sendable {
  /// The text after `Plural-Forms:`.
  let header: String
  /// `nil` for an index that no number and no category takes.
  let categories: [PluralCategory?]

  private static let maximumCount = 12

  /// Round numbers too, which are `many` in some languages.
  private static let numbers = Array(0...200) + [1_000, 1_000_000, 2_000_000]

  /// The expressions of CLDR's rules for whole numbers; an index that none takes is the category of fractions.
  private static let expressions = [
    (1, "0"), (2, "n != 1"), (2, "n > 1"),
    (3, "n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2"),
    (3, "n == 0 || n == 1 ? 0 : n % 1000000 == 0 ? 1 : 2"),
    (3, "n == 1 ? 0 : n == 2 ? 1 : 2"),
    (
      3,
      "n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2"
    ),
    (3, "n == 1 ? 0 : n == 0 || n % 100 >= 1 && n % 100 <= 19 ? 1 : 2"),
    (3, "n % 10 == 0 || n % 100 >= 11 && n % 100 <= 19 ? 0 : n % 10 == 1 && n % 100 != 11 ? 1 : 2"),
    (2, "n % 10 != 1 || n % 100 == 11"),
    (
      4,
      "n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : n % 1 == 0 ? 2 : 3"
    ),
    (
      4,
      "n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : n % 1 == 0 ? 2 : 3"
    ),
    (4, "n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : n % 1 != 0 ? 2 : 3"),
    (
      4,
      "n % 10 == 1 && (n % 100 < 11 || n % 100 > 19) ? 0 : n % 10 >= 2 && (n % 100 < 11 || n % 100 > 19) ? 1 : n % 1 != 0 ? 2 : 3"
    ),
    (4, "n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3"),
    (5, "n == 1 ? 0 : n == 2 ? 1 : n >= 3 && n <= 6 ? 2 : n >= 7 && n <= 10 ? 3 : 4"),
    (
      6,
      "n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5"
    ),
    (6, "n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : n == 6 ? 4 : 5"),
  ]

  /// The forms to write for a language; `nil` if no known expression has exactly its categories.
  init?(_ language: Language) {
    let wanted = language.pluralCategories(.cardinal).union([.other])
    for (count, text) in Self.expressions where count == wanted.count {
      guard let expression = PluralExpression(text) else { continue }
      let votes = Self.votes(expression, count, language)
      let categories = Self.categories(votes, language)
      if votes.allSatisfy({ $0.count <= 1 }), Set(categories) == Set(wanted.map(Optional.some)) {
        header = "nplurals=\(count); plural=(\(text));"
        self.categories = categories
        return
      }
    }
    return nil
  }

  /// The forms of a header in a file in a language.
  init?(header: String, _ language: Language) {
    let parts = header.split(separator: ";").map { part in
      part.split(separator: "=", maxSplits: 1).map { $0.trimmed }
    }
    func value(_ name: String) -> String? { parts.first { $0.first == name && $0.count == 2 }?[1] }
    guard let count = value("nplurals").flatMap({ Int($0) }),
      (1...Self.maximumCount).contains(count),
      let expression = value("plural").flatMap(PluralExpression.init)
    else { return nil }
    self.header = header
    categories = Self.categories(Self.votes(expression, count, language), language)
  }

  /// How often the numbers of each index have each category.
  private static func votes(
    _ expression: PluralExpression, _ count: Int, _ language: Language
  ) -> [[PluralCategory: Int]] {
    var votes = Array(repeating: [PluralCategory: Int](), count: count)
    for (number, category) in zip(numbers, language.pluralCategories(of: numbers)) {
      guard let index = expression.index(for: number), votes.indices.contains(index) else {
        continue
      }
      votes[index][category, default: 0] += 1
    }
    return votes
  }

  /// The most frequent category of each index; the others are, in their order, those that are left.
  private static func categories(
    _ votes: [[PluralCategory: Int]], _ language: Language
  ) -> [PluralCategory?] {
    var taken: Set<PluralCategory> = []
    var categories = votes.map { votes -> PluralCategory? in
      let best = votes.filter { !taken.contains($0.key) }.max {
        ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue)
      }
      if let best { taken.insert(best.key) }
      return best?.key
    }
    var left = PluralCategory.allCases.filter {
      (language.pluralCategories(.cardinal).contains($0) || $0 == .other) && !taken.contains($0)
    }
    for index in categories.indices where categories[index] == nil && !left.isEmpty {
      categories[index] = left.removeFirst()
    }
    return categories
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
