/// Finds texts in the reader's language.
///
/// It looks a key up in the languages of its ``chain``, one after the other, so that a text that is not
/// translated yet appears in the next language. It never changes: another language is another localizer.
///
/// ```swift
/// Localizer.setDefault(Localizer(tables: Localizations.tables, preferring: Language.preferred))
/// print("articles.count".localize(5))  // 5 artykułów
/// ```
public struct Localizer: Sendable {
  /// The languages of the tables, in their order.
  public let available: [Language]
  /// The language that the program is written in, the last resort.
  public let developmentLanguage: Language
  /// The languages that texts are looked for in, the best first.
  public var chain: [Language] { links.map(\.table.language) }
  /// The language that readers see, as far as it goes.
  public let language: Language

  private let tables: [StringsTable]
  private let links: [Link]

  /// A table and how its language writes.
  private struct Link: Sendable {
    let table: StringsTable
    let rules: Lazy<LanguageRules>
  }

  /// Makes a localizer that prefers some languages to others.
  ///
  /// - Parameters:
  ///   - tables: one for each language; of two for one language the first counts.
  ///   - languages: what the reader wishes, the most wanted first.
  ///   - developmentLanguage: where keys are looked for that no other language has.
  public init(
    tables: [StringsTable], preferring languages: [Language],
    developmentLanguage: Language = Language(code: "en")
  ) {
    self.tables = tables
    self.developmentLanguage = developmentLanguage
    available = tables.map(\.language)
    let negotiation = LanguageNegotiation(available: available)
    let chain = negotiation.chain(for: languages + [developmentLanguage])
    links = chain.compactMap { language in
      tables.first { $0.language == language }.map { Link(table: $0, rules: LanguageRules.of(language)) }
    }
    language = chain.first ?? developmentLanguage
  }

  /// The same texts for a reader with other wishes.
  public func preferring(_ languages: [Language]) -> Localizer {
    Localizer(tables: tables, preferring: languages, developmentLanguage: developmentLanguage)
  }

  /// Whether there is a table that serves a language.
  public func serves(_ language: Language) -> Bool {
    !LanguageNegotiation(available: available).chain(for: [language]).isEmpty
  }

  /// The text of a key, as it stands in the table; the key itself if no language has it.
  ///
  /// Placeholders stay as they are; a text that depends on a number appears as for its arguments missing.
  public func text(_ key: String) -> String {
    for link in links {
      switch link.table[key] {
      case .text(let format)?: return format.source
      case .plural(let plural)?: return rendered(.plural(plural), key, [], link)
      case nil: continue
      }
    }
    return missing(key)
  }

  /// The text of a key with its arguments; the key itself if no language has it.
  public func text(_ key: String, _ arguments: [any LocalizableArgument]) -> String {
    for link in links {
      if let message = link.table[key] {
        return rendered(message, key, arguments.map(\.argument), link)
      }
    }
    return missing(key)
  }

  private func rendered(
    _ message: Message, _ key: String, _ arguments: [Argument], _ link: Link
  ) -> String {
    var rendering = MessageRendering(rules: link.rules.value, arguments: arguments)
    let text = rendering.text(of: message)
    for reason in rendering.problems {
      LocalizationProblems.report(
        LocalizationProblem(key: key, language: link.table.language, reason: reason))
    }
    return text
  }

  private func missing(_ key: String) -> String {
    LocalizationProblems.report(
      LocalizationProblem(key: key, language: language, reason: .missingKey))
    return key
  }
}
