package import StringsSyntax

extension Diagnostic {
  /// The diagnostic with the severity that it has for a program of this package, which shows any argument for
  /// `%@`, and texts for `%s` and `%c`.
  package var forSternik: Diagnostic {
    var diagnostic = self
    if code == .objectPlaceholder { diagnostic.severity = .warning }
    return diagnostic
  }
}
