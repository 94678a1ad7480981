public import StringsSyntax

/// A check of translations, whose results a comment in the file can ignore.
///
/// `Check.all` lists them. The other diagnostics are errors about what cannot be read, and cannot be
/// ignored.
///
/// A check reports an error if users would see a wrong value or none, otherwise a warning; a project can change that.
public struct Check: Sendable, Hashable {
  /// The texts that a check looks at.
  public enum Scope: String, Sendable, Hashable {
    /// The file alone.
    case file
    /// The file and its language.
    case language
    /// The same entry in the development language.
    case source
    /// All tables of the folder.
    case folder
  }

  /// The code of its diagnostics, which is also its name in `sternik-strings check`.
  public let code: Diagnostic.Code
  /// The highest severity that the check reports.
  public let severity: Diagnostic.Severity
  /// What the check compares a text with.
  public let scope: Scope
  /// What the check finds, in at most 46 characters.
  public let summary: String
  /// Whether a project has it without asking: one that is right in less than 95 of 100 cases is off until a project names it.
  public let isOnByDefault: Bool

  /// The check with a code; `nil` if it is the code of no check.
  public static func named(_ code: Diagnostic.Code) -> Check? { byCode[code] }

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  init(
    _ code: Diagnostic.Code, _ scope: Scope, _ summary: String,
    _ severity: Diagnostic.Severity = .warning, isOnByDefault: Bool = true
  ) {
    self.isOnByDefault = isOnByDefault
    self.code = code
    self.severity = severity
    self.scope = scope
    self.summary = summary
  }
}
