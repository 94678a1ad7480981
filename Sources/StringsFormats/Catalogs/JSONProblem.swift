import StringsSyntax

/// Why a text is no JSON, or what else is odd about it.
struct JSONProblem: Error {
  var message: String
  var position: SourcePosition
  /// The other place concerned.
  var related: SourcePosition?
}
