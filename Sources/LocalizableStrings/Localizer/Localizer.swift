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
  ///   - didFindIssue: Called once for each missing key and wrong argument, on the thread of the lookup. Without it,
  ///     a console of Sternik prints them on standard error when it ends.
  public init(
    tables: [StringsTable], preferring languages: [Language], developmentLanguage: Language,
    distance: LanguageDistance = .language, timeZone: TimeZoneName? = nil,
    isolatesArguments: Bool = true,
    didFindIssue: (@Sendable (LocalizationIssue) -> Void)? = nil
  ) {
    storage = LocalizerStorage(
      tables: tables, preferring: languages,
      LocalizerStorage.Settings(
        developmentLanguage: developmentLanguage, distance: distance, timeZone: timeZone,
        isolatesArguments: isolatesArguments),
      reporter: IssueReporter(didFindIssue ?? UnhandledIssues.add))
  }

  init(storage: LocalizerStorage) { self.storage = storage }

  /// The language that texts are looked up in first.
  public var language: Language { storage.chain.first ?? storage.developmentLanguage }

  /// The languages that texts are looked up in, in order.
  ///
  /// The chain ends with the development language, unless the user requests that language earlier.
  public var chain: [Language] { storage.chain }

  /// The languages of the tables.
  public var available: [Language] { storage.available }

  /// The language that the program is developed in.
  public var developmentLanguage: Language { storage.developmentLanguage }

  /// The language of numbers and dates: ``language`` in the region that the user requests.
  public var formattingLanguage: Language { storage.locale.language }

  /// The time zone of dates.
  public var timeZone: TimeZoneName { storage.settings.timeZone ?? .current }

  /// Creates a localizer with the same tables for other requested languages, best first.
  public func preferring(_ languages: [Language]) -> Localizer {
    changed { LocalizerStorage($0, preferring: languages) }
  }

  /// Creates a localizer with other tables for the same requested languages, with all other settings.
  ///
  /// Use it when translations change while the program runs: a requested language that had no table before is
  /// found, and issues are still reported to the same closure.
  public func replacing(tables: [StringsTable]) -> Localizer {
    changed {
      LocalizerStorage(
        tables: tables, preferring: $0.requested, $0.settings, reporter: $0.reporter)
    }
  }

  /// Creates a localizer with the same tables for the `Accept-Language` field of an HTTP request.
  ///
  /// A request for any language (`*`) gets the development language. The localizers of the last fields are kept, so that a
  /// request with one of them costs a lookup; they and all formats share 24 MB, whatever clients request.
  public func preferring(acceptLanguage header: String) -> Localizer {
    Localizer(storage: storage.request(header) { accepting(header).storage })
  }

  /// The localizer of another storage; a traced one stays traced.
  func changed(_ change: (LocalizerStorage) -> LocalizerStorage) -> Localizer {
    guard let traced = storage.traced else { return Localizer(storage: change(storage)) }
    return Localizer(
      storage: LocalizerStorage(tracing: change(traced.storage), in: traced.trace))
  }

  private func accepting(_ header: String) -> Localizer {
    let others = available.filter { $0 != developmentLanguage }
    let isDevelopmentAvailable = others.count < available.count
    let available = (isDevelopmentAvailable ? [developmentLanguage] : []) + others
    return preferring(Language.accepted(by: header, of: available))
  }

  /// Creates a localizer with the same texts that shows dates in another time zone.
  public func showing(timeZone: TimeZoneName) -> Localizer {
    var settings = storage.settings
    settings.timeZone = timeZone
    return changed { LocalizerStorage($0, settings) }
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
}
