package import StringsSyntax

extension StringsTable {
  /// The table as a pseudo-translation, under a language of its own.
  package func pseudo(_ text: PseudoText, language: Language) -> StringsTable {
    StringsTable(
      language: language,
      pairs: store.pairs.map { PropertyListPair(key: $0.key, value: $0.value.pseudo(text)) })
  }
}
