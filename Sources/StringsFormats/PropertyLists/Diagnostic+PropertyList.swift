import StringsSyntax

extension Diagnostic {
  /// A property list that cannot be read at all, or in part.
  static func invalidPropertyList(
    _ message: String, in file: String, at position: SourcePosition? = nil,
    code: Code = .invalidPropertyList
  ) -> Diagnostic {
    Diagnostic(file: file, position: position, severity: .error, code: code, message: message)
  }
}
