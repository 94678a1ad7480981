import StringsSyntax

extension CheckedEntry {
  /// The problems of its messages, each once, whichever devices have them.
  ///
  /// Malformed placeholders matter only in a message with arguments: others are shown as written.
  var messageDiagnostics: [Diagnostic] {
    var seen: Set<MessageProblem> = []
    let takesArguments = !messages.allSatisfy(\.unambiguousArguments.isEmpty)
    return variants.flatMap(\.problems).filter { problem in
      guard seen.insert(problem).inserted else { return false }
      if problem.code == .malformedPlaceholder, !takesArguments { return false }
      return problem != .notAMessage || !isReported
    }.map { problem in
      entry.diagnostic(
        problem.code, problem.description,
        severity: Check.named(problem.code)?.severity ?? .warning)
    }
  }

  /// A percent sign that is parsed as a placeholder, and so takes the argument of another one.
  var percentDiagnostics: [Diagnostic] {
    for text in texts {
      let placeholders = Format(text).placeholders
      let doubtful = placeholders.first { $0.flags.contains(.spaced) && $0.position == nil }
      guard let doubtful, placeholders.contains(where: { !$0.flags.contains(.spaced) }) else {
        continue
      }
      return [
        entry.diagnostic(
          .doubtfulPlaceholder,
          "'\(doubtful.source)' is read as a placeholder; write '%%' for a percent sign")
      ]
    }
    return []
  }

  /// A state that says that the translation is not finished.
  var stateDiagnostics: [Diagnostic] {
    let message: String? =
      switch entry.state {
      case .new: "this text is not translated yet"
      case .needsReview: "this translation needs review"
      case .stale: "the source text changed after this translation"
      case .translated, nil: nil
      }
    return message.map { [entry.diagnostic(.unfinishedTranslation, $0)] } ?? []
  }

  /// Empty texts, and characters that are hardly intended.
  var characterDiagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    let texts = texts
    if variants.contains(where: { $0.value.string?.allSatisfy(\.isWhitespace) == true }) {
      found.append(entry.diagnostic(.emptyValue, "this text is empty"))
    }
    let scalars = texts.lazy.flatMap(\.unicodeScalars)
    if let control = scalars.first(where: {
      $0.isUnwantedControl && ($0 != "\0" || !isReported)
    }) {
      found.append(
        entry.diagnostic(.controlCharacter, "this text contains \(control.codePoint)"))
    }
    if scalars.contains("\u{FFFD}") {
      found.append(
        entry.diagnostic(
          .replacementCharacter, "this text contains U+FFFD: characters were lost"))
    }
    if let message = texts.lazy.compactMap(BidiControls.problem).first {
      found.append(entry.diagnostic(.bidiControl, message))
    }
    return found
  }
}

extension Unicode.Scalar {
  /// True for C0 except tab and line feed, for DEL, and for C1.
  fileprivate var isUnwantedControl: Bool {
    properties.generalCategory == .control && self != "\t" && self != "\n"
  }

  /// The notation `U+0007`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
