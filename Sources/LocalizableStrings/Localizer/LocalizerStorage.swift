internal import StringsSyntax
internal import Synchronization

/// The immutable state of a localizer, which all threads share without a lock.
final class LocalizerStorage: KeptObject {
  /// The settings of a localizer, apart from the requested languages.
  struct Settings: Sendable {
    var developmentLanguage: Language
    var distance: LanguageDistance
    /// `nil` for the time zone of the environment, which takes ICU a while to find.
    var timeZone: TimeZoneName?
    var isolatesArguments: Bool
    /// Keeps the formats, and the localizers of requests.
    var cache = FormatCache.shared
  }

  let tables: [StringsTable]
  /// The languages of the tables, each once.
  let available: [Language]
  let settings: Settings
  /// The languages that the user requests, best first, also those without tables.
  let requested: [Language]
  let chain: [Language]
  let matches: [LanguageMatch]
  /// The locale data of the formatting language.
  let locale: LocaleData
  let reporter: IssueReporter
  let lookup: LookupChain
  /// What the texts are looked up in if they are traced; then ``lookup`` is empty.
  let traced: TracedStorage?
  /// Names the storage in the keys of its requests.
  private let identity = LocalizerStorage.count.wrappingAdd(1, ordering: .relaxed).newValue
  private let keepsRequests = Atomic(false)
  private static let count = Atomic<UInt64>(0)

  var size: Int { (1 << 10) + lookup.size }

  /// A longer field is not kept, because it is untrusted input.
  private static let longestKeptField = 256

  convenience init(
    tables: [StringsTable], preferring languages: [Language], _ settings: Settings,
    reporter: IssueReporter
  ) {
    let tables = tables.namingBase(settings.developmentLanguage)
    self.init(
      tables: tables, available: tables.languages, preferring: languages, settings,
      reporter: reporter)
  }

  /// Creates a storage for other requested languages, with the tables of another one.
  convenience init(_ other: LocalizerStorage, preferring languages: [Language]) {
    self.init(
      tables: other.tables, available: other.available, preferring: languages, other.settings,
      reporter: other.reporter)
  }

  private convenience init(
    tables: [StringsTable], available: [Language], preferring languages: [Language],
    _ settings: Settings, reporter: IssueReporter
  ) {
    let matches = LanguageMatching(available: available, distance: settings.distance)
      .chain(preferring: languages, developmentLanguage: settings.developmentLanguage)
    self.init(
      tables: tables, available: available, matches, settings, requested: languages,
      reporter: reporter,
      locale: .of(
        matches.first?.formattingLanguage ?? settings.developmentLanguage, in: settings.cache))
  }

  /// Copies a storage with other tables in the languages of other matches.
  convenience init(_ other: LocalizerStorage, _ matches: [LanguageMatch], tables: [StringsTable]) {
    self.init(
      tables: tables, available: tables.languages, matches, other.settings,
      requested: other.requested, reporter: other.reporter, locale: other.locale)
  }

  private init(
    tables: [StringsTable], available: [Language], _ matches: [LanguageMatch],
    _ settings: Settings, requested: [Language], reporter: IssueReporter, locale: LocaleData
  ) {
    self.tables = tables
    self.available = available
    self.requested = requested
    self.settings = settings
    self.reporter = reporter
    self.locale = locale
    self.matches = matches
    chain = matches.map(\.language)
    lookup = LookupChain(matches, tables, settings.cache)
    traced = nil
  }

  /// Copies a storage with other settings, which must not change the languages.
  init(_ other: LocalizerStorage, _ settings: Settings) {
    tables = other.tables
    available = other.available
    requested = other.requested
    self.settings = settings
    chain = other.chain
    matches = other.matches
    locale = other.locale
    reporter = other.reporter
    lookup = other.lookup
    traced = other.traced
  }

  /// Copies a storage and records each text that is looked up.
  init(tracing other: LocalizerStorage, in trace: LookupTrace) {
    tables = other.tables
    available = other.available
    requested = other.requested
    settings = other.settings
    chain = other.chain
    matches = other.matches
    locale = other.locale
    reporter = other.reporter
    lookup = LookupChain([], [], settings.cache)
    traced = TracedStorage(storage: other, trace: trace)
  }

