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

  /// The problems found so far as diagnostics, in the order of the text.
  func diagnostics(file: String) -> [Diagnostic] {
    let problems = problems.sorted { $0.offset < $1.offset }
    guard !problems.isEmpty else { return [] }
    let positions = positions(
      of: problems.flatMap { [$0.offset] + ($0.related.map { [$0] } ?? []) })
    // A long key may have many problems.
    var keys: [Int: String] = [:]
    return problems.map { problem in
      let key = problem.key.map { token in
        let text = keys[token.range.lowerBound] ?? bytes.text(of: token)
        keys[token.range.lowerBound] = text
        return text
      }
      return Diagnostic(
        file: file, position: positions[problem.offset], severity: problem.severity,
        code: problem.code,
        message: message(for: problem, related: problem.related.flatMap { positions[$0] }),
        related: problem.related.flatMap { positions[$0] }, key: key)
    }
  }

  private func positions(of offsets: [Int]) -> [Int: SourcePosition] {
    var cursor = PositionCursor(bytes)
    var positions: [Int: SourcePosition] = [:]
    for offset in offsets.sorted() { positions[offset] = cursor.position(at: offset) }
    return positions
  }

  private func message(for problem: Problem, related: SourcePosition?) -> String {
    let first = related.map(\.description) ?? ""
    switch problem.code {
    case .expectedEqualsOrSemicolon:
      return "expected '=' or ';' after the key, found \(found(at: problem.offset))"
    case .expectedValue:
      return "expected a value after '=', found \(found(at: problem.offset))"
    case .missingSemicolon where related != nil:
      return "expected ';' after the value; is the closing quote of the string at \(first) missing?"
    case .missingSemicolon: return "expected ';' after the value"
    case .unexpectedCharacter:
      return "expected a key, found \(found(at: problem.offset))"
    case .unterminatedComment: return "this comment has no closing '*/'"
    case .unterminatedString: return "this string has no closing quote"
    case .unterminatedDictionary: return "this '{' has no closing '}'"
    case .unterminatedArray: return "this '(' has no closing ')'"
    case .invalidData:
      return
        "expected pairs of hexadecimal digits and a closing '>', found \(found(at: problem.offset))"
    case .invalidUnicodeEscape: return "expected one to four hexadecimal digits after '\\U'"
    case .loneSurrogate:
      return "this escape sequence is half of a surrogate pair; the other half is missing"
    case .octalOutOfRange: return "this octal escape sequence is not a character"
    case .invalidEncoding: return "these bytes are invalid in the encoding of the file"
    case .tooDeep: return "brackets are nested more than \(Self.maximumDepth) levels deep"
    case .unknownEscape:
      let character = found(at: problem.offset + 1)
      let remedy = character == "'u'" ? ": write '\\U' and four digits" : ""
      return "unknown escape sequence; the backslash before \(character) is ignored\(remedy)"
    case .nulCharacter: return "this text contains a NUL character"
    case .duplicateKey: return "this key is already defined at \(first); the last definition counts"
    case .duplicateKeyCanonical:
      return "this key is canonically equivalent to the one at \(first); the last definition counts"
    case .nonStringValue: return "this value is not a string"
    default: return problem.code.rawValue
    }
  }

  /// The character at an offset, formatted for a message.
  private func found(at offset: Int) -> String {
    guard offset < bytes.count else { return "the end of the file" }
    let length = bytes.sequenceLength(at: offset) ?? 1
    guard let scalar = bytes.text(offset..<offset + length).unicodeScalars.first else { return "" }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default:
      return "'\(scalar)'"
    }
  }
}
