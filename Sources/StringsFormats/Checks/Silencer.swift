import StringsSyntax

/// A comment in a translation file that silences checks.
///
/// `sternik-strings: ignore edge-space, untranslated` concerns the entry that the comment belongs
/// to, `sternik-strings: ignore-file edge-space` the whole file. The names go up to the end of the
/// line. Only warnings, and what `LocalizationFolder.check` finds, can be silenced.
struct Silencer: Sendable {
  enum Scope: Sendable {
    case file
    /// From the key to the end of the value.
    case entry(ClosedRange<SourcePosition>)
    /// The comment belongs to no entry.
    case nothing
  }

  static let marker = "sternik-strings:"

  var scope: Scope
  var codes: [Diagnostic.Code]
  var position: SourcePosition
  /// What is wrong with the comment itself.
  var mistakes: [String] = []
  /// Which of the codes silenced something.
  var used: Set<Diagnostic.Code> = []

  /// What a comment says to silence; `entry` is where the entry stands that it belongs to, if any.
  static func all(
    in comment: String, at position: SourcePosition, entry: ClosedRange<SourcePosition>?
  ) -> [Silencer] {
    comment.split(whereSeparator: \.isNewline).compactMap { line in
      guard let marker = line.range(of: marker) else { return nil }
      let words = line[marker.upperBound...].split { $0.isWhitespace || $0 == "," || $0 == "*" }
      return Silencer(words.map(String.init), position: position, entry: entry)
    }
  }

  private init(_ words: [String], position: SourcePosition, entry: ClosedRange<SourcePosition>?) {
    codes = []
    self.position = position
    switch words.first {
    case "ignore": scope = entry.map(Scope.entry) ?? .nothing
    case "ignore-file": scope = .file
    default:
      scope = .nothing
      mistakes.append("expected 'ignore' or 'ignore-file' after '\(Self.marker)'")
      return
    }
    for word in words.dropFirst() {
      let code = Diagnostic.Code(rawValue: word)
      if Check.named(code) != nil {
        codes.append(code)
      } else {
        mistakes.append("no check is named '\(word)'")
      }
    }
    if words.count == 1 { mistakes.append("expected the names of checks") }
    if case .nothing = scope { mistakes.append("this comment belongs to no entry") }
  }

  /// Whether it silences a diagnostic; if so that is noted.
  mutating func silences(_ diagnostic: Diagnostic) -> Bool {
    guard codes.contains(diagnostic.code) else { return false }
    switch scope {
    case .file: break
    case .entry(let range):
      guard let position = diagnostic.position, range.contains(position) else { return false }
    case .nothing: return false
    }
    used.insert(diagnostic.code)
    return true
  }
}

extension Substring {
  /// Where a text first occurs.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
