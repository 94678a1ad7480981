/// A problem in a translation file.
///
/// Its description is a line as compilers print it, so that editors and build logs link to the
/// position: `pl.lproj/Localizable.strings:3:7: error: expected a value [expected-value]`.
public struct Diagnostic: Error, Sendable, Hashable {
  /// How serious a diagnostic is.
  public enum Severity: String, Sendable, Hashable {
    /// Something was not loaded.
    case error
    /// Everything was loaded, but probably not as the author meant.
    case warning
  }

  /// The path or name of the file.
  public var file: String
  /// The position of the problem; `nil` if it is not known, as in a binary property list.
  public var position: SourcePosition?
  /// Whether something was not loaded.
  public var severity: Severity
  /// The stable name of this kind of problem.
  public var code: Code
  /// An explanation in English, without file, position or code.
  public var message: String
  /// A related position in the same file, such as the first definition of a duplicate key.
  public var related: SourcePosition?
  /// The key of the text that the problem is in, or that is missing; `nil` if it is in no text, or the key itself is broken.
  public var key: String?
  /// The tag of the language of the translation; `nil` if the problem is in none, or the language is not known.
  public var languageTag: String?

  /// Creates a diagnostic.
  public init(
    file: String, position: SourcePosition?, severity: Severity, code: Code, message: String,
    related: SourcePosition? = nil, key: String? = nil, languageTag: String? = nil
  ) {
    self.file = file
    self.position = position
    self.severity = severity
    self.code = code
    self.message = message
    self.related = related
    self.key = key
    self.languageTag = languageTag
  }
}

extension Diagnostic: CustomStringConvertible {
  public var description: String {
    let location = position.map { "\(file):\($0)" } ?? file
    return "\(location): \(severity.rawValue): \(message) [\(code.rawValue)]"
  }
}
