import LocalizableStrings
import StringsSyntax

/// Compares the entries of a translation with those of its source language.
struct SourceComparison {
  let language: Language
  let sourceLanguage: Language

  func diagnostics(
    of checked: CheckedEntry, comparedTo source: CheckedEntry
  ) -> [Diagnostic] {
    let sourceMessages = source.messages
    guard let first = sourceMessages.first, !checked.messages.isEmpty else { return [] }
    var found = argumentDiagnostics(of: checked, first.unambiguousArguments)
    // An empty text has a warning of its own.
    guard checked.texts.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return found }
    if isUntranslated(checked, source) {
      found.append(
        checked.entry.diagnostic(.untranslated, "this text is the same as in \(sourceLanguage)"))
    }
    let sourceEdges = sourceMessages.reduce(into: MessageEdges(sourceLanguage)) { $0.add($1) }
    let edges = checked.messages.reduce(into: MessageEdges(language)) { $0.add($1) }
    found += edges.spaceProblems(comparedTo: sourceEdges).map {
      checked.entry.diagnostic(.edgeSpace, $0)
    }
    if let problem = edges.punctuationProblem(comparedTo: sourceEdges) {
      found.append(checked.entry.diagnostic(.endPunctuation, problem))
    }
    return found
  }

  private func argumentDiagnostics(
    of checked: CheckedEntry, _ source: [Int: ArgumentKind]
  ) -> [Diagnostic] {
    checked.messages.map(\.unambiguousArguments).flatMap { own in
      Set(own.keys).union(source.keys).sorted().compactMap { number in
        difference(number, own[number], source[number]).map { severity, message in
          checked.entry.diagnostic(.placeholderMismatch, message, severity: severity)
        }
      }
    }.withoutDuplicates()
  }

  /// An error if a value would show wrongly, or none at all; otherwise a warning.
  private func difference(
    _ number: Int, _ own: ArgumentKind?, _ source: ArgumentKind?
  ) -> (Diagnostic.Severity, String)? {
    switch (own, source) {
    case (nil, let source?):
      (.warning, "argument \(number) (\(source.name)) is not used, unlike in \(sourceLanguage)")
    case (_?, nil):
      (.error, "there is no argument \(number) in \(sourceLanguage)")
    case (let own?, .any?) where own != .any:
      (
        .warning,
        "argument \(number) must be \(own.name) here, but may be any value in \(sourceLanguage)"
      )
    case (let own?, let source?) where own != source && own != .any:
      (
        own == .real && source == .integer ? .warning : .error,
        "argument \(number) is formatted as \(own.name), but is \(source.name) in \(sourceLanguage)"
      )
    default: nil
    }
  }

  /// True if several words are the same as in the source language, which is another language.
  private func isUntranslated(_ checked: CheckedEntry, _ source: CheckedEntry) -> Bool {
    // `Base.lproj` is most often English.
    let sourceCode = sourceLanguage == .base ? "en" : sourceLanguage.code
    guard language.code != sourceCode, checked.texts == source.texts else { return false }
    return checked.texts.contains { text in
      var words = 0
      let rest = Format(text).rewritten(words: { run in
        words += Self.words(in: run)
        return run
      })
      return words >= 2 && !rest.contains("://")
    }
  }

  /// The number of words of two or more letters that are not all capitals.
  private static func words(in text: String) -> Int {
    text.split { !$0.isLetter }.count { $0.count > 1 && $0.contains { !$0.isUppercase } }
  }
}

extension ArgumentKind {
  /// The phrase for this kind in messages.
  fileprivate var name: String {
    switch self {
    case .any: "any value"
    case .integer: "a whole number"
    case .real: "a decimal number"
    case .text: "a string"
    }
  }
}
