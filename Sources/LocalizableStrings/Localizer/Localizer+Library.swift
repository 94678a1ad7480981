extension Localizer {
  /// Creates a localizer that also looks keys up in the tables of a library.
  ///
  /// In each language of the ``chain`` the program's texts come before the library's, so that a program overrides
  /// them. A language that only the library has is not used, except for its development language, which comes last.
  package func extended(
    by tables: [StringsTable], developmentLanguage: Language
  ) -> Localizer {
    Localizer(
      storage: LocalizerStorage(
        storage, library: tables, libraryLanguage: developmentLanguage))
  }

  /// The text of a key in the first table with a text that suits the arguments; `fallback` if there is none.
  ///
  /// An empty text, and one with placeholders for other arguments, count as missing; the latter are reported.
  package func text(
    _ key: String, _ arguments: [any LocalizableArgument] = [], else fallback: String
  ) -> String {
    storage.suitableText(key, Arguments(arguments)) ?? fallback
  }

  /// Whether both are the same localizer, or copies of it.
  package func isTriviallyIdentical(to other: Localizer) -> Bool { storage === other.storage }
}
