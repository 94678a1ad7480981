import StringsSyntax

extension CheckedEntry {
  /// The problems of its messages, each once, whichever devices have them.
  ///
  /// Malformed placeholders matter only in a message with arguments or `%%`: others are shown as written.
  var messageDiagnostics: [Diagnostic] {
    let problems = variants.flatMap(\.problems)
    guard !problems.isEmpty else { return [] }
    var seen: Set<MessageProblem> = []
    let isFormatted =
      !messages.allSatisfy(\.unambiguousArguments.isEmpty)
      || texts.contains(where: \.hasEscapedPercent)
    return problems.filter { problem in
      guard seen.insert(problem).inserted else { return false }
      if problem.code == .malformedPlaceholder, !isFormatted { return false }
      // The file's diagnostics have it.
      if problem.code == .nestedTooDeep { return false }
      return problem != .notAMessage || !isReported
    }.map { problem in
      entry.diagnostic(
        problem.code, problem.description,
        severity: Check.named(problem.code)?.severity ?? .warning)
    }
  }

  /// Empty texts, and characters that are hardly intended.
  var characterDiagnostics: [Diagnostic] {
    var found: [Diagnostic] = []
    let texts = texts
    // Xcode makes the key "" of `Text("")`.
    if !entry.key.isEmpty,
      variants.contains(where: { $0.value.string?.allSatisfy(\.isWhitespace) == true })
    {
      found.append(
        entry.diagnostic(.emptyValue, "this text is empty: write it, or remove the entry"))
    }
    if isPlainASCII { return found }
    let scalars = texts.lazy.flatMap(\.unicodeScalars)
    if let control = scalars.first(where: {
      $0.isUnwantedControl && ($0 != "\0" || !isReported)
    }) {
      let remedy =
        control == "\r" && !texts.contains { $0.utf8.contains(UInt8(ascii: "\n")) }
        ? "write a line break, \\n, for U+000D" : "remove \(control.codePoint) from this text"
      found.append(entry.diagnostic(.controlCharacter, remedy))
    }
    if scalars.contains("\u{FFFD}") {
      found.append(
        entry.diagnostic(
          .replacementCharacter, "this text contains U+FFFD: write the lost characters again"))
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
    (value < 0x20 || (0x7F...0x9F).contains(value)) && self != "\t" && self != "\n"
  }

  /// The notation `U+0007`.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
