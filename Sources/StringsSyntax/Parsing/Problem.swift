/// Something wrong at an offset: a diagnostic before line and column are known.
struct Problem {
  var code: Diagnostic.Code
  var severity: Diagnostic.Severity
  var offset: Int
  /// Where the other place concerned is: an earlier definition, the start of a runaway string.
  var related: Int?
}
