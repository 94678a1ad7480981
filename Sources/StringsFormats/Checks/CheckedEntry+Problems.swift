import StringsSyntax

extension CheckedEntry {
  /// What is wrong with its messages, each thing once, whichever devices it concerns.
  ///
  /// A percent sign is one where no argument is put in: the text is shown as written.
  var messageProblems: [Diagnostic] {
    var seen: Set<MessageProblem> = []
    let takesArguments = !messages.allSatisfy(\.unambiguousArguments.isEmpty)
    return variants.flatMap(\.problems).filter { problem in
      guard seen.insert(problem).inserted else { return false }
      if problem.code == .malformedPlaceholder, !takesArguments { return false }
      return problem != .notAMessage || !file.namesOddValues
    }.map { problem in
      let severity = Check.named(problem.code)?.severity ?? .warning
      return diagnostic(problem.code, severity, problem.description)
    }
  }

  /// Percent signs that are read as placeholders, and so take the arguments of others.
  var percentProblems: [Diagnostic] {
    for text in texts {
      let placeholders = Format(text).placeholders
      let doubtful = placeholders.first { $0.flags.contains(.spaced) && $0.position == nil }
      guard let doubtful, placeholders.contains(where: { !$0.flags.contains(.spaced) }) else {
        continue
      }
      return [
        warning(
          .doubtfulPlaceholder,
          "'\(doubtful.source)' is read as a placeholder; write '%%' for a percent sign")
      ]
    }
    return []
  }

  /// What a catalog says about the work that is left.
  var progressProblems: [Diagnostic] {
    switch entry.state {
    case .new: [warning(.unfinishedTranslation, "this translation is still new")]
    case .needsReview: [warning(.unfinishedTranslation, "this translation needs review")]
    case .stale:
      [warning(.unfinishedTranslation, "the original changed after this translation")]
    case .translated, nil: []
    }
  }

  /// Characters that a text hardly has on purpose.
  var characterProblems: [Diagnostic] {
    var problems: [Diagnostic] = []
    let texts = texts
    if variants.contains(where: { $0.value.string?.allSatisfy(\.isWhitespace) == true }) {
      problems.append(warning(.emptyValue, "this text is empty"))
    }
    let scalars = texts.lazy.flatMap(\.unicodeScalars)
    // The parser of old-style files tells of NUL.
    if let control = scalars.first(where: {
      $0.isUnwantedControl && ($0 != "\0" || !file.namesOddValues)
    }) {
      problems.append(warning(.controlCharacter, "this text contains \(control.codePoint)"))
    }
    if scalars.contains("\u{FFFD}") {
      problems.append(
        warning(.replacementCharacter, "this text contains U+FFFD: letters were lost"))
    }
    if let message = texts.lazy.compactMap(BidiControls.problem).first {
      problems.append(warning(.bidiControl, message))
    }
    return problems
  }
}

extension Unicode.Scalar {
  /// C0 but for tab and line feed, DEL, and C1.
  fileprivate var isUnwantedControl: Bool {
    properties.generalCategory == .control && self != "\t" && self != "\n"
  }

  /// As `U+0007`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
