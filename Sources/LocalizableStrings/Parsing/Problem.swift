/// Something wrong at an offset: a diagnostic before line and column are known.
package struct Problem {
  package var code: Diagnostic.Code
  package var severity: Diagnostic.Severity
  package var offset: Int
  /// Where the other place concerned is: an earlier definition, the start of a runaway string.
  package var related: Int?
}
