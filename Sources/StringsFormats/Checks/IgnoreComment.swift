import StringsSyntax

/// A comment in a translation file that makes checks ignore an entry or the file.
///
/// `sternik-strings: ignore edge-space, untranslated` applies to the entry that the comment belongs
/// to, `sternik-strings: ignore-file edge-space` to the whole file. The names of the checks go up to
/// the end of the line. Warnings, and all results of `TranslationTable.check`, can be ignored.
struct IgnoreComment: Sendable {
  enum Scope: Sendable {
    case file
    /// From the start of the key to the end of the value.
    case entry(ClosedRange<SourcePosition>)
    /// The comment has a mistake, or belongs to no entry.
    case nothing
  }

  static let marker = "sternik-strings:"

  /// After the marker, the word above a key that the development language no longer has; it ignores nothing.
  static let removedMark: Substring = "removed"

  var scope: Scope
  var codes: [Diagnostic.Code]
  var position: SourcePosition
  /// The messages about mistakes in the comment itself.
  var mistakes: [String] = []
  /// The codes that have ignored something.
  var used: Set<Diagnostic.Code> = []

  /// Parses every marked line of a comment; `entry` is the range of the entry that it belongs to.
  static func all(
    in comment: String, at position: SourcePosition, entry: ClosedRange<SourcePosition>?
  ) -> [IgnoreComment] {
    comment.split(whereSeparator: \.isNewline).compactMap { line in
      guard let marker = line.firstRange(of: marker) else { return nil }
      let words = line[marker.upperBound...].split { $0.isWhitespace || $0 == "," || $0 == "*" }
      if words == [Self.removedMark] { return nil }
      return IgnoreComment(words.map(String.init), position: position, entry: entry)
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
        mistakes.append("no check is named '\(word)'\(Check.suggestion(for: word))")
      }
    }
    if words.count == 1 { mistakes.append("expected the name of a check") }
    if case .nothing = scope { mistakes.append("this comment belongs to no entry") }
  }

  /// Returns whether it ignores a diagnostic, and marks the code as used.
  mutating func ignores(_ diagnostic: Diagnostic) -> Bool {
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
