public import LocalizableStrings

/// One table of a translation folder, such as `Localizable`, in all its languages.
public struct TranslationTable: Sendable {
  /// The name of the table that is looked up first. A folder has it even without a file of that name.
  public static let defaultName = "Localizable"

  /// The name of its files without the extension.
  public let name: String
  /// In the order of the language tags. A language that lacks the table has a translation without
  /// files.
  public package(set) var translations: [Translation]
  /// The source language of the table's String Catalog, if it has one.
  public private(set) var sourceLanguage: Language?
  /// What is wrong beyond the diagnostics of its files: one cannot be read, or two have the same key.
  public private(set) var ownDiagnostics: [Diagnostic]

  /// Creates a table of translations that are in memory.
  public init(
    name: String = defaultName, translations: [Translation], ownDiagnostics: [Diagnostic] = []
  ) {
    self.name = name
    self.translations = translations
    self.ownDiagnostics = ownDiagnostics
  }

  /// Creates a table of one String Catalog.
  public init(name: String = defaultName, _ catalog: StringCatalog) {
    self.init(name: name, translations: [])
    add(catalog)
  }

  /// What is wrong with the files of the table.
  public var diagnostics: [Diagnostic] {
    ownDiagnostics + translations.flatMap(\.files).flatMap(\.diagnostics)
  }

  /// The translation into a language.
  public subscript(language: Language) -> Translation? {
    translations.first { $0.language == language }
  }

  /// Adds the languages of a catalog, whose entries count before those of other files.
  mutating func add(_ catalog: StringCatalog) {
    sourceLanguage = catalog.sourceLanguage
    ownDiagnostics += catalog.diagnostics
    for added in catalog.translations {
      guard let index = translations.firstIndex(where: { $0.language == added.language }) else {
        translations.append(added)
        continue
      }
      let known = Set(translations[index].files.flatMap(\.entries).map(\.key))
      for entry in added.files.flatMap(\.entries) where known.contains(entry.key) {
        ownDiagnostics.append(
          entry.diagnostic(
            .duplicateKey,
            "\(added.language) has this key in another file too; this one counts"))
      }
      translations[index].files += added.files
    }
    translations.sort { $0.language.tag < $1.language.tag }
  }
}
