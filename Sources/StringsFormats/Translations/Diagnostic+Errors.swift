package import StringsSyntax

extension Diagnostic {
  /// The error about a file or folder that cannot be read.
  package static func unreadable(_ file: String, because reason: String) -> Diagnostic {
    Diagnostic(
      file: file, position: nil, severity: .error, code: .unreadableFile,
      message: "cannot be read: \(reason)")
  }

  /// The error about a property list that is invalid.
  static func invalidPropertyList(
    _ message: String, in file: String, at position: SourcePosition? = nil, key: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      file: file, position: position, severity: .error, code: .invalidPropertyList,
      message: message, key: key)
  }
}
