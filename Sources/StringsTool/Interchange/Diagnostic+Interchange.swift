import StringsFormats
import StringsSyntax

extension Diagnostic.Code {
  /// A file from a translator cannot be read.
  static let invalidExchange = Self(rawValue: "invalid-exchange")
  /// A translation in a file from a translator is not taken over.
  static let notImported = Self(rawValue: "not-imported")
  /// A text cannot be exported, or not without loss.
  static let notExported = Self(rawValue: "not-exported")
}

extension Diagnostic {
  /// The error about a file from a translator that cannot be read.
  static func invalidExchange(
    _ message: String, in file: String, at position: SourcePosition?
  ) -> Diagnostic {
    Diagnostic(
      file: file, position: position, severity: .error, code: .invalidExchange, message: message)
  }
}
