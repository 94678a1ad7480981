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
  /// A text is shown in another language than one the reader asked for if that is no further than
  /// `distance` from it, or the development language. Dates are shown in the given time zone, or else
  /// in the one the environment asks for. `isolatesArguments` puts texts that run the other way than
  /// the sentence they are put into, as a Hebrew name in English, between U+2068 and U+2069, so that
  /// a terminal or browser does not mix up the order of words.
  /// `didFindIssue` is told of each missing key and each wrong argument once, on the thread that
  /// found it.
  public init(
    tables: [StringsTable], preferring languages: [Language], developmentLanguage: Language,
    distance: LanguageDistance = .language, timeZone: TimeZoneName? = nil,
    isolatesArguments: Bool = true,
    didFindIssue: @escaping @Sendable (LocalizationIssue) -> Void = { _ in }
  ) {
    core = LocalizerCore(
      tables: tables, preferring: languages,
      LocalizerSettings(
        developmentLanguage: developmentLanguage, distance: distance, timeZone: timeZone,
        isolatesArguments: isolatesArguments),
      reports: IssueReports(didFindIssue))
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
  public var timeZone: TimeZoneName { core.settings.timeZone ?? .current }

  /// The same texts for readers of other languages.
  public func preferring(_ languages: [Language]) -> Localizer {
    Localizer(
      core: LocalizerCore(
        tables: core.tables, preferring: languages, core.settings, reports: core.reports))
  }

  /// The same texts for whoever sent an HTTP request with this `Accept-Language`.
  ///
  /// Whoever takes any language, as `*` says, gets the development language.
  public func preferring(acceptLanguage header: String) -> Localizer {
    let others = available.filter { $0 != developmentLanguage }
    let isDevelopmentAvailable = others.count < available.count
    let available = (isDevelopmentAvailable ? [developmentLanguage] : []) + others
    return preferring(Language.accepted(by: header, of: available))
  }

  /// The same texts with dates shown in another time zone.
  public func showing(timeZone: TimeZoneName) -> Localizer {
    var settings = core.settings
    settings.timeZone = timeZone
    return Localizer(core: LocalizerCore(core, settings))
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
