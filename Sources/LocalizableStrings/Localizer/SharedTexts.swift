internal import Synchronization

/// The tables of localizers that differ in their requested languages and time zones alone.
final class SharedTexts: Sendable {
  /// The settings of a localizer, apart from its languages and its time zone.
  struct Settings: Sendable {
    var developmentLanguage: Language
    var distance = LanguageDistance.language
    var isolatesArguments = true
    /// Keeps the formats, and the languages of requests.
    var cache = FormatCache.shared
  }

  let tables: [StringsTable]
  /// The languages of the tables, each once.
  let available: [Language]
  let settings: Settings
  let reporter: IssueReporter
  /// Names the tables in the keys of requests.
  private let identity = SharedTexts.count.wrappingAdd(1, ordering: .relaxed).newValue
  private let keepsRequests = Atomic(false)
  private static let count = Atomic<UInt64>(0)

  /// A longer field is not kept, because it is untrusted input.
  private static let longestKeptField = 256

  init(_ tables: [StringsTable], _ settings: Settings, reporter: IssueReporter) {
    self.tables = tables.namingBase(settings.developmentLanguage)
    available = self.tables.map(\.language).unique { $0 }
    self.settings = settings
    self.reporter = reporter
  }

  deinit {
    if keepsRequests.load(ordering: .relaxed) { settings.cache.removeRequests(of: identity) }
  }

  var matching: LanguageMatching {
    LanguageMatching(available: available, distance: settings.distance)
  }

  /// The languages to look texts up in for requested ones, best first.
  func choice(preferring languages: [Language]) -> LanguageChoice {
    let matches = matching.chain(
      preferring: languages, developmentLanguage: settings.developmentLanguage)
    return LanguageChoice(matches, requested: languages, of: self)
  }

  /// The languages for the fields of a request, the most important field first; most requests have the same few.
  func choice(of fields: [String]) -> LanguageChoice {
    guard fields.allSatisfy({ $0.utf8.count <= Self.longestKeptField }) else {
      return choice(preferring: accepted(by: fields))
    }
    keepsRequests.store(true, ordering: .relaxed)
    let choice = settings.cache.object(.request(identity, fields)) {
      self.choice(preferring: accepted(by: fields))
    }
    choice.lookup.useLocales(in: settings.cache)
    return choice
  }

  /// The languages that fields request, each once; `*` prefers the development language.
  private func accepted(by fields: [String]) -> [Language] {
    let development = available.filter { $0 == settings.developmentLanguage }
    let available = development + available.filter { $0 != settings.developmentLanguage }
    return fields.flatMap { Language.accepted(by: $0, of: available) }.unique { $0 }
  }
}

/// The languages of a localizer, with the texts in them.
///
/// It does not hold its ``SharedTexts``, so that a choice that is kept for a request keeps no localizer alive.
final class LanguageChoice: KeptObject {
  /// The languages that the user requests, best first, also those without tables.
  let requested: [Language]
  let matches: [LanguageMatch]
  let chain: [Language]
  /// The locale data of the formatting language.
  let locale: LocaleData
  let lookup: LookupChain

  var size: Int { (1 << 10) + lookup.size }

  convenience init(_ matches: [LanguageMatch], requested: [Language], of texts: SharedTexts) {
    let language = matches.first?.formattingLanguage ?? texts.settings.developmentLanguage
    self.init(
      matches, requested: requested, of: texts, .of(language, in: texts.settings.cache))
  }

  init(
    _ matches: [LanguageMatch], requested: [Language], of texts: SharedTexts, _ locale: LocaleData
  ) {
    self.matches = matches
    self.requested = requested
    self.locale = locale
    chain = matches.map(\.language)
    lookup = LookupChain(
      matches, texts.tables, texts.settings.cache,
      reportsFallbacks: texts.reporter.reportsFallbacks)
  }
}

extension Sequence {
  /// The first of the elements with equal keys.
  func unique<Key: Hashable>(_ key: (Element) -> Key) -> [Element] {
    var known: Set<Key> = []
    return filter { known.insert(key($0)).inserted }
  }
}
