public import LocalizableStrings
public import StringsSyntax

/// One table of a translation folder, such as `Localizable`, in all its languages.
public struct TranslationTable: Sendable {
  /// The name of the table that is looked up first.
  ///
  /// A folder has it even without a file of that name.
  public static let defaultName = "Localizable"

  /// The name of its files without the extension.
  public let name: String
  /// In the order of the language tags.
  ///
  /// A language that lacks the table has a translation without files.
  public private(set) var translations: [Translation]
  /// The source language of the table's String Catalog, if it has one.
  public private(set) var sourceLanguage: Language?
  /// What is wrong beyond the diagnostics of its files: one cannot be read, or two have the same key.
  public internal(set) var ownDiagnostics: [Diagnostic] = []

  /// Creates a table of translations that are in memory.
  public init(name: String = defaultName, translations: [Translation]) {
    self.name = name
    self.translations = translations
  }

  /// Creates a table of one String Catalog.
  public init(name: String = defaultName, _ catalog: StringCatalog) {
    self.init(name: name, translations: [])
    add(catalog)
  }

  /// What is wrong with the files of the table.
  public var diagnostics: [Diagnostic] {
    ownDiagnostics
      + translations.flatMap { translation in
        translation.files.flatMap(\.diagnostics).map { $0.inLanguage(translation.language) }
      }
  }

  /// The translation into a language.
  public subscript(language: Language) -> Translation? {
    translations.first { $0.language == language }
  }

  /// Adds the files of a translation, whose entries override those of earlier files.
  package mutating func add(_ translation: Translation) {
    if let index = translations.firstIndex(where: { $0.language == translation.language }) {
      translations[index].files += translation.files
    } else {
      translations.append(translation)
      translations.sort { $0.language.tag < $1.language.tag }
    }
  }

  /// Adds a translation without files into each language that lacks the table.
  package mutating func addMissing(_ languages: [Language]) {
    for language in languages where self[language] == nil {
      add(Translation(language: language, files: []))
    }
  }

  /// Whether a language has a file of the table.
  package func hasFiles(in language: Language) -> Bool {
    self[language]?.files.isEmpty == false
  }

  /// Whether `Base.lproj`, with or without texts of this table, is part of a language that has a folder of its own.
  package func hasBase(below language: Language) -> Bool {
    language != .base && self[language] != nil && self[.base] != nil
  }

  /// The table with the files of `Base.lproj` before those of a language, whose entries override them.
  package func replacingBase(by language: Language) -> TranslationTable {
    guard let base = self[.base] else { return self }
    var table = self
    table.translations.removeAll { $0.language == .base || $0.language == language }
    table.add(Translation(language: language, files: base.files + (self[language]?.files ?? [])))
    return table
  }

  /// Replaces the translation into its language.
  package mutating func replace(by translation: Translation) {
    translations.removeAll { $0.language == translation.language }
    add(translation)
  }

  /// Adds the languages of a String Catalog, whose entries override those of earlier files.
  mutating func add(_ catalog: StringCatalog) {
    sourceLanguage = catalog.sourceLanguage
    ownDiagnostics += catalog.diagnostics
    for translation in catalog.translations {
      let language = translation.language
      let known = Set(self[language]?.entries.map(\.key) ?? [])
      ownDiagnostics += translation.files.flatMap(\.entries).filter { known.contains($0.key) }
        .map {
          $0.diagnostic(
            .duplicateKey, "another file has this key in \(language) too; the text here is used")
        }
      add(translation)
    }
  }
}
