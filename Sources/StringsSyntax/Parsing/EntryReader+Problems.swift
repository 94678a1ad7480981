extension EntryReader {
  /// Notes an error that leaves the entry as it is.
  mutating func report(_ code: Diagnostic.Code, at offset: Int, related: Int? = nil) {
    let isIllFormed = offset < bytes.count && bytes.sequenceLength(at: offset) == nil
    problems.append(
      Problem(
        code: isIllFormed ? .invalidEncoding : code, severity: .error, offset: offset,
        related: related))
  }

  mutating func warn(_ code: Diagnostic.Code, at offset: Int, related: Int? = nil) {
    problems.append(Problem(code: code, severity: .warning, offset: offset, related: related))
  }

  /// Notes the error that breaks the entry; later ones in the same entry are its consequences.
  mutating func fail(_ code: Diagnostic.Code, at offset: Int, related: Int? = nil) {
    if !entryIsBroken { report(code, at: offset, related: related) }
    entryIsBroken = true
  }

  /// Notes the error that breaks the entry, and gives up reading it.
  mutating func lose(_ code: Diagnostic.Code, at offset: Int, _ lost: Lost) throws(Lost) -> Never {
    fail(code, at: offset)
    throw lost
  }

  /// Takes back what was noted about a broken entry beside its errors.
  mutating func removeProblems(from first: Int, includingErrors: Bool) {
    guard first < problems.count else { return }
    let kept = problems[first...].filter { $0.severity == .error && !includingErrors }
    problems.replaceSubrange(first..., with: kept)
  }
}
