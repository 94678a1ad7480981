public import LocalizableStrings
public import StringsSyntax

/// The texts of a library, which a program translates into further languages, or replaces, by the same keys in its tables.
///
/// For a check they are one more folder: the program's texts with such keys are compared with those of the library.
///
/// ```swift
/// let payments = LibraryTexts(
///   name: "the payment sheet", keyPrefix: "payments.",
///   translations: [
///     Translation(
///       language: "en",
///       files: [TranslationFile(bytes: Array("\"payments.pay\" = \"Pay\";".utf8), name: "en")])
///   ], developmentLanguage: "en")
/// let folder = TranslationFolder(URL(filePath: "Localizations"))
/// for table in folder.tables {
///   for diagnostic in table.check(developmentLanguage: "en", library: payments) { print(diagnostic) }
/// }
/// for diagnostic in payments.missing(in: folder) { print(diagnostic) }
/// ```
public struct LibraryTexts: Sendable {
  /// What messages call the library, such as `the console`.
  public let name: String
  /// The beginning of all its keys; no other key begins so.
  public let keyPrefix: String
  /// The languages that come with the library.
  public let translations: [Translation]
  /// The language of ``translations`` that has every key.
  public let developmentLanguage: Language
  /// The keys of words that a user types: of two that are the same, the first counts.
  public let commandKeys: [String]
  /// Whether a localizer shows its texts, and so any argument for `%@`.
  public let usesLocalizer: Bool
  /// The command that prints the texts if a language follows it, such as `sternik-strings console`.
  public let printedBy: String?

  /// The texts that others are compared with.
  let source: CheckedSource

  /// Creates the texts of a library.
  public init(
    name: String, keyPrefix: String, translations: [Translation], developmentLanguage: Language,
    commandKeys: [String] = [], usesLocalizer: Bool = false, printedBy: String? = nil
  ) {
    self.name = name
    self.keyPrefix = keyPrefix
    self.translations = translations
    self.developmentLanguage = developmentLanguage
    self.commandKeys = commandKeys
    self.usesLocalizer = usesLocalizer
    self.printedBy = printedBy
    source = CheckedSource(
      translations.first { $0.language == developmentLanguage }
        ?? Translation(language: developmentLanguage, files: []))
  }

  /// Each text in the development language, in the order of its file.
  public var entries: [TranslationEntry] { source.entries.map(\.entry) }

  /// Whether a key is one of the library's, or should be.
  public func owns(_ key: String) -> Bool { key.hasPrefix(keyPrefix) }

  /// Whether a folder translates or replaces one of the texts.
  public func isTranslated(in folder: TranslationFolder) -> Bool {
    folder.tables.lazy.flatMap(\.translations).flatMap(\.files).flatMap(\.entries)
      .contains { owns($0.key) }
  }

  /// A warning for each text that a language of a folder lacks, whose users see it in the development language.
  ///
  /// The languages that come with the library are not reported.
  public func missing(in folder: TranslationFolder) -> [Diagnostic] {
    // Those of one code and script, of which each is shown the texts of the others.
    Dictionary(grouping: folder.languages, by: \.codeAndScript).values.compactMap(\.first)
      .filter { $0.isDetermined && !isTranslated(into: $0) }
      .sorted { $0.tag < $1.tag }
      .flatMap { missing(in: $0, of: folder) }
  }

  /// Whether the library brings a language along, perhaps that of another region.
  package func isTranslated(into language: Language) -> Bool {
    translations.contains { $0.language.code == language.code }
  }

  /// The keys that a folder translates into no variant of a language.
  package func missingKeys(in language: Language, of folder: TranslationFolder) -> [String] {
    let own = Set(files(of: language, in: folder).lazy.flatMap(\.entries).map(\.key))
    return entries.map(\.key).filter { !own.contains($0) }
  }

  private func files(of language: Language, in folder: TranslationFolder) -> [TranslationFile] {
    folder.tables.flatMap(\.translations)
      .filter { $0.language.codeAndScript == language.codeAndScript }.flatMap(\.files)
  }

  private func missing(in language: Language, of folder: TranslationFolder) -> [Diagnostic] {
    let files = files(of: language, in: folder)
    let file = files.first { $0.entries.contains { owns($0.key) } } ?? files.first
    let diagnostics = missingKeys(in: language, of: folder).map { key in
      Diagnostic(
        file: file?.name ?? folder.path, position: nil, severity: .warning,
        code: .missingLibraryText,
        message: "\(name)'s text \"\(key)\" is not translated into \(language)", key: key,
        languageTag: language.tag)
    }
    var comments = file?.ignoreComments ?? IgnoreComments()
    return comments.withoutIgnored(diagnostics)
  }
}

extension CheckedTranslation {
  /// The results of comparing the texts for a library with those that come with it.
  func diagnostics(of library: LibraryTexts) -> [Diagnostic] {
    let source = library.source
    let comparison = SourceComparison(language: language, sourceLanguage: source.language)
    let own = entries.filter { library.owns($0.entry.key) }
    let compared = own.flatMap { checked in
      if let counterpart = source[checked.entry.key] {
        let found = comparison.diagnostics(of: checked, comparedTo: counterpart, nil)
        return library.usesLocalizer ? found.map(\.forSternik) : found
      }
      return [
        checked.entry.diagnostic(
          .unknownLibraryText,
          "\(library.name) has no text \"\(checked.entry.key)\": correct the key, or remove it",
          atKey: true)
      ]
    }
    return compared + sameCommands(own.map(\.entry), of: library)
  }

  /// A warning for each command that is the same word as an earlier one, which users get instead.
  private func sameCommands(
    _ entries: [TranslationEntry], of library: LibraryTexts
  ) -> [Diagnostic] {
    var owners: [String: String] = [:]
    return library.commandKeys.compactMap { key in
      guard let entry = entries.first(where: { $0.key == key }),
        let word = entry.value.string?.lowercased()
      else { return nil }
      guard let owner = owners[word] else {
        owners[word] = key
        return nil
      }
      return entry.diagnostic(.sameCommand, "the command \"\(owner)\" is the same word")
    }
  }
}

extension Language {
  fileprivate var codeAndScript: String { "\(code)-\(maximized.script ?? "")" }
}
