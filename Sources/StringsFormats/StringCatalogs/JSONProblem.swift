import StringsSyntax

/// A syntax error in a JSON text, or a duplicate key.
struct JSONProblem: Error {
  var message: String
  var position: SourcePosition
  /// For a duplicate, the position of the first key.
  var related: SourcePosition?
}
