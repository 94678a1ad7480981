/// Looks texts up in the user's language and formats numbers and dates.
///
/// ```swift
/// Localizer.setDefault(Localizer(
///   tables: Localizations.tables, preferring: LanguageEnvironment.process.languages,
///   developmentLanguage: "en"))
/// "welcome.title".localize
/// "articles.count".localize(5)
/// ```
/// A localizer is immutable; ``preferring(_:)`` creates another one for the same tables. A key is
/// looked up in each language of ``chain`` in turn. A key without text in any of them is shown itself
/// and reported.
///
/// Whole numbers are shown in the digits and groups of the user's language, also by `%d`.
public struct Localizer: Sendable {
  let storage: LocalizerStorage

  /// Creates a localizer for the given requested languages, best first.
  ///
  /// - Parameters:
  ///   - tables: The texts. Of tables in the same language the first one with a key counts.
  ///   - languages: The languages that the user requests, best first.
  ///   - developmentLanguage: The language to use for keys without text in the requested languages.
  ///   - distance: The maximum distance of a shown language from the requested one.
  ///   - timeZone: The time zone of dates; `nil` for the one of the environment.
  ///   - isolatesArguments: Whether an argument of the opposite direction, such as a Hebrew name in an
  ///     English text, is enclosed in U+2068 and U+2069, so that it does not reorder the text around it.
  ///   - didFindIssue: Called for each missing key and wrong argument, on the thread of the lookup: once, until some
  ///     thousand other issues were found or the tables are replaced. Without it, each issue is a line on standard error, which a
  ///     console of Sternik prints when it ends, except for ``LocalizationIssue/Kind/fallback(to:)``.
  public init(
    tables: [StringsTable], preferring languages: [Language], developmentLanguage: Language,
    distance: LanguageDistance = .language, timeZone: TimeZoneName? = nil,
    isolatesArguments: Bool = true,
    didFindIssue: (@Sendable (LocalizationIssue) -> Void)? = nil
  ) {
    let settings = SharedTexts.Settings(
      developmentLanguage: developmentLanguage, distance: distance,
      isolatesArguments: isolatesArguments)
    storage = LocalizerStorage(
      SharedTexts(tables, settings, reporter: IssueReporter(didFindIssue)),
      preferring: languages, timeZone: timeZone)
  }

  init(storage: LocalizerStorage) { self.storage = storage }

  /// The language that texts are looked up in first.
  public var language: Language { storage.language }

  /// The languages that texts are looked up in, in order.
  ///
  /// The chain ends with the development language, unless the user requests that language earlier.
  public var chain: [Language] { storage.choice.chain }

  /// The languages of the tables.
  public var available: [Language] { storage.texts.available }

  /// The language that the program is developed in.
  public var developmentLanguage: Language { storage.developmentLanguage }

  /// The language of numbers and dates: ``language`` in the region that the user requests.
  public var formattingLanguage: Language { storage.locale.language }

  /// The time zone of dates.
  public var timeZone: TimeZoneName { storage.timeZone ?? .current }

  /// Creates a localizer with the same tables for other requested languages, best first.
  public func preferring(_ languages: [Language]) -> Localizer {
    changed {
      LocalizerStorage($0.texts, preferring: languages, timeZone: $0.timeZone)
    }
  }

  /// Creates a localizer with the same tables for the languages that an HTTP request names.
  ///
  /// ```swift
  /// texts.preferring(acceptLanguage: "da, pl;q=0.7")
  /// texts.preferring("pl", nil, acceptLanguage: "de, en;q=0.5")  // of a path, no cookie, and a header
  /// ```
  /// The first of `names` that is an available language, or suits one, leads; the languages of the other names and of the
  /// `Accept-Language` field follow, then the development language. A name is a tag such as `pl` or `pt-BR`, or a list
  /// like the field. All are untrusted input: ``Language/accepted(by:of:)`` says what is ignored. A request for any language (`*`)
  /// gets the development language.
  ///
  /// The choices for the last requests are kept, so that a request with the same names and field costs less than a
  /// microsecond, in whichever time zone. They share 24 MB with all formats, whatever clients request.
  public func preferring(_ names: String?..., acceptLanguage header: String?) -> Localizer {
    let fields = names.map { $0 ?? "" } + [header ?? ""]
    return changed {
      LocalizerStorage($0.texts, $0.texts.choice(of: fields), timeZone: $0.timeZone)
    }
  }

  /// The language of the tables that suits a language best; `nil` if none does.
  ///
  /// ```swift
  /// texts.bestAvailable(for: "pt-MZ")  // pt-PT, if there is pt-PT and pt-BR
  /// ```
  /// It is the first of the ``chain`` for that language alone, but never the development language instead. Use it to redirect
  /// `/pt-MZ/` to `/pt-PT/`, or to refuse a language that the program lacks.
  public func bestAvailable(for language: Language) -> Language? {
    storage.texts.matching.matches(language).first?.language
  }

  /// Creates a localizer with other tables for the same requested languages, with all other settings.
  ///
  /// Use it when translations change while the program runs: a requested language that had no table before is
  /// found. Issues are reported to the same closure, also those that were reported before.
  public func replacing(tables: [StringsTable]) -> Localizer {
    changed {
      let texts = SharedTexts(
        tables, $0.texts.settings, reporter: IssueReporter($0.texts.reporter.didFindIssue))
      return LocalizerStorage(
        texts, preferring: $0.choice.requested, timeZone: $0.timeZone)
    }
  }

  /// Creates a localizer with the same texts that shows dates in another time zone.
  public func showing(timeZone: TimeZoneName) -> Localizer {
    changed { LocalizerStorage($0.texts, $0.choice, timeZone: timeZone) }
  }

  /// The localizer of another storage; a traced one stays traced.
  func changed(_ change: (LocalizerStorage) -> LocalizerStorage) -> Localizer {
    guard let traced = storage.traced else { return Localizer(storage: change(storage)) }
    return Localizer(
      storage: LocalizerStorage(tracing: change(traced.storage), in: traced.trace))
  }

  /// The text of a key as written; the key itself if there is no text.
  public func text(_ key: String) -> String { storage.text(key) }

  /// The text of a key with arguments for its placeholders.
  ///
  /// A missing or wrong argument is shown as its placeholder in `⟨⟩` and reported.
  public func text(_ key: String, _ arguments: [any LocalizableArgument]) -> String {
    storage.text(key, Arguments(arguments))
  }

  /// Whether any language of the chain has a text for a key.
  public func has(_ key: String) -> Bool {
    (storage.traced?.storage ?? storage).lookup.find(key) != nil
  }

  /// Whether a language has a text for a key of its own, whatever the chain is.
  ///
  /// ```swift
  /// texts.available.filter { !texts.has("banner.sale", in: $0) }  // the languages that lack it
  /// ```
  public func has(_ key: String, in language: Language) -> Bool {
    storage.texts.tables.contains { $0.language == language && $0.store.has(key) }
  }

  /// Reports a skeleton that ICU has no format for.
  func reportSkeleton(_ skeleton: String) {
    storage.report(.unknownSkeleton, skeleton, formattingLanguage)
  }
}
