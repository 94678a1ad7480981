extension EntryReader {
  /// A diagnostic with a byte offset, before its line and column are known.
  struct Problem {
    var code: Diagnostic.Code
    var severity: Diagnostic.Severity
    var offset: Int
    /// The offset of a related position: an earlier definition, or the start of a runaway string.
    var related: Int?
    /// The key of the entry that the problem is in.
    var key: StringToken?
  }

  /// Reports an error that does not invalidate the entry.
  mutating func report(_ code: Diagnostic.Code, at offset: Int, related: Int? = nil) {
    // Behind the end are zeros, which are well-formed.
    let isIllFormed = bytes.sequenceLength(at: offset) == nil
    problems.append(
      Problem(
        code: isIllFormed ? .invalidEncoding : code, severity: .error, offset: offset,
        related: related))
  }

  mutating func warn(
    _ code: Diagnostic.Code, at offset: Int, related: Int? = nil, key: StringToken? = nil
  ) {
    problems.append(
      Problem(code: code, severity: .warning, offset: offset, related: related, key: key))
  }

  /// Gives the problems of an entry its key, unless that itself is broken or lacks its closing quote.
  mutating func assignKey(toProblemsFrom first: Int) {
    guard let key else { return }
    let isLong =
      bytes.hasLineEnd(in: key.range) || key.range.contains { bytes[$0] == UInt8(ascii: "=") }
    for index in problems.indices[first...] {
      let problem = problems[index]
      let isInKey = problem.severity == .error && problem.offset < key.range.upperBound
      let isRunaway = isLong && problem.code == .expectedEqualsOrSemicolon
      if !isInKey, !isRunaway { problems[index].key = key }
    }
  }

  /// Reports the error that breaks the entry; later errors of the entry follow from it and are dropped.
  mutating func fail(_ code: Diagnostic.Code, at offset: Int, related: Int? = nil) {
    if !entryHasError { report(code, at: offset, related: related) }
    entryHasError = true
  }

  /// Reports the error that breaks the entry and stops reading it.
  mutating func abandon(
    _ code: Diagnostic.Code, at offset: Int, _ error: SyntaxError
  ) throws(SyntaxError) -> Never {
    fail(code, at: offset)
    throw error
  }

  /// Removes the warnings about a broken entry, and its errors on request.
  mutating func removeProblems(from first: Int, includingErrors: Bool) {
    guard first < problems.count else { return }
    let kept = problems[first...].filter { $0.severity == .error && !includingErrors }
    problems.replaceSubrange(first..., with: kept)
  }
}
