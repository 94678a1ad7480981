import StringsSyntax

/// A syntax error in a JSON text, or a duplicate key.
package struct JSONProblem: Error {
  var message: String
  var position: SourcePosition
  /// For a duplicate, the position of the first key.
  var related: SourcePosition?
  /// The first two keys that lead to the place: there may be many problems at great depth.
  var path: [String] = []

  /// The diagnostic about a String Catalog, whose texts are the members of `strings`.
  func diagnostic(
    _ code: Diagnostic.Code, _ severity: Diagnostic.Severity, in file: String
  ) -> Diagnostic {
    Diagnostic(
      file: file, position: position, severity: severity, code: code, message: message,
      related: related, key: path.count > 1 && path[0] == "strings" ? path[1] : nil)
  }
}
