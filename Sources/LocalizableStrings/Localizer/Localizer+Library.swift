package import StringsSyntax

extension Localizer {
  /// Creates a localizer that also looks keys up in the tables of a library.
  ///
  /// In each language of the ``chain`` the program's texts come before the library's, so that a program overrides
  /// them. A language that only the library has is not used, except for its development language, which comes last.
  package func extended(
    by tables: [StringsTable], developmentLanguage: Language
  ) -> Localizer {
    changed { LocalizerStorage($0, library: tables, libraryLanguage: developmentLanguage) }
  }

  /// The text of a key in the first table with a text that suits the arguments; `fallback` if there is none.
  ///
  /// An empty text, and one with placeholders for other arguments, count as missing; the latter are reported.
  package func text(
    _ key: String, _ arguments: [any LocalizableArgument] = [], else fallback: String
  ) -> String {
    storage.suitableText(key, Arguments(arguments)) ?? fallback
  }

  /// Creates a localizer with the same texts that notes each lookup in a trace and returns what that shows; so do the
  /// localizers that are made of it.
  package func tracing(in trace: some TextTrace) -> Localizer {
    Localizer(storage: LocalizerStorage(tracing: storage, in: trace))
  }

  /// The keys of a language, each once, with the values that a lookup in it finds, read again from the tables.
  package func pairs(in language: Language) -> [PropertyListPair] {
    storage.texts.tables.filter { $0.language == language }.flatMap(\.store.pairs)
      .unique(\.key)
  }

  /// Creates a localizer that looks keys up in some tables before its own.
  package func preferring(tables: [StringsTable]) -> Localizer {
    replacing(tables: tables + storage.texts.tables)
  }

  /// Whether both are the same localizer, or copies of it.
  package func isTriviallyIdentical(to other: Localizer) -> Bool { storage === other.storage }
}
