extension EntryReader {
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
