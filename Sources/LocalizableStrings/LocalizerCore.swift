internal import StringsSyntax

/// What a localizer consists of; never changed, so that all threads may use it without a lock.
final class LocalizerCore: Sendable {
  let tables: [StringsTable]
  let settings: LocalizerSettings
  let chain: [Language]
  let conventions: Conventions
  let reports: IssueReports
  let lookup: LookupChain

  init(
    tables: [StringsTable], preferring languages: [Language], _ settings: LocalizerSettings,
    reports: IssueReports
  ) {
    var available: [Language] = []
    for table in tables where !available.contains(table.language) {
      available.append(table.language)
    }
    let matches = LanguageMatching(available: available, distance: settings.distance)
      .chain(preferring: languages, developmentLanguage: settings.developmentLanguage)
    self.tables = tables
    self.settings = settings
    self.reports = reports
    chain = matches.map(\.language)
    conventions = .of(matches.first?.conventions ?? settings.developmentLanguage)
    lookup = LookupChain(matches, tables)
  }

  /// The same with other settings that do not matter for the languages.
  init(_ other: LocalizerCore, _ settings: LocalizerSettings) {
    tables = other.tables
    self.settings = settings
    chain = other.chain
    conventions = other.conventions
    reports = other.reports
    lookup = other.lookup
  }

  var developmentLanguage: Language { settings.developmentLanguage }

  /// Whether texts put into others are kept from mixing with them where they run the other way.
  var isolatesArguments: Bool { settings.isolatesArguments }

  /// The languages there are texts in, each once.
  var available: [Language] {
    tables.map(\.language).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  @inline(__always)
  func text(_ key: String) -> String {
    lookup.plainText(key) ?? unusualText(key)
  }

  /// The text of a key as written: placeholders stay, plurals show what they lack.
  private func unusualText(_ key: String) -> String {
    withEntry(key) { entry, link in
      if case .format = entry.pointee.content {
        reportMissingArguments(key, entry, link)
        return entry.pointee.text
      }
      return render(key, entry, link, Arguments([]))
    }
  }

  func text(_ key: String, _ arguments: Arguments) -> String {
    withEntry(key) { entry, link in
      if case .plain = entry.pointee.content { return entry.pointee.text }
      return render(key, entry, link, arguments)
    }
  }

  /// The text for a key's entry; the key itself if there is none.
  @inline(__always)
  private func withEntry(
    _ key: String, _ text: (UnsafePointer<TableEntry>, LookupChain.Link) -> String
  ) -> String {
    var contiguous = key
    return contiguous.withUTF8 { bytes in
      guard let (entry, link) = lookup.find(bytes) else {
        report(.missingKey, key, chain.first ?? developmentLanguage)
        return key
      }
      return text(entry, link)
    }
  }

  private func render(
    _ key: String, _ entry: UnsafePointer<TableEntry>, _ link: LookupChain.Link,
    _ arguments: Arguments
  ) -> String {
    if case .invalid = entry.pointee.content {
      report(.notAMessage, key, link.language)
      return key
    }
    let code = entry.pointee.messageProgram()._withUnsafeGuaranteedRef { $0.code }
    return MessageRenderer(
      code: code, arguments: arguments, link: link, core: .passUnretained(self), key: key
    ).text()
  }

  private func reportMissingArguments(
    _ key: String, _ entry: UnsafePointer<TableEntry>, _ link: LookupChain.Link
  ) {
    let code = entry.pointee.messageProgram()._withUnsafeGuaranteedRef { $0.code }
    // A space after `%` is more likely the percent sign of "100 % sure" than a flag.
    let fields = UnsafeBufferPointer(start: code.fields, count: code.fieldCount)
    for field in fields where !field.flags.contains(.spaced) {
      let kind = LocalizationIssue.Kind.missingArgument(
        position: Int(field.argument) + 1, placeholder: code.source(field))
      report(kind, key, link.language)
    }
  }

  func report(_ kind: LocalizationIssue.Kind, _ key: String, _ language: Language) {
    reports.report(LocalizationIssue(key: key, language: language, kind: kind))
  }
}
