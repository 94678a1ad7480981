/// Texts in the reader's language: the door of this module.
///
/// ```swift
/// Localizer.setDefault(Localizer(
///   tables: Localizations.tables, preferring: LanguageEnvironment.process.languages,
///   developmentLanguage: "en"))
/// "welcome.title".localize
/// "articles.count".localize(5)
/// ```
/// A localizer is never changed; `preferring` gives another one for the same tables. A key is looked
/// up in each language of `chain` in turn; one that no language has shows itself and is reported.
///
/// Whole numbers are written in the digits and groups of the reader's language, also by `%d`.
public struct Localizer: Sendable {
  let core: LocalizerCore

  /// A localizer for readers of the given languages, best first.
  ///
  /// Dates are shown in the given time zone, or else in the one the environment asks for.
  /// `didFindIssue` is told of each missing key and each wrong argument once, on the thread that
  /// found it.
  public init(
    tables: [StringsTable], preferring languages: [Language], developmentLanguage: Language,
    timeZone: TimeZoneName? = nil,
    didFindIssue: @escaping @Sendable (LocalizationIssue) -> Void = { _ in }
  ) {
    core = LocalizerCore(
      tables: tables, preferring: languages, developmentLanguage: developmentLanguage,
      timeZone: timeZone, reports: IssueReports(didFindIssue))
  }

  init(core: LocalizerCore) { self.core = core }

  /// The language that texts are looked up in first.
  public var language: Language { core.chain.first ?? core.developmentLanguage }

  /// The languages a text is looked up in, in order; it ends with the development language unless
  /// the reader wants that one earlier.
  public var chain: [Language] { core.chain }

  /// The languages there are texts in.
  public var available: [Language] { core.available }

  public var developmentLanguage: Language { core.developmentLanguage }

  /// The language that numbers and dates are written in: `language`, in the reader's own region.
  public var formattingLanguage: Language { core.conventions.language }

  /// The time zone that dates are shown in.
  public var timeZone: TimeZoneName { core.timeZone ?? .current }

  /// The same texts for readers of other languages.
  public func preferring(_ languages: [Language]) -> Localizer {
    Localizer(
      core: LocalizerCore(
        tables: core.tables, preferring: languages,
        developmentLanguage: core.developmentLanguage, timeZone: core.timeZone,
        reports: core.reports))
  }

  /// The same texts with dates shown in another time zone.
  public func showing(timeZone: TimeZoneName) -> Localizer {
    Localizer(core: LocalizerCore(core, timeZone: timeZone))
  }

  /// The text of a key, as written; the key if there is none.
  public func text(_ key: String) -> String { core.text(key) }

  /// The text of a key with arguments put in.
  ///
  /// Where one is missing or of the wrong kind, the text shows the placeholder in `⟨⟩`.
  public func text(_ key: String, _ arguments: [any LocalizableArgument]) -> String {
    core.text(key, Arguments(arguments))
  }

  /// Whether any language of the chain has the key.
  public func has(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { core.lookup.find($0) != nil }
  }
}
