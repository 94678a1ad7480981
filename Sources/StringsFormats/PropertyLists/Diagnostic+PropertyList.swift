import StringsSyntax

extension Diagnostic {
  /// An error that makes a property list unreadable, in whole or in part.
  static func invalidPropertyList(
    _ message: String, in file: String, at position: SourcePosition? = nil,
    code: Code = .invalidPropertyList
  ) -> Diagnostic {
    Diagnostic(file: file, position: position, severity: .error, code: code, message: message)
  }
}
