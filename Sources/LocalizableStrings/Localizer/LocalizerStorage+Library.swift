internal import StringsSyntax

extension LocalizerStorage {
  /// Copies a storage and adds the tables of a library, each under the language of the chain that it suits.
  convenience init(
    _ other: LocalizerStorage, library: [StringsTable], libraryLanguage: Language
  ) {
    let matching = LanguageMatching(available: library.map(\.language), distance: .language)
    var matches = other.choice.matches
    var variants = matches.map { matching.closestVariant(of: $0.language) }
    if !variants.contains(libraryLanguage) {
      matches.append(LanguageMatch(language: libraryLanguage, requested: libraryLanguage))
      variants.append(libraryLanguage)
    }
    var added: [StringsTable] = []
    for (index, variant) in variants.enumerated() {
      // In a run such as en-GB, en the program's texts of both come before the library's.
      if index + 1 < variants.count, variants[index + 1] == variant { continue }
      added += library.filter { $0.language == variant }
        .map { $0.labelled(matches[index].language) }
    }
    let texts = SharedTexts(
      other.texts.tables + added, other.texts.settings, reporter: other.texts.reporter)
    self.init(
      texts,
      LanguageChoice(matches, requested: other.choice.requested, of: texts, other.locale),
      timeZone: other.timeZone)
  }

  /// The text of a key in the first table with a text that suits the arguments.
  func suitableText(_ key: String, _ arguments: Arguments) -> String? {
    if let traced { return traced.suitableText(key, arguments) }
    var contiguous = key
    return contiguous.withUTF8 { bytes in
      let found = lookup.find(bytes) { entry, link in
        guard let problem = entry.pointee.problem(with: arguments) else { return true }
        if let kind = problem.issue { report(kind, key, link.language) }
        return false
      }
      guard let (entry, link) = found else { return nil }
      return arguments.count == 0
        ? entry.pointee.text : render(key, entry, link, arguments)
    }
  }
}

extension TableEntry {
  /// Why a text is not used.
  fileprivate struct UnsuitableText {
    /// `nil` for an empty text, which is like none.
    var issue: LocalizationIssue.Kind?
  }

  /// Why the text cannot be shown with the arguments; `nil` if it can.
  fileprivate func problem(with arguments: Arguments) -> UnsuitableText? {
    switch content {
    case .plain: return isBlank ? UnsuitableText(issue: nil) : nil
    case .invalid: return UnsuitableText(issue: .notAMessage)
    case .format, .plural: break
    }
    let code = messageProgram()._withUnsafeGuaranteedRef { $0.code }
    for field in code.allFields {
      // Without arguments a text is shown as written, so that the `% d` of "100 % der" is none.
      if arguments.count == 0, field.isDoubtful { continue }
      guard let argument = arguments[Int(field.argument)] else {
        return UnsuitableText(issue: code.missingArgument(field))
      }
      if !field.accepts(argument) { return UnsuitableText(issue: code.wrongArgument(field)) }
    }
    return nil
  }

  private var isBlank: Bool { text.allSatisfy(\.isWhitespace) }
}

extension Field {
  /// Whether the placeholder shows a whole number or a text, the only arguments of a library's texts.
  fileprivate func accepts(_ argument: LocalizableValue) -> Bool {
    guard width.argument == nil, precision.argument == nil else { return false }
    return switch (argument, style) {
    case (_, .object): true
    case (.text, .string), (.text, .character): true
    case (.text, _), (_, .string), (_, .character): false
    default: true
    }
  }
}