  deinit {
    if keepsRequests.load(ordering: .relaxed) {
      settings.cache.removeRequests(of: identity)
    }
  }

  /// The storage for the `Accept-Language` field of a request; most requests have the same few.
  func request(_ field: String, _ create: () -> LocalizerStorage) -> LocalizerStorage {
    guard field.utf8.count <= Self.longestKeptField else { return create() }
    keepsRequests.store(true, ordering: .relaxed)
    let request = settings.cache.object(.request(identity, field), create)
    request.lookup.useLocales(in: settings.cache)
    return request
  }

  /// A number, a date or a name, with the mark of what comes from no key if the texts are traced.
  func formatted(_ text: String) -> String { traced?.trace.formatted(text) ?? text }

  var developmentLanguage: Language { settings.developmentLanguage }

  /// Whether arguments of the opposite direction are isolated from the text around them.
  var isolatesArguments: Bool { settings.isolatesArguments }

  @inline(__always)
  func text(_ key: String) -> String {
    lookup.plainText(key) ?? renderedText(key)
  }

  /// The text of a key without arguments: placeholders are shown as written, plurals with markers.
  private func renderedText(_ key: String) -> String {
    if let traced { return traced.text(key) }
    return withEntry(key) { entry, link in
      if case .format = entry.pointee.content {
        reportUnformatted(key, entry, link)
        return entry.pointee.text
      }
      return render(key, entry, link, Arguments([]))
    }
  }

  func text(_ key: String, _ arguments: Arguments) -> String {
    if let traced { return traced.text(key, arguments) }
    return withEntry(key) { entry, link in
      if case .plain = entry.pointee.content { return entry.pointee.text }
      return render(key, entry, link, arguments)
    }
  }

  /// Creates a text from the entry of a key; returns the key itself if there is no entry.
  @inline(__always)
  private func withEntry(
    _ key: String, _ text: (UnsafePointer<TableEntry>, LookupChain.Link) -> String
  ) -> String {
    guard let (entry, link) = lookup.find(key) else {
      report(.missingKey, key, chain.first ?? developmentLanguage)
      return key
    }
    return text(entry, link)
  }

  func render(
    _ key: String, _ entry: UnsafePointer<TableEntry>, _ link: LookupChain.Link,
    _ arguments: Arguments
  ) -> String {
    if case .invalid = entry.pointee.content {
      report(.notAMessage, key, link.language)
      return key
    }
    let code = entry.pointee.messageProgram()._withUnsafeGuaranteedRef { $0.code }
    return MessageRenderer(
      code: code, arguments: arguments, link: link, storage: .passUnretained(self), key: key
    ).text()
  }

  /// Reports what a text without arguments shows as written.
  private func reportUnformatted(
    _ key: String, _ entry: UnsafePointer<TableEntry>, _ link: LookupChain.Link
  ) {
    let code = entry.pointee.messageProgram()._withUnsafeGuaranteedRef { $0.code }
    if code.fieldCount == 0, entry.pointee.text.utf8.hasEscapedPercent {
      report(.escapedPercent, key, link.language)
    }
    let fields = UnsafeBufferPointer(start: code.fields, count: code.fieldCount)
    for field in fields where !field.isDoubtful {
      let kind = LocalizationIssue.Kind.missingArgument(
        position: Int(field.argument) + 1, placeholder: code.source(field))
      report(kind, key, link.language)
    }
  }

  func report(_ kind: LocalizationIssue.Kind, _ key: String, _ language: Language) {
    reporter.report(LocalizationIssue(key: key, language: language, kind: kind))
  }
}

extension [StringsTable] {
  /// The languages of the tables, each once.
  fileprivate var languages: [Language] {
    var known: Set<Language> = []
    return map(\.language).filter { known.insert($0).inserted }
  }
}

extension String.UTF8View {
  /// Whether two percent signs follow each other.
  fileprivate var hasEscapedPercent: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: "%") && $1 == UInt8(ascii: "%") }
  }
}
