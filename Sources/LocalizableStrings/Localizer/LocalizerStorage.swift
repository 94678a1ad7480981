internal import StringsSyntax

/// The immutable state of a localizer, which all threads share without a lock.
final class LocalizerStorage: Sendable {
  let texts: SharedTexts
  let choice: LanguageChoice
  /// `nil` for the time zone of the environment, which takes ICU a while to find.
  let timeZone: TimeZoneName?
  /// The locale data of the formatting language.
  let locale: LocaleData
  let lookup: LookupChain
  /// What the texts are looked up in if they are traced; then ``lookup`` is empty.
  let traced: TracedStorage?

  init(_ texts: SharedTexts, _ choice: LanguageChoice, timeZone: TimeZoneName?) {
    self.texts = texts
    self.choice = choice
    self.timeZone = timeZone
    locale = choice.locale
    lookup = choice.lookup
    traced = nil
  }

  /// Copies a storage and records each text that is looked up.
  init(tracing other: LocalizerStorage, in trace: any TextTrace) {
    texts = other.texts
    choice = other.choice
    timeZone = other.timeZone
    locale = other.locale
    lookup = LookupChain([], [], other.texts.settings.cache)
    traced = TracedStorage(storage: other, trace: trace)
  }

  convenience init(
    _ texts: SharedTexts, preferring languages: [Language], timeZone: TimeZoneName?
  ) {
    self.init(texts, texts.choice(preferring: languages), timeZone: timeZone)
  }

  /// A number, a date or a name, with the mark of what comes from no key if the texts are traced.
  func formatted(_ text: String) -> String { traced?.trace.formatted(text) ?? text }

  var developmentLanguage: Language { texts.settings.developmentLanguage }

  /// The language that texts are looked up in first.
  var language: Language { choice.chain.first ?? developmentLanguage }

  /// The locale data of ``language``.
  var textLocale: LocaleData { .of(language, in: texts.settings.cache) }

  /// Whether arguments of the opposite direction are isolated from the text around them.
  var isolatesArguments: Bool { texts.settings.isolatesArguments }

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
      report(.missingKey, key, language)
      return key
    }
    if link.isFallback { report(.fallback(to: link.language), key, language) }
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
    if code.isNestedTooDeep { report(.nestedTooDeep, key, link.language) }
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
    for field in code.allFields where !field.isDoubtful {
      report(code.missingArgument(field), key, link.language)
    }
  }

  func report(_ kind: LocalizationIssue.Kind, _ key: String, _ language: Language) {
    texts.reporter.report(LocalizationIssue(key: key, language: language, kind: kind))
  }
}

extension String.UTF8View {
  /// Whether two percent signs follow each other.
  fileprivate var hasEscapedPercent: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: "%") && $1 == UInt8(ascii: "%") }
  }
}
