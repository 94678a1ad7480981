package import StringsSyntax

extension Language {
  /// The whole numbers up to 200 by plural category: the forms that a translation should not omit.
  ///
  /// Categories that only fractions or round millions take are missing.
  package func everydayNumbers(_ type: PluralType) -> [PluralCategory: [Int64]] {
    let rules = PluralRules(self, type)
    return Dictionary(grouping: 0...200) { rules.category($0) }
  }

  /// The category of each of some quantities.
  package func pluralCategories(of numbers: [Int]) -> [PluralCategory] {
    let rules = PluralRules(self)
    return numbers.map { rules.category(Int64($0)) }
  }

  /// All plural categories of the language, including those of fractions and round millions.
  package func pluralCategories(_ type: PluralType) -> Set<PluralCategory> {
    let everyday = Set(everydayNumbers(type).keys)
    guard type == .cardinal else { return everyday }
    return everyday.union(PluralRules(self).categories)
  }
}
