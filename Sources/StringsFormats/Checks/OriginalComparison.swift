import LocalizableStrings
import StringsSyntax

/// Compares a translation with the original, text by text.
struct OriginalComparison {
  let language: Language
  let original: Language

  func problems(of entry: CheckedEntry, comparedTo counterpart: CheckedEntry) -> [Diagnostic] {
    let originals = counterpart.messages
    guard let first = originals.first, !entry.messages.isEmpty else { return [] }
    var problems = argumentProblems(of: entry, first.unambiguousArguments)
    // An empty text has a warning of its own.
    guard entry.texts.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return problems }
    if isUntranslated(entry, counterpart) {
      problems.append(
        entry.warning(.untranslated, "this text is the same as in \(original)"))
    }
    let ends = originals.reduce(into: MessageEnds(original)) { $0.add($1) }
    let own = entry.messages.reduce(into: MessageEnds(language)) { $0.add($1) }
    problems += own.spaceProblems(comparedTo: ends).map { entry.warning(.edgeSpace, $0) }
    if let problem = own.markProblem(comparedTo: ends) {
      problems.append(entry.warning(.endPunctuation, problem))
    }
    return problems
  }

  private func argumentProblems(
    of entry: CheckedEntry, _ others: [Int: ArgumentKind]
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for own in entry.messages.map(\.unambiguousArguments) {
      for number in Set(own.keys).union(others.keys).sorted() {
        guard let (severity, text) = difference(number, own[number], others[number]) else {
          continue
        }
        let problem = entry.diagnostic(.placeholderMismatch, severity, text)
        // Several devices may have the same problem.
        if !problems.contains(problem) { problems.append(problem) }
      }
    }
    return problems
  }

  /// An error where the value would show wrongly, or none.
  private func difference(
    _ number: Int, _ own: ArgumentKind?, _ other: ArgumentKind?
  ) -> (Diagnostic.Severity, String)? {
    switch (own, other) {
    case (nil, let other?):
      (.warning, "argument \(number) (\(other.name)) is not used, unlike in \(original)")
    case (_?, nil):
      (.error, "there is no argument \(number) in \(original)")
    case (let own?, .any?) where own != .any:
      (.warning, "argument \(number) must be \(own.name) here, but may be anything in \(original)")
    case (.real?, .integer?):
      (
        .warning,
        "argument \(number) is taken for \(ArgumentKind.real.name), but is "
          + "\(ArgumentKind.integer.name) in \(original)"
      )
    case (let own?, let other?) where own != other && own != .any && other != .any:
      (.error, "argument \(number) is taken for \(own.name), but is \(other.name) in \(original)")
    default: nil
    }
  }

  /// Whether nobody touched it: several words that are the same, in another language.
  private func isUntranslated(_ entry: CheckedEntry, _ counterpart: CheckedEntry) -> Bool {
    guard language.code != original.code, entry.texts == counterpart.texts else { return false }
    return entry.texts.contains { text in
      var words = 0
      let rest = FormatText(text).mapping(words: { run in
        words += Self.words(in: run)
        return run
      })
      return words >= 2 && !rest.contains("://")
    }
  }

  /// How many words of at least two letters are not all capitals.
  private static func words(in text: String) -> Int {
    text.split { !$0.isLetter }.count { $0.count > 1 && $0.contains { !$0.isUppercase } }
  }
}

extension ArgumentKind {
  /// What it is called in a sentence.
  fileprivate var name: String {
    switch self {
    case .any: "anything"
    case .integer: "a whole number"
    case .real: "a number with fractions"
    case .text: "a text"
    }
  }
}
