/// What is wrong with a translation file, and where.
///
/// Its description is a line as compilers print it, so that editors and build logs link to the
/// place: `pl.lproj/Localizable.strings:3:7: error: expected a value [expected-value]`.
public struct Diagnostic: Error, Sendable, Hashable {
  public enum Severity: String, Sendable, Hashable {
    /// Something was not loaded.
    case error
    /// Everything was loaded, but it is hardly what the author meant.
    case warning
  }

  /// The path or name the file was read under.
  public var file: String
  /// `nil` when the place is not known, as in a binary property list.
  public var position: SourcePosition?
  public var severity: Severity
  public var code: Code
  public var message: String
  /// The other place concerned, in the same file: where a duplicated key was first defined.
  public var related: SourcePosition?

  public init(
    file: String, position: SourcePosition?, severity: Severity, code: Code, message: String,
    related: SourcePosition? = nil
  ) {
    self.file = file
    self.position = position
    self.severity = severity
    self.code = code
    self.message = message
    self.related = related
  }
}

extension Diagnostic: CustomStringConvertible {
  public var description: String {
    let place = position.map { "\(file):\($0)" } ?? file
    return "\(place): \(severity.rawValue): \(message) [\(code.rawValue)]"
  }
}
