internal import CICU

extension Language {
  /// The categories that whole numbers up to 200 take: the forms a translator should not leave out.
  ///
  /// Forms that only fractions or round millions take are not among them.
  package var everydayPluralCategories: Set<PluralCategory> { Set(everydayNumbers.keys) }

  /// The whole numbers up to 200 by the category they take.
  package var everydayNumbers: [PluralCategory: [Int64]] {
    let rules = PluralRules(self)
    return Dictionary(grouping: 0...200) { rules.category($0) }
  }

  /// Every category that some number takes, fractions and round millions too.
  package var pluralCategories: Set<PluralCategory> {
    let named = PluralCategory.allCases.filter { category in
      ICUText.read { cicu_plurals_rule(tag, Int32(category.order), $0, $1) }?.isEmpty == false
        || ICUText.read { cicu_plurals_rule(code, Int32(category.order), $0, $1) }?.isEmpty == false
    }
    return everydayPluralCategories.union(named)
  }
}
