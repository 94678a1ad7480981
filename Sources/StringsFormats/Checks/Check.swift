public import StringsSyntax

/// Something that translations are checked for, and that a comment can silence.
///
/// `Check.all` is the table of them. Other diagnostics tell of what could not be read; they are
/// errors, and nothing silences them.
///
/// A check is an error where readers would see a wrong value or none; else it is a warning.
public struct Check: Sendable, Hashable {
  /// What has to be known to make the check.
  public enum Scope: String, Sendable, Hashable {
    /// The file alone.
    case file
    /// The file and its language.
    case language
    /// The same text in the language that the program is developed in.
    case original
  }

  public let code: Diagnostic.Code
  /// The most severe that it is reported as.
  public let severity: Diagnostic.Severity
  public let scope: Scope
  public let summary: String

  public static func named(_ code: Diagnostic.Code) -> Check? { byCode[code] }

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  init(
    _ code: Diagnostic.Code, _ scope: Scope, _ summary: String,
    _ severity: Diagnostic.Severity = .warning
  ) {
    self.code = code
    self.severity = severity
    self.scope = scope
    self.summary = summary
  }
}
