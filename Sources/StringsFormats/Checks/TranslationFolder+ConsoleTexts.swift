import LocalizableStrings
public import StringsSyntax

extension TranslationFolder {
  /// Whether a text of the folder is meant for the console of Sternik: its key begins with `sternik.`.
  public var hasConsoleTexts: Bool {
    tables.lazy.flatMap(\.translations).flatMap(\.files).flatMap(\.entries)
      .contains { ConsoleTranslation.owns($0.key) }
  }

  /// A warning for each text of the console that a language lacks.
  ///
  /// Users see these texts in English. They come with the package in English and Polish, which are not reported.
  public var missingConsoleTexts: [Diagnostic] {
    let groups = Dictionary(grouping: languages) { "\($0.code)-\($0.maximized.script ?? "")" }
    return groups.values.compactMap(\.first)
      .filter { $0.isDetermined && !ConsoleTranslation.includes($0) }
      .sorted { $0.tag < $1.tag }
      .flatMap { language in
        missingConsoleTexts(
          in: language,
          variants: groups["\(language.code)-\(language.maximized.script ?? "")"] ?? [])
      }
  }

  private func missingConsoleTexts(in language: Language, variants: [Language]) -> [Diagnostic] {
    let files = tables.flatMap(\.translations).filter { variants.contains($0.language) }
      .flatMap(\.files)
    let own = files.lazy.flatMap(\.entries).filter { ConsoleTranslation.owns($0.key) }
    let keys = Set(own.map(\.key))
    let missing = ConsoleTranslation.source.map(\.key).filter { !keys.contains($0) }
    let file = files.first { $0.name == own.first?.file } ?? files.first
    let diagnostics = missing.map { key in
      Diagnostic(
        file: file?.name ?? path, position: nil, severity: .warning, code: .missingConsoleText,
        message: "the console's text \"\(key)\" is not translated into \(language)", key: key,
        languageTag: language.tag)
    }
    var comments = file?.ignoreComments ?? IgnoreComments()
    return comments.withoutIgnored(diagnostics)
  }
}
