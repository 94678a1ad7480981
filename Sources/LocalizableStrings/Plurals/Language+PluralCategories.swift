extension Language {
  /// The categories that whole numbers up to 200 take: the forms a translator should not leave out.
  ///
  /// Forms that only fractions or round millions take are not among them.
  package func everydayPluralCategories(_ type: PluralType) -> Set<PluralCategory> {
    let rules = PluralRules(self, type)
    return Set((Int64(0)...200).map { rules.category($0) })
  }
}
